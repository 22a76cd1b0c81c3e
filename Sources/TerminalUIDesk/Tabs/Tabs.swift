internal import Observation
internal import TerminalUICore

/// The tabs of a ``TabView`` as its bar shows and chooses them.
@Observable final class Tabs {
  /// One tab, as the bar shows it.
  struct Entry: Identifiable {
    let id: ObjectIdentifier
    let label: AnyView
    /// Whether the app gave it a label; otherwise the bar shows a dot.
    let isLabelled: Bool
    let labelNumber: Int
    let badge: Text?
    let isEnabled: Bool

    /// Whether two entries look alike.
    func isLike(_ other: Entry) -> Bool {
      id == other.id && isLabelled == other.isLabelled && labelNumber == other.labelNumber
        && badge == other.badge
        && isEnabled == other.isEnabled
    }
  }

  /// The tabs, in order.
  private(set) var entries: [Entry] = []
  /// The place of the chosen tab.
  private(set) var chosen = 0
  /// Whether what the chosen tab shows has the bar's room, too.
  var hidesBar = false
  @ObservationIgnored weak var pages: TabPagesNode?
  /// The number of tabs in the bar before those in its menu; the chosen one may follow them.
  @ObservationIgnored var shownCount = 0

  /// Adopts what the tabs are now.
  func adopt(_ entries: [Entry], chosen: Int) {
    if self.entries.count != entries.count || !zip(self.entries, entries).allSatisfy({ $0.isLike($1) }) {
      self.entries = entries
    }
    if self.chosen != chosen { self.chosen = chosen }
  }

  /// Chooses a tab, if there is one at the place, and returns whether there is.
  ///
  /// - Parameters:
  ///   - place: Which.
  ///   - entersPage: Whether the focus moves into the tab's content.
  @discardableResult func choose(_ place: Int, entersPage: Bool = false) -> Bool {
    guard canChoose(place), let pages else { return false }
    pages.choose(place, entersPage: entersPage)
    return true
  }

  /// Whether there is a tab at `place`, and it can be chosen.
  func canChoose(_ place: Int) -> Bool {
    entries.indices.contains(place) && entries[place].isEnabled && pages != nil
  }

  /// The place of the next or the previous tab that can be chosen; `nil` if there is none.
  func place(forward: Bool, wraps: Bool) -> Int? {
    var place = chosen
    for _ in entries.indices {
      place += forward ? 1 : -1
      if wraps { place = (place + entries.count) % entries.count }
      guard entries.indices.contains(place) else { return nil }
      if canChoose(place) { return place == chosen ? nil : place }
    }
    return nil
  }
}

extension Tabs {
  /// The place of the first tab that can be chosen, or of the last.
  func endPlace(isLast: Bool) -> Int? {
    isLast ? entries.indices.last(where: canChoose) : entries.indices.first(where: canChoose)
  }
}

/// The keys that choose a tab from anywhere in the view.
struct TabKeys: PassModifier {
  let tabs: Tabs

  func makePassNode(in context: NodeContext) -> PassNode { TabKeysNode(tabs, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Chooses tabs by keys while the focus is anywhere in the tab view.
private final class TabKeysNode: KeyHandlerNode {
  private let tabs: Tabs

  init(_ tabs: Tabs, in context: NodeContext) {
    self.tabs = tabs
    super.init(in: context)
  }

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled, !isCovered else { return }
    keys.on(.pageUp, with: .control, title: "Tab before", given: tabs.place(forward: false, wraps: true)) {
      tabs.choose($0)
    }
    keys.on(.pageDown, with: .control, title: "Next tab", given: tabs.place(forward: true, wraps: true)) {
      tabs.choose($0)
    }
    keys.on(.tabDigits, title: "Tab", when: { $0.tabDigit.map { tabs.canChoose($0 - 1) } ?? false }) {
      if let digit = $0.tabDigit { tabs.choose(digit - 1) }
    }
  }

  override var name: String { "tabKeys" }
}
