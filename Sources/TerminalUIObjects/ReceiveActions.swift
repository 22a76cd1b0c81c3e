public import OpenCombine
public import TerminalUICore

extension View {
  /// Runs an action with each value that a publisher sends, while this view is in the tree.
  ///
  ///     Text(date, style: .time).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date = $0 }
  ///
  /// The view subscribes at the end of the update in which it came, and cancels when it leaves, after its
  /// `onDisappear`. The action runs on the main actor; values of another thread come soon, in order. It runs against the latest state of the view.
  ///
  /// An evaluation that makes an equal publisher leaves the subscription alone, and so does one that makes the same
  /// timer again. Any other publisher is subscribed to in place of the old one. A value that is sent while a body is
  /// evaluated is received after the update.
  ///
  /// - Parameters:
  ///   - publisher: The publisher; one that can fail needs `replaceError(with:)` or `catch`.
  ///   - action: Gets the value.
  /// - Returns: A view that observes the publisher.
  /// - Source: SwiftUI `View.onReceive(_:perform:)`.
  @inlinable public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

@MainActor @usableFromInline struct ReceiveModifier<P: Publisher>: PassModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @usableFromInline init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { ReceiveNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ReceiveNode<P>.self).update(self)
  }
}

/// Subscribes at the end of the update in which it came, and again for a publisher that differs, until it leaves.
@MainActor private final class ReceiveNode<P: Publisher>: StartingNode where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var inbox: Inbox<P.Output>?

  init(_ modifier: ReceiveModifier<P>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    startSoon()
  }

  func update(_ modifier: ReceiveModifier<P>) {
    let isSame = givesSame(self.modifier.publisher, modifier.publisher)
    self.modifier = modifier
    if !isSame { startSoon() }
  }

  override func start() {
    let old = inbox
    // The latest action runs, against the latest state.
    let inbox = Inbox<P.Output>(self) { [weak self] in self?.modifier.action($0) }
    self.inbox = inbox
    // The new subscription begins before the old one ends: a value that is sent to both arrives, and only once.
    old?.close()
    host.subscribe { modifier.publisher.subscribe(inbox) }
    old?.cancel()
  }

  override func didLeave() {
    guard let inbox else { return }
    inbox.close()
    host.lifecycle.ended(self) { inbox.cancel() }
  }

  override var name: String { "onReceive" }
}
