internal import TerminalUICore

/// The way from views of the framework, such as the palette and key hints, to the host's actions.
@MainActor package struct ActionAccess {
  private weak var host: ViewHost?

  init(_ host: ViewHost?) { self.host = host }

  /// The actions available here, and those that don't work now.
  package var snapshot: ActionSnapshot {
    ActionSnapshot(actions: host?.keyActionsAndKeys ?? [], recent: host?.recentActions.ids ?? [])
  }

  /// How many rows a list of actions may have in the window, besides so many rows below it.
  package func listRows(above rows: Int) -> Int { min(max((host?.size.height ?? 24) - 8 - rows, 1), 14) }

  /// Does what an action is for, and remembers that for the next palette.
  package func perform(_ action: KeyAction) {
    host?.recentActions.note(action.id)
    action.perform()
  }

  /// Does what a hint is for, if that works now.
  package func perform(id: String) { _ = host?.perform(action: id) }
}

/// The actions at the moment when a palette opened; the layer that it opens has others.
package struct ActionSnapshot: Identifiable {
  package let id = ActionSnapshotID()
  package let actions: [KeyAction]
  /// The actions that work and can be chosen by name.
  package let working: [KeyAction]
  /// The identifiers of the actions that were chosen lately, the last one first.
  package let recent: [String]

  init(actions: [KeyAction], recent: [String]) {
    self.actions = actions
    self.recent = recent
    working = actions.filter { $0.isEnabled && $0.isForPalette }
  }
}

/// The identity of a snapshot: each one is another presentation of the palette or the help.
package final class ActionSnapshotID: Hashable {
  package static nonisolated func == (one: ActionSnapshotID, other: ActionSnapshotID) -> Bool {
    one === other
  }
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The actions that the user has chosen by name, the last one first.
package final class RecentActions {
  private(set) var ids: [String] = []
  /// The number of actions that are remembered.
  package static nonisolated let most = 20

  func note(_ id: String) {
    ids.removeAll { $0 == id }
    ids.insert(id, at: 0)
    if ids.count > Self.most { ids.removeLast() }
  }
}

extension ViewHost {
  /// The actions that the user has chosen by name.
  fileprivate var recentActions: RecentActions { hostObject { RecentActions() } }
}

nonisolated extension EnvironmentValues {
  /// The actions of the window.
  package var actionAccess: ActionAccess {
    let values = UncheckedSending(value: self)
    return MainThread.assume { ActionAccess(values.value.host) }
  }
}
