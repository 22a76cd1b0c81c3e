internal import Foundation
internal import Terminal
internal import Testing
internal import XCTest

/// Compares a screen with a golden file, and records an issue where they differ.
///
///     @Test func `the counter starts at zero`() {
///       assertSnapshot(of: screen.text)      // Snapshots/CounterTests/the-counter-starts-at-zero.txt
///     }
///
/// The file is in the folder of the test's target: `Snapshots/<test file>/<function>.txt`, with `.<name>` before the extension where a name is given.
/// The second screen of a test needs a name, and so does a test with arguments. It is text for people to read in a review: the screen and a newline.
/// SwiftPM wants to know that the folder isn't code: give the test target `exclude: ["Snapshots"]`.
///
/// A failure shows both screens, the cells that differ and the file's path. Nothing is written without a request. With the environment variable
/// `TERMINALUI_RECORD=1` every screen is written and passes. With `record: true` this one is written and fails, so that the argument is not forgotten
/// there.
///
/// Works in Swift Testing and in XCTest, on any actor and in any task.
///
/// - Parameters:
///   - screen: The rows, joined by newlines.
///   - name: The name that distinguishes this screen from others of the same test.
///   - pathExtension: The file's extension, `svg` for a picture.
///   - record: Whether to write the file instead of comparing with it.
///   - fileID: The test's module and file.
///   - filePath: The test's file, near which the golden file is.
///   - function: The test's function, after which it is named.
///   - line: The test's place, for the report.
///   - column: The test's place, for the report.
public nonisolated func assertSnapshot(
  of screen: String, named name: String? = nil, pathExtension: String = "txt", record: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let file = GoldenFile(
    module: "\(fileID)".split(separator: "/").first.map(String.init) ?? "", testFile: "\(filePath)",
    function: "\(function)", name: name, pathExtension: pathExtension)
  let recording: GoldenFile.Recording =
    if record {
      .once
    } else {
      UserEnvironment.harmlessValue("TERMINALUI_RECORD") == "1" ? .always : .never
    }
  guard let failure = file.check(screen, recording: recording) else { return }
  report(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test that runs, whichever library runs it.
///
/// Each library ignores a failure while the other one runs tests. So where no test of Swift Testing is current (a test of XCTest, or a detached task)
/// both get it. See `docs/internals/decisions/0004`.
nonisolated func report(
  _ failure: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  if Test.current == nil { XCTFail(failure, file: filePath, line: line) }
  Issue.record(
    Comment(rawValue: failure),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}
