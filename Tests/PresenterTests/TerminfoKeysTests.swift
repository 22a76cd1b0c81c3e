import Cells
import Expectations
import Terminal
import Testing

@testable import Terminals

/// The keys that a terminal's description names.
@Suite struct TerminfoKeysTests {
  /// A screen of which only the description counts.
  private final class Described: PresentedScreen {
    let strings: [String: String]
    let colorDepth = ColorDepth.none
    let hasLinks = false

    init(_ strings: [String: String]) { self.strings = strings }

    func put(_ runs: [CellRun], of buffer: borrowing CellBuffer) {}
    func place(_ cursor: Cursor?) {}
    func withFrame(_ body: (UnsafeRawBufferPointer) -> Void) {}
    func resize(to size: Size) {}
    func redraw() {}
    func forget() {}
    func string(_ name: String) -> [UInt8]? { strings[name].map { Array($0.utf8) } }
    func string(_ name: String, _ first: Int, _ second: Int) -> [UInt8]? { nil }
  }

  private func keys(_ strings: [String: String]) -> [[UInt8]: KeyEquivalent] {
    TerminfoKeys.keys(of: Described(strings), erasesWithBackspace: false)
  }

  @Test func `a key with a sequence of its own is known by it`() {
    expect(keys(["kf1": "\u{1B}[[Z"]), [Array("\u{1B}[[Z".utf8): .function(1)])
  }

  // Hostile: with such a description pastes would be keys.
  @Test(arguments: ["\u{1B}[200~", "\u{1B}[201~", "a", "\u{1B}", "漢字"])
  func `what is text or begins and ends a paste is no key`(bytes: String) {
    expect(keys(["kf1": bytes, "khome": bytes]), [:])
  }
}
