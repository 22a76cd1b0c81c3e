internal import TerminalUICore

extension View {
  /// Sets the action that loads the content of this view again.
  ///
  ///     List(messages) { … }.refreshable { await mailbox.fetch() }
  ///
  /// Ctrl-R and F5 run it, where no view uses these keys. A spinner in the corner shows that it is running, and meanwhile the keys do nothing. Views
  /// in this one find the action in ``EnvironmentValues/refresh``. It is cancelled when the view is removed.
  /// - Source: SwiftUI `View.refreshable(action:)`; the keys are ours.
  @inlinable public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }
}

@usableFromInline struct RefreshModifier: ViewModifier {
  @State private var run = 0
  @State private var isRunning = false
  let action: @Sendable () async -> Void

  @usableFromInline init(action: @escaping @Sendable () async -> Void) { self.action = action }

  @usableFromInline func body(content: Content) -> some View {
    let (action, run) = (action, run)
    return ScreenContent(content)
      .environment(\.refresh, RefreshAction(action))
      .overlay(alignment: .topTrailing) { if isRunning { ProgressView() } }
      .modifier(
        KeyModifier(name: "Refresh", keys: [KeyCombination("r", .control), KeyCombination(.f5)]) {
          guard !isRunning else { return }
          isRunning = true
          self.run += 1
        }
      )
      .task(id: run) {
        guard run > 0 else { return }
        await action()
        isRunning = false
      }
  }
}

/// Loads the content of a view again.
///
///     Button("Refresh") { Task { await refresh?() } }
///
/// - Source: SwiftUI `RefreshAction`.
public nonisolated struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action, and returns when it is done.
  public func callAsFunction() async { await action() }
}

private nonisolated enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

nonisolated extension EnvironmentValues {
  /// Loads the content of the `refreshable` view around again; `nil` where there is none.
  ///
  /// - Source: SwiftUI `EnvironmentValues.refresh`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
