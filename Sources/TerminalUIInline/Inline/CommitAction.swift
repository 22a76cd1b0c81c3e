internal import TerminalUICore

/// Prints a view once above the region of an ``InlineGroup``, where it stays.
///
///     @Environment(\.commit) private var commit
///     Button("Done") { commit { Text("Everything is installed").foregroundStyle(.green) } }
///
/// The view is laid out with the next frame, in the width of the region and as high as it wants to be, up to 16 384 rows. It is printed, and then its
/// nodes are gone: its state ends, and nothing updates it. Views are printed in the order of the calls.
///
/// A paragraph that is wrapped is one line for the terminal, which breaks it again when its width changes. Rows of a table or
/// in a border stay rows.
///
/// In an app that has the whole screen it does nothing. There is no such action in SwiftUI.
@MainActor @preconcurrency public struct CommitAction {
  private weak var host: ViewHost?
  private let place: EnvironmentFrame?

  init(_ values: EnvironmentValues) { (host, place) = (values.host, values.frame) }

  /// Whether there is a region; else nothing is printed.
  var isOfRegion: Bool { host.map { InlineRegion.of($0).isShown } ?? false }

  /// Prints the views of the block above the region; several are below each other.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) {
    guard let host, isOfRegion else { return }
    InlineRegion.of(host).add(AnyView(content()), at: place)
    host.requestTurn()
  }
}

nonisolated extension EnvironmentValues {
  /// Prints a view once above the region of an ``InlineGroup``.
  public var commit: CommitAction {
    let values = UncheckedSending(value: self)
    return MainThread.assume { CommitAction(values.value) }
  }
}
