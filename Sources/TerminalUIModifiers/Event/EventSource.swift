public import TerminalUICore

/// Something that happens to an app, as a value for `onReceive`.
///
///     Text("\(seconds)")
///       .onReceive(.timer(every: .seconds(1))) { _ in seconds += 1 }
///       .onReceive(.keyPress("q")) { _ in exit() }
///
/// A source is observed exactly as long as the view is in the tree, on the main actor. An evaluation that makes an equal source leaves it alone.
public struct EventSource<Value> {
  /// The identity of the source; equal ones give the same values.
  let identity: EventSourceIdentity
  /// Begins to listen for a node, and returns the closure that ends it.
  let listen: @MainActor (_ node: Node, _ receive: @escaping (Value) -> Void) -> () -> Void

  package init(
    identity: EventSourceIdentity,
    listen: @escaping @MainActor (_ node: Node, _ receive: @escaping (Value) -> Void) -> () -> Void
  ) {
    (self.identity, self.listen) = (identity, listen)
  }
}

/// What tells event sources apart: an evaluation that makes an equal one doesn't subscribe again.
package struct EventSourceIdentity: Equatable {
  let name: String
  let details: AnyHashable?

  package init(_ name: String, _ details: AnyHashable? = nil) {
    self.name = name
    self.details = details
  }
}

extension EventSource: CustomStringConvertible {
  /// The name of the source.
  public var description: String { identity.name }
}

extension View {
  /// Runs an action with each event of a source, while this view is in the tree.
  ///
  ///     .onReceive(.resize) { size = $0 }
  ///
  /// - Parameters:
  ///   - source: Such as `.keyPress("q")`, `.keyPresses`, `.timer(every:)`, `.signal(_:)`, `.resize`.
  ///   - action: Gets the event, on the main actor.
  /// - Returns: A view that observes the source.
  @inlinable public func onReceive<Value>(
    _ source: EventSource<Value>, perform action: @escaping (Value) -> Void
  )
    -> some View
  {
    modifier(EventSourceModifier(source: source, action: action))
  }
}

@MainActor @usableFromInline struct EventSourceModifier<Value>: PassModifier {
  let source: EventSource<Value>
  let action: (Value) -> Void

  @usableFromInline init(source: EventSource<Value>, action: @escaping (Value) -> Void) {
    self.source = source
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    EventSourceNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: EventSourceNode<Value>.self).update(self)
  }
}

/// Listens to its source from the end of the update in which it came, until it leaves or gets another source.
@MainActor private final class EventSourceNode<Value>: StartingNode {
  private var modifier: EventSourceModifier<Value>
  private var end: (() -> Void)?

  init(_ modifier: EventSourceModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    startSoon()
  }

  func update(_ modifier: EventSourceModifier<Value>) {
    let isSame = modifier.source.identity == self.modifier.source.identity
    self.modifier = modifier
    if !isSame { startSoon() }
  }

  override func start() {
    end?()
    end = modifier.source.listen(self) { [weak self] value in
      // The latest action runs, against the latest state.
      if let self, !flags.contains(.hasLeft) { self.modifier.action(value) }
    }
  }

  override func didLeave() {
    guard let end else { return }
    host.lifecycle.ended(self, end)
  }

  override var name: String { "onReceive" }
  override var details: String { modifier.source.description }
}

// Sources are compared and observed on the main actor only.
extension EventSource: @unchecked Sendable {}
