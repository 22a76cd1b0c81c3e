internal import TerminalUICore

/// The keys that choose a tab from outside the view, if no other tab view is in sight.
struct TabDigits: PassModifier {
  let tabs: Tabs

  func makePassNode(in context: NodeContext) -> PassNode { TabDigitsNode(tabs, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Chooses a tab by its digit, as a shortcut: also while the focus is outside the tab view.
private final class TabDigitsNode: ShortcutNode {
  private let tabs: Tabs

  init(_ tabs: Tabs, in context: NodeContext) {
    self.tabs = tabs
    super.init(in: context)
  }

  override func matches(_ press: KeyPress) -> Bool { press.phase != .up && press.tabDigit != nil }

  override func perform(_ press: KeyPress) -> Bool {
    guard let digit = press.tabDigit, isEnabled, isAlone else { return false }
    return tabs.choose(digit - 1)
  }

  /// Whether no other tab view is in sight that a key can reach from here.
  private var isAlone: Bool {
    var route = host.keyRoute(around: self)
    while let station = route.next() {
      guard case .shortcuts(let scope) = station else { continue }
      if scope.shortcutNodes.contains(where: { $0 is TabDigitsNode && $0 !== self }) { return false }
    }
    return true
  }

  override var name: String { "tabDigits" }
}

extension KeyClass {
  /// Alt and a digit.
  static var tabDigits: KeyClass { KeyClass("alt-1 … alt-9") { $0.phase != .up && $0.tabDigit != nil } }
}

extension KeyPress {
  /// The tab that Alt and a digit choose, from 1; `nil` for every other press.
  var tabDigit: Int? {
    guard modifiers.held == .option, let digit = key.character.wholeNumberValue, digit > 0 else { return nil }
    return digit
  }
}
