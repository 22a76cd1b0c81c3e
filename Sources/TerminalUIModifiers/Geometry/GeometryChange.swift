internal import Cells
public import TerminalUICore

extension View {
  /// Runs an action with the result of a function of this view's size and place.
  ///
  /// It runs once they are known, and when the result has changed.
  ///
  ///     .onGeometryChange(for: Bool.self) { $0.frame(in: .scrollView).minY < 0 } action: { isAbove = $0 }
  ///
  /// The function is called after a layout that may have moved something, and after scrolling. The action runs once an update, as that of `onChange`.
  /// - Source: SwiftUI `View.onGeometryChange(for:of:action:)`.
  @inlinable public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs an action with the old and the new value; the first time they are the same.
  ///
  /// - Source: SwiftUI `View.onGeometryChange(for:of:action:)`.
  @inlinable public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

@MainActor @usableFromInline struct GeometryChangeModifier<Value: Equatable>: PassModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @usableFromInline init(
    transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    GeometryChangeNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: GeometryChangeNode<Value>.self).modifier = self
    node.host.places.mayDiffer = true
  }
}

/// Calls the function whenever places may have changed, and reports results that differ.
@MainActor private final class GeometryChangeNode<Value: Equatable>: PassNode {
  var modifier: GeometryChangeModifier<Value>
  private var place: ViewPlace?
  private var value = DeliveredValue<Value>()

  init(_ modifier: GeometryChangeModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    place = ViewPlace(of: self) { $0.look() }
  }

  /// A value that the function read has changed: it is called again after the layout.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    host.places.mayDiffer = true
  }

  override func didLeave() { place?.node = nil }

  /// Called by the place at the end of an update in which the view may have moved.
  private func look() {
    guard let place, let item = firstItem, !item.isNew else { return }
    let proxy = GeometryProxy(size: globalRect.size, place: place, unit: lengthUnit)
    guard value.adopt(Evaluation.run(self) { modifier.transform(proxy) }) else { return }
    afterUpdate { [self] in
      if let (old, new) = value.deliver() { modifier.action(old, new) }
    }
  }

  override var name: String { "onGeometryChange" }
}
