internal import Cells
internal import Foundation
internal import Terminal
internal import Terminals

/// Puts the lines of a recording together to steps.
nonisolated struct CastReader {
  let name: String
  private(set) var steps: [Cast.Step] = []
  private(set) var exitCode: Int32?
  /// The time of the last event, in microseconds.
  private var moment: Int64 = 0
  /// Whether the last step is over, so that the next event begins another one.
  private var isOver = true

  init(name: String) { self.name = name }

  private func failure(_ line: Int, _ reason: String) -> Cast.Failure {
    Cast.Failure(description: "\(name):\(line): \(reason)")
  }

  /// The first line.
  func header(_ line: Substring.UTF8View.SubSequence) throws -> [String: Any] {
    guard let header = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
      header["version"] as? Int == 3
    else { throw failure(1, "it is no asciicast of version 3") }
    return header
  }

  /// The size of the terminal.
  func size(_ header: [String: Any]) throws -> Size {
    guard let term = header["term"] as? [String: Any], let columns = term["cols"] as? Int,
      let rows = term["rows"] as? Int, (1...2_000).contains(columns), (1...1_000).contains(rows)
    else { throw failure(1, "`term` has no `cols` of 1…2000, or no `rows` of 1…1000") }
    return Size(width: columns, height: rows)
  }

  /// The time on the wall's clock at the start.
  func time(_ value: Any?) throws -> Duration {
    guard let text = value as? String, let seconds = Double(text), abs(seconds) < 1e11 else {
      throw failure(1, "`time` is no number of seconds")
    }
    return .microseconds(Int64((seconds * 1e6).rounded()))
  }

  /// Reads an event.
  mutating func read(
    _ line: Substring.UTF8View.SubSequence, number: Int, depth: ColorDepth
  ) throws {
    // A comment, as players allow it.
    guard line.first != UInt8(ascii: "#") else { return }
    guard let event = try? JSONSerialization.jsonObject(with: Data(line)) as? [Any], event.count == 3,
      let interval = event[0] as? Double, (0..<1e9).contains(interval), let code = event[1] as? String,
      let data = event[2] as? String
    else { throw failure(number, "an event is [INTERVAL, CODE, DATA], with an interval in seconds") }
    let distance = Int64((interval * 1e6).rounded())
    moment += distance
    guard moment < 1 << 53 else { throw failure(number, "it is longer than 285 years") }
    if distance > 0 { isOver = true }
    switch code {
    case "i": add { $0.events += CastInput.events(of: data, depth: depth) }
    case "r":
      let size = try size(data, number)
      add { $0.events.append(.resize(size)) }
    case "o":
      add { $0.output = data }
      isOver = true
    case "x":
      guard let code = Int32(data) else { throw failure(number, "an exit code is a number") }
      exitCode = code
      // What restores the terminal is no frame.
      if steps.last?.events.isEmpty == true { steps.removeLast() }
    // Marks, and what later versions have.
    default: break
    }
  }

  /// Changes the step of an event: all at one time are one, up to the output.
  private mutating func add(_ change: (inout Cast.Step) -> Void) {
    if isOver { steps.append(Cast.Step(time: .microseconds(moment))) }
    isOver = false
    change(&steps[steps.count - 1])
  }

  private func size(_ text: String, _ line: Int) throws -> Size {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, (1...2_000).contains(parts[0]), (1...1_000).contains(parts[1]) else {
      throw failure(line, "a size is COLUMNSxROWS, with 1…2000 columns and 1…1000 rows")
    }
    return Size(width: parts[0], height: parts[1])
  }
}
