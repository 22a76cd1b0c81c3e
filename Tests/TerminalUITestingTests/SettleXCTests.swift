import TerminalUI
import TerminalUITesting
import XCTest

/// The same from XCTest, and stored values there.
final class SettleXCTests: XCTestCase {
  @MainActor func testFailsAtTheLineOfTheCall() async {
    let host = TestHost(width: 12, height: 1) { Text("still there") }
    isExpectingFailure = true
    await host.settle(timeout: .milliseconds(1)) { false }
    isExpectingFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, #line - 3)
    XCTAssertTrue(failures.first?.text.contains("still there") == true)
  }

  // Whichever runs first must not be seen by the other.
  @MainActor func testBeginsWithNothingStored() { storeOnce() }
  @MainActor func testAlsoBeginsWithNothingStored() { storeOnce() }

  @MainActor private func storeOnce() {
    XCTAssertNil(StorageStore.standard.value(Int.self, forKey: "xctest"))
    StorageStore.standard.set(1, forKey: "xctest")
    XCTAssertEqual(StorageStore.standard.value(Int.self, forKey: "xctest"), 1)
  }

  nonisolated(unsafe) private var isExpectingFailure = false
  nonisolated(unsafe) private var failures: [(text: String, line: Int)] = []

  override func recordFailure(
    withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard isExpectingFailure else {
      return super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
    }
    failures.append((text, line))
  }
}
