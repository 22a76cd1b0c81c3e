import Terminal
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Every view of ``ViewTrial/all`` and every key: what a node says that it uses is what it uses.
@Suite struct KeyTrialTests {
  private static let presses: [KeyPress] = {
    var presses = "azAZ19?+-=<>*/,é".map { KeyPress(key: KeyEquivalent($0)) }
    let moving: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown,
    ]
    let modifiers: [EventModifiers] = [
      [], .shift, .control, .option, [.option, .shift], [.control, .shift],
    ]
    for key in moving { presses += modifiers.map { KeyPress(key: key, modifiers: $0) } }
    for key in [KeyEquivalent.delete, .deleteForward, .space, .return, .tab] {
      presses += [[], .shift, .control, .option].map { KeyPress(key: key, modifiers: $0) }
    }
    presses += [KeyEquivalent.f1, .f2, .f5, .f10, .f22, .menu].map { KeyPress(key: $0) }
    presses += [KeyPress(key: .f10, modifiers: .shift), KeyPress(key: .upArrow, phase: .up)]
    presses += "abcdefghijklmnopqrstuvwxyz_@2".map { KeyPress(key: KeyEquivalent($0), modifiers: .control) }
    presses += "abcdfz_/<>12".map { KeyPress(key: KeyEquivalent($0), modifiers: .option) }
    return presses + [KeyPress(key: .escape)]
  }()

  @Test(arguments: ViewTrial.all)
  func `what a node claims it handles, and what it handles it claims`(trial: ViewTrial) {
    let stage = Stage()
    stage.count = 5
    let host = TestHost(width: 40, height: 12) { StageView(trial: trial, stage: stage) }
    for _ in 0..<3 {
      for press in Self.presses { check(press, in: host.host, "\(trial)") }
      for _ in 0..<3 { host.press(.escape) }
      host.press(.tab)
    }
  }

  /// Offers a press to each node on its way, whether another one used it or not.
  private func check(_ press: KeyPress, in host: ViewHost, _ trial: String) {
    var route = host.keyRoute
    while let station = route.next() {
      let (node, comesLast): (any KeyResponder, Bool)
      switch station {
      case .view(let view): (node, comesLast) = (view, false)
      case .afterAllViews(let view): (node, comesLast) = (view, true)
      case .closing(let layer): (node, comesLast) = (layer, true)
      default: continue
      }
      if node.flags.contains(.hasLeft) { break }
      var table = KeyTable.asking(press, comesLast: comesLast)
      node.keys(&table)
      let isHandled = (comesLast ? node.handleAfterAllViews(press) : node.handle(press)) == .handled
      expect(
        isHandled == table.isUsed || table.asksApp,
        "\(trial): \(node) \(comesLast ? "after all views " : "")\(press)")
      host.update()
    }
  }
}
