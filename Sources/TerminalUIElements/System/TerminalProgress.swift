internal import TerminalUICore

/// How far something is, for ``TerminalUICore/View/terminalProgress(_:)``.
public nonisolated enum TerminalProgress: Hashable, Sendable {
  /// A part from 0 to 1 is done; others are clamped.
  case part(Double)
  /// The work continues, and its progress is unknown.
  case indeterminate
  /// The work failed at a part from 0 to 1.
  case failed(Double)
  /// The work is paused at a part from 0 to 1.
  case paused(Double)
}

extension View {
  /// Shows at the terminal's tab or icon how far something is, while this view is there.
  ///
  ///     ContentView().terminalProgress(copy.map { .part($0.fraction) })
  ///
  /// Only Ghostty and WezTerm, outside tmux, are known to support it (OSC 9;4). Elsewhere nothing is sent. Of several views the one that came last
  /// counts. The progress is removed with the view, and however the program ends. Percents are whole: a change of less sends nothing.
  ///
  /// There is no such modifier in SwiftUI.
  /// - Parameter progress: How far it is; `nil` shows nothing.
  @inlinable public func terminalProgress(_ progress: TerminalProgress?) -> some View {
    modifier(TerminalProgressModifier(progress: progress))
  }

  /// Shows at the terminal's tab or icon which part of something is done; `nil` shows nothing.
  @inlinable public func terminalProgress(_ part: Double?) -> some View {
    terminalProgress(part.map(TerminalProgress.part))
  }
}

/// The modifier of `terminalProgress(_:)`.
@usableFromInline struct TerminalProgressModifier: ViewModifier {
  let progress: TerminalProgress?

  @usableFromInline init(progress: TerminalProgress?) { self.progress = progress }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(ProgressNote(progress: progress))
  }
}

private struct ProgressNote: PassModifier {
  let progress: TerminalProgress?

  func makePassNode(in context: NodeContext) -> PassNode { TerminalProgressNode(progress, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TerminalProgressNode.self).update(progress)
  }
}

/// Reports the progress to its host, which shows the terminal that of the view that reported last.
private final class TerminalProgressNode: PassNode {
  init(_ progress: TerminalProgress?, in context: NodeContext) {
    super.init(in: context)
    update(progress)
  }

  func update(_ progress: TerminalProgress?) {
    host.shownProgress.set(progress?.message, of: self, EnvironmentValues(frame).sendToTerminal)
  }

  override func didLeave() { host.shownProgress.set(nil, of: self, nil) }

  override var name: String { "terminalProgress" }
}

/// The progress that the views of a host show; the last one counts.
@MainActor private final class ShownProgress {
  private var wanted: [(node: ObjectIdentifier, message: TerminalMessage)] = []
  private var shown = TerminalMessage.progress(.hidden)
  private var send: (@MainActor (TerminalMessage) -> Void)?

  /// Notes what a view shows, or forgets it with `nil`, and sends what counts now if that differs.
  func set(_ message: TerminalMessage?, of node: Node, _ send: (@MainActor (TerminalMessage) -> Void)?) {
    self.send = send ?? self.send
    let id = ObjectIdentifier(node)
    if let message, let index = wanted.firstIndex(where: { $0.node == id }) {
      wanted[index].message = message
    } else {
      wanted.removeAll { $0.node == id }
      if let message { wanted.append((id, message)) }
    }
    let new = wanted.last?.message ?? .progress(.hidden)
    guard new != shown else { return }
    shown = new
    self.send?(new)
  }
}

extension ViewHost {
  fileprivate var shownProgress: ShownProgress { hostObject { ShownProgress() } }
}

extension TerminalProgress {
  fileprivate nonisolated var message: TerminalMessage {
    switch self {
    case .part(let part): .progress(.part(part))
    case .indeterminate: .progress(.indeterminate)
    case .failed(let part): .progress(.failed(part))
    case .paused(let part): .progress(.paused(part))
    }
  }
}
