package import Foundation
internal import Terminal
public import TerminalUI

/// Plays a tape against an app, and compares what it makes with the files that it names: the test fails where they differ.
///
///     @Test func `the tour of the guide`() async {
///       await assertTape("tour.tape", app: Chores())
///     }
///
/// With `TERMINALUI_RECORD=1` in the environment the files are written. Their paths begin at the folder of the tape.
///
/// - Parameters:
///   - path: The tape; a relative path begins at the folder of the test's file.
///   - environment: Further values that the app finds.
///   - app: Makes the app: once for each look that the tape has outputs for.
///   - fileID: The test's module and file.
///   - filePath: The test's file.
///   - line: The test's place, for the report.
///   - column: The test's place, for the report.
@MainActor public func assertTape<A: App>(
  _ path: String, environment: EnvironmentValues = EnvironmentValues(), app: @autoclosure () -> A,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let test = URL(filePath: "\(filePath)").deletingLastPathComponent()
  let file = path.hasPrefix("/") ? URL(filePath: path) : test.appending(path: path)
  do {
    let tape = try Tape(contentsOf: file.path)
    var check = TapeCheck(tape, in: file.deletingLastPathComponent(), environment)
    for problem in try await check.problems(of: app) {
      report(problem, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  } catch {
    report("\(error)", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The files of a tape, which are compared or written.
package struct TapeCheck {
  private let tape: Tape
  private let folder: URL
  private let environment: EnvironmentValues
  private var problems: [String] = []
  /// Whether files are written.
  package var isRecording = UserEnvironment.harmlessValue("TERMINALUI_RECORD") == "1"

  /// Makes the check of a tape whose paths begin at a folder.
  package init(_ tape: Tape, in folder: URL, _ environment: EnvironmentValues) {
    (self.tape, self.folder, self.environment) = (tape, folder, environment)
  }

  /// Plays the tape in each look that is wanted; says what is wrong with the files.
  package mutating func problems<A: App>(of app: () -> A) async throws -> [String] {
    let looks = Tape.Look.allCases.filter { look in tape.outputs.contains { $0.look == look } }
    for (index, look) in (looks.isEmpty ? [.dark] : looks).enumerated() {
      try await play(in: look, isFirst: index == 0, app)
    }
    return problems
  }

  /// Plays the tape in one look, and compares the files that the tape names for it.
  private mutating func play<A: App>(in look: Tape.Look, isFirst: Bool, _ app: () -> A) async throws {
    let moves = !tape.outputs.isEmpty
    let host = TestHost(
      width: tape.width, height: tape.height, environment: environment, colors: look.colors, motion: moves,
      app: app())
    var (picture, cast) = (MovingPicture(look.colors), TapeCast(host, look.colors))
    var shots: [(path: String, text: String, line: Int)] = []
    let frames = TapePlayer.Frames()
    if moves {
      frames.onFrame = { host, isShown in
        if isShown { picture.add(host) }
        cast.add(host)
      }
      frames.onEvent = { cast.add($0, $1) }
    }
    // The first frame is there already.
    frames.onFrame?(host, tape.steps.first?.command != .show(false))
    try await TapePlayer(tape, on: host, look.colors, frames) { shots.append(($0, $1, $2)) }.play()
    if isFirst { for shot in shots { check(shot.path, shot.text, shot.line) } }
    for output in tape.outputs where output.look == look {
      check(output.path, output.path.hasSuffix(".svg") ? picture.svg() : cast.text, output.line)
    }
  }

  /// Compares a text with a file, or records it.
  private mutating func check(_ path: String, _ text: String, _ line: Int) {
    let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardized
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known == text { return }
    if isRecording {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        problems.append("\(tape.name):\(line): \(file.path) can't be written: \(error.localizedDescription)")
      }
      return
    }
    let accept = "To accept what it shows now, run the test with TERMINALUI_RECORD=1."
    guard let known else {
      problems.append("\(tape.name):\(line): there is no \(file.path). \(accept)")
      return
    }
    let difference = path.hasSuffix(".txt") ? "\n\(ScreenDifference(expected: known, actual: text))\n" : " "
    problems.append(
      "\(tape.name):\(line): the app shows something else than \(file.path).\(difference)\(accept)")
  }
}
