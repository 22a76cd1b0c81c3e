import Foundation
import Expectations
import Testing
import XCTest

@testable import TerminalUITesting

@Suite struct GoldenFileTests {
  /// A golden file in a folder of its own, which goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ function: String = "test()", name: String? = nil) -> GoldenFile {
      GoldenFile(
        module: "Module", testFile: url.appending(path: "MyTests.swift").path, function: function, name: name,
        pathExtension: "txt")
    }
  }
  private let folder = Folder()

  @Test(
    arguments: [
      ("counts()", nil, "counts.txt"),
      ("`return presses the focused button`()", nil, "return-presses-the-focused-button.txt"),
      ("counts(to:by:)", "small", "counts-to-by.small.txt"), ("`a/../b`()", "x/y", "a-b.x-y.txt"),
      ("`größer als 3`()", nil, "größer-als-3.txt"),
      (String(repeating: "x", count: 300), nil, String(repeating: "x", count: 100) + ".txt"),
    ] as [(String, String?, String)])
  func `is named after the test's function`(function: String, name: String?, file: String) {
    expect(folder.file(function, name: name).url.lastPathComponent, file)
  }

  @Test(arguments: [
    ("/p/Tests/Module/MyTests.swift", "/p/Tests/Module/Snapshots/MyTests/test.txt"),
    ("/p/Tests/Module/Deep/Down/MyTests.swift", "/p/Tests/Module/Snapshots/MyTests/test.txt"),
    ("/Module/Tests/Module/MyTests.swift", "/Module/Tests/Module/Snapshots/MyTests/test.txt"),
    ("/p/Tests/Deep/MyTests.swift", "/p/Tests/Deep/Snapshots/MyTests/test.txt"),
  ])
  func `lies in the folder of the target or else beside the test`(testFile: String, path: String) {
    let file = GoldenFile(
      module: "Module", testFile: testFile, function: "test()", name: nil, pathExtension: "txt")
    expect(file.url.path, path)
  }

  @Test func `a missing one fails, says how to record, and is not written`() throws {
    let failure = try #require(folder.file().check("ab", recording: .never))
    expect(failure, contains: "no golden file \(folder.file())")
    expect(failure, contains: "TERMINALUI_RECORD=1")
    expect(failure, contains: "0│ab│")
    expect(!FileManager.default.fileExists(atPath: folder.file().url.path))
  }

  @Test(arguments: ["", "ab", "ab  \n  \n", "日本\né"])
  func `a recorded screen passes, with every space and newline`(screen: String) throws {
    expectNil(folder.file().check(screen, recording: .always))
    expectNil(folder.file().check(screen, recording: .never))
    try expect(String(contentsOf: folder.file().url, encoding: .utf8), screen + "\n")
    expect(folder.file().check(screen + " ", recording: .never) != nil)
    expect(folder.file().check(screen + "\n", recording: .never) != nil)
  }

  @Test func `a differing screen fails with both screens, the cells and the path, and leaves the file`()
    throws
  {
    _ = folder.file().check("Count: 0\n[+]", recording: .always)
    let failure = try #require(folder.file().check("Count: 1\n[+]", recording: .never))
    expect(
      failure,
      """
      The screen differs from \(folder.file())
      in 1 cell:
        y 0, x 7: "0" is now "1"
      expected:
      ▸  0│Count: 0│
         1│[+]│
      actual:
      ▸  0│Count: 1│
         1│[+]│
      To accept the new screen, run the test with TERMINALUI_RECORD=1.
      """)
    expectNil(folder.file().check("Count: 0\n[+]", recording: .never))
  }

  @Test func `recording at one place writes and fails`() {
    expect(folder.file().check("a", recording: .once)?.hasPrefix("Recorded"), true)
    expectNil(folder.file().check("a", recording: .never))
  }

  @Test func `two screens under one name can't be recorded`() {
    expectNil(folder.file().check("a", recording: .always))
    expect(folder.file().check("b", recording: .always)?.contains("named:"), true)
    expectNil(folder.file(name: "b").check("b", recording: .always))
  }

  @Test func `a place that can't be written to is said`() throws {
    try Data().write(to: folder.url)
    expect(folder.file().check("a", recording: .always)?.contains("can't be recorded"), true)
  }
}

@Suite struct ScreenDifferenceTests {
  @Test(arguments: [
    ("abc", "aXc", ["y 0, x 1: \"b\" is now \"X\""]),
    ("abcd", "XYcZ", ["y 0, x 0…1: \"ab\" is now \"XY\"", "y 0, x 3: \"d\" is now \"Z\""]),
    ("日本x", "日本y", ["y 0, x 4: \"x\" is now \"y\""]), ("日x", "abx", ["y 0, x 0…1: \"日\" is now \"ab\""]),
    ("a", "a\nb", ["y 1, x 0: \"\" is now \"b\""]), ("ab", "a", ["y 0, x 1: \"b\" is now \"\""]),
    ("a\n", "a", []),
  ])
  func `names the cells that differ by column`(expected: String, actual: String, runs: [String]) {
    expect(ScreenDifference(expected: expected, actual: actual).runs.map(\.description), runs)
  }

  @Test func `a long list of cells is cut`() {
    let rows = (0..<40).map(String.init)
    let text = ScreenDifference(
      expected: rows.joined(separator: "\n"), actual: rows.map { "\($0)!" }.joined(separator: "\n")
    ).description
    expect(text, contains: "and 28 more places")
  }
}

@Suite struct AssertSnapshotTests {
  static let records = ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1"

  @Test func `passes for the golden file`() {
    assertSnapshot(of: "┌────┐\n│ ab │\n└────┘")
  }

  @Test(.enabled(if: !records, "it would be recorded"))
  func `fails in Swift Testing at the line of the call`() {
    withKnownIssue {
      assertSnapshot(of: "another", named: "never recorded")
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2 && "\(issue)".contains("no golden file")
    }
  }
}

/// The same from XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  func testPassesForTheGoldenFile() {
    assertSnapshot(of: "ab")
  }

  func testFailsAtTheLineOfTheCall() throws {
    try XCTSkipIf(AssertSnapshotTests.records, "it would be recorded")
    isExpectingFailure = true
    assertSnapshot(of: "another", named: "never recorded")
    isExpectingFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, #line - 3)
    XCTAssertTrue(failures.first?.text.contains("no golden file") == true)
  }

  private var isExpectingFailure = false
  private var failures: [(text: String, line: Int)] = []

  override func recordFailure(
    withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard isExpectingFailure else {
      return super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
    }
    failures.append((text, line))
  }
}
