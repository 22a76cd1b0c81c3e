/// What updates of one arrangement cost, by the number of rows.
struct MeasuredUpdates {
  let arrangement: Arrangement
  let sizes: [Int]
  var runs: [Int: UpdatesRun] = [:]
  var instructions: [Int: Double] = [:]

  var microseconds: [Int: Double] { runs.mapValues { $0.number("update µs") } }

  private var counted: [String] {
    ["bodies", "layouts", "drawn", "cells"] + (arrangement.shape == "list" ? ["rows"] : [])
  }

  func counts(_ size: Int) -> [String] { counted.map { runs[size]?[$0] ?? "–" } }

  /// Why the counts show that an update depends on the number of rows; `nil` if they don't.
  var wrongCount: String? {
    let first = counts(sizes[0])
    for (level, size) in sizes.enumerated() {
      for (name, (before, now)) in zip(counted, zip(first, counts(size))) {
        let differences = zip(Self.numbers(before), Self.numbers(now)).map { $1 - $0 }
        guard
          differences.isEmpty || differences.contains(where: { !(0...allowance(name, level)).contains($0) })
        else { continue }
        return "\(arrangement.name): \(name) \(before) at \(sizes[0]) rows, \(now) at \(size)"
      }
    }
    return nil
  }

  /// Ten times the rows in nested stacks are one more stack on the way, to be measured and drawn; a value that
  /// is passed down from the root goes through it.
  private func allowance(_ count: String, _ level: Int) -> Int {
    guard arrangement.shape == "nested" else { return 0 }
    switch count {
    case "layouts", "drawn": return level
    case "bodies": return arrangement.change == "root" ? level : 0
    default: return 0
    }
  }

  /// The counts of an update, or of two that alternate: `46/45`.
  private static func numbers(_ text: String) -> [Int] {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 1 ? numbers + numbers : numbers
  }
}

extension MeasuredUpdates {
  /// Runs the program `updates` for each of some numbers of rows.
  init(
    _ arrangement: Arrangement, _ sizes: [Int], updates count: Int, of program: String,
    _ instructions: InstructionCounter?
  ) {
    self.init(arrangement: arrangement, sizes: sizes)
    for size in sizes {
      Bench.note("\(arrangement.name), \(size) rows")
      let arguments = arrangement.arguments(size, updates: count)
      runs[size] = UpdatesRun(program, arguments)
      let total = instructions?.count(in: "counted_update", arguments)
      self.instructions[size] = total.map { $0 / Double(count) }
    }
  }
}
