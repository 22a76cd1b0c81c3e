import Testing
import TerminalUICore
package import TerminalUITesting

extension TestHost {
  /// Expects what holds of every screen: the tree is sound, nothing was reported, no control code is shown, and what was drawn bit by bit is what
  /// is drawn anew.
  ///
  /// - Parameter moment: What is tried, for the report.
  package func expectSound(_ moment: String) {
    #expect(host.checkInvariants() == [], "\(moment)")
    #expect(issues == [], "\(moment)")
    let isPrintable = text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{202E}")
    }
    #expect(isPrintable, "\(moment)")
    let (shown, oldCursor) = (screen, cursor)
    host.invalidateScreen()
    turn()
    #expect(cursor == oldCursor, "\(moment): drawn anew the cursor is elsewhere")
    #expect(screen == shown, "\(moment): drawn anew it differs")
  }
}
