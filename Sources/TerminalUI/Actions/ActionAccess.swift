internal import TerminalUICore

/// Reads and performs actions for views of the framework.
@MainActor struct ActionAccess {
  private weak var host: ViewHost?

  init(_ host: ViewHost?) { self.host = host }

  /// The actions available here, and those that don't work now.
  var snapshot: ActionSnapshot {
    ActionSnapshot(actions: host?.keyActionsAndKeys ?? [], recent: host?.recentActions.ids ?? [])
  }

  /// How many rows a list of actions may have in the window, besides so many rows below it.
  func listRows(above rows: Int) -> Int { min(max((host?.size.height ?? 24) - 8 - rows, 1), 14) }

  /// Does what an action is for, and remembers that for the next palette.
  func perform(_ action: KeyAction) {
    host?.recentActions.note(action.id)
    action.perform()
  }

  /// Does what a hint is for, if that works now.
  func perform(id: String) { _ = host?.perform(action: id) }
}

/// The actions at the moment when a palette opened; the layer that it opens has others.
struct ActionSnapshot: Identifiable {
  let id = ActionSnapshotID()
  let actions: [KeyAction]
  /// Those that work.
  let working: [KeyAction]
  /// The identifiers of those that were chosen lately, the last one first.
  let recent: [String]

  init(actions: [KeyAction], recent: [String]) {
    self.actions = actions
    self.recent = recent
    working = actions.filter { $0.isEnabled && $0.isForPalette }
  }
}

/// Tells one snapshot from another.
final class ActionSnapshotID: Hashable {
  static nonisolated func == (one: ActionSnapshotID, other: ActionSnapshotID) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The actions that the user has chosen by name, the last one first.
final class RecentActions {
  private(set) var ids: [String] = []
  /// How many are remembered.
  static nonisolated let most = 20

  func note(_ id: String) {
    ids.removeAll { $0 == id }
    ids.insert(id, at: 0)
    if ids.count > Self.most { ids.removeLast() }
  }
}

extension ViewHost {
  /// The actions that the user has chosen by name.
  fileprivate var recentActions: RecentActions { belonging { RecentActions() } }
}

nonisolated extension EnvironmentValues {
  /// The actions of the window.
  var actionAccess: ActionAccess {
    let values = UncheckedSending(value: self)
    return MainThread.assume { ActionAccess(values.value.host) }
  }
}
