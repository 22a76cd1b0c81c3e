import Soak
import Terminal
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Every view of ``ViewTrial/all``: keys that come at once do what they do one by one.
@Suite struct TogetherTrialTests {
  private static let keys: [KeyEquivalent] = [
    .return, "a", .tab, "b", .downArrow, .space, .tab, .return, "c", .delete, .rightArrow, .end, .upArrow,
    .return, .escape, .tab, "d", .home, .downArrow, .downArrow, .return, "e",
  ]

  @Test(arguments: ViewTrial.all)
  func `keys that come at once do what they do one by one`(trial: ViewTrial) {
    for count in Soak.isOn ? [3, 7, 12, 17, Self.keys.count] : [7, Self.keys.count] {
      let keys = Self.keys.prefix(count).map { InputEvent.key(KeyPress(key: $0)) }
      let (one, all) = (host(of: trial), host(of: trial))
      for key in keys { one.send(key) }
      all.send(keys)
      expect(all.styledText, one.styledText, "\(trial), \(count) keys")
    }
  }

  private func host(of trial: ViewTrial) -> TestHost {
    let stage = Stage()
    return TestHost(width: 40, height: 12) { StageView(trial: trial, stage: stage) }
  }
}
