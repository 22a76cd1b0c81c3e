internal import Observation
internal import TerminalUICore

/// What the bar of a ``TabView`` knows of its tabs, and how it chooses one.
@Observable final class Tabs {
  /// One tab, as the bar shows it.
  struct Entry: Identifiable {
    let id: ObjectIdentifier
    let label: AnyView
    let labelNumber: Int
    let badge: Text?
    let isEnabled: Bool

    /// Whether both look alike.
    func isLike(_ other: Entry) -> Bool {
      id == other.id && labelNumber == other.labelNumber && badge == other.badge
        && isEnabled == other.isEnabled
    }
  }

  /// The tabs, in order.
  private(set) var entries: [Entry] = []
  /// The place of the one that is chosen.
  private(set) var chosen = 0
  /// Whether what the chosen tab shows has the bar's room, too.
  var hidesBar = false
  @ObservationIgnored weak var pages: TabPagesNode?
  /// How many tabs the bar shows, before those in its menu; the chosen one may stand behind them.
  @ObservationIgnored var shownCount = 0

  /// Takes what the tabs are now.
  func take(_ entries: [Entry], chosen: Int) {
    if self.entries.count != entries.count || !zip(self.entries, entries).allSatisfy({ $0.isLike($1) }) {
      self.entries = entries
    }
    if self.chosen != chosen { self.chosen = chosen }
  }

  /// Chooses a tab, if there is one at the place; says whether there is.
  ///
  /// - Parameters:
  ///   - place: Which.
  ///   - entersPage: Whether the focus goes into what the tab shows.
  @discardableResult func choose(_ place: Int, entersPage: Bool = false) -> Bool {
    guard entries.indices.contains(place), entries[place].isEnabled, let pages else { return false }
    pages.choose(place, entersPage: entersPage)
    return true
  }

  /// Chooses the next tab that can be chosen, or the one before; says whether there is one.
  @discardableResult func step(forward: Bool, wraps: Bool) -> Bool {
    var place = chosen
    for _ in entries.indices {
      place += forward ? 1 : -1
      if wraps { place = (place + entries.count) % entries.count }
      guard entries.indices.contains(place) else { return false }
      if entries[place].isEnabled { return place != chosen && choose(place) }
    }
    return false
  }
}

extension Tabs {
  /// Chooses the first tab that can be chosen, or the last.
  @discardableResult func chooseEnd(isLast: Bool) -> Bool {
    let place = isLast ? entries.lastIndex(where: \.isEnabled) : entries.firstIndex(where: \.isEnabled)
    return place.map { choose($0) } ?? false
  }
}

/// The keys that choose a tab from anywhere in the view.
struct TabKeys: PassModifier {
  let tabs: Tabs

  func makePassNode(in context: NodeContext) -> PassNode { TabKeysNode(tabs, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

private final class TabKeysNode: KeyHandlerNode {
  private let tabs: Tabs

  init(_ tabs: Tabs, in context: NodeContext) {
    self.tabs = tabs
    super.init(in: context)
  }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, isEnabled, !isCovered else { return .ignored }
    switch (press.key, press.modifiers.held) {
    case (.pageUp, .control): return tabs.step(forward: false, wraps: true) ? .handled : .ignored
    case (.pageDown, .control): return tabs.step(forward: true, wraps: true) ? .handled : .ignored
    default: return press.tabDigit.map { tabs.choose($0 - 1) } == true ? .handled : .ignored
    }
  }

  override var name: String { "tabKeys" }
}
