internal import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Runs an action with each element of an asynchronous sequence, while this view is in the tree.
  ///
  ///     Text(status).onReceive(socket.messages) { status = $0 }
  ///
  /// The first element is requested after the update in which the view came. The iteration is cancelled when the view leaves, after its
  /// `onDisappear`, and when the sequence is no longer equal to the one before; then the new one is iterated. A sequence that throws is at its end.
  ///
  /// - Parameters:
  ///   - sequence: The sequence; keep it, since one that is made again with each evaluation is iterated again.
  ///   - action: Gets the element, on the main actor.
  /// - Returns: A view that observes the sequence.
  @inlinable public func onReceive<S: AsyncSequence>(
    _ sequence: S, perform action: @escaping (S.Element) -> Void
  )
    -> some View
  {
    modifier(ReceiveSequenceModifier(sequence: sequence, action: action))
  }
}

@MainActor @usableFromInline struct ReceiveSequenceModifier<S: AsyncSequence>: PassModifier {
  let sequence: S
  let action: (S.Element) -> Void

  @usableFromInline init(sequence: S, action: @escaping (S.Element) -> Void) {
    self.sequence = sequence
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ReceiveSequenceNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ReceiveSequenceNode<S>.self).update(self)
  }
}

/// Iterates the sequence in a task, which the superclass starts, starts again and cancels with the view.
@MainActor private final class ReceiveSequenceNode<S: AsyncSequence>: RunningNode {
  private var modifier: ReceiveSequenceModifier<S>

  init(_ modifier: ReceiveSequenceModifier<S>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    startSoon()
  }

  func update(_ modifier: ReceiveSequenceModifier<S>) {
    let isSame = areSameSource(self.modifier.sequence, modifier.sequence)
    self.modifier = modifier
    if !isSame { restart() }
  }

  override func run() -> Task<Void, Never>? {
    let sequence = modifier.sequence
    return Task { [weak self] in
      var iterator = sequence.makeAsyncIterator()
      while let element = try? await iterator.next(isolation: MainActor.shared) {
        guard let self, !Task.isCancelled, !self.flags.contains(.hasLeft) else { return }
        self.modifier.action(element)
      }
    }
  }

  override var name: String { "onReceive" }
}
