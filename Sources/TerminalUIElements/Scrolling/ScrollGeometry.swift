public import CellLayout
public import Cells
internal import TerminalUICore

/// Which part of its content a scroll view shows, in cells.
///
/// - Source: SwiftUI `ScrollGeometry`, with lengths in cells.
public nonisolated struct ScrollGeometry: Hashable, Sendable, LengthReading {
  /// The cell of the content that is at the top left of the visible part.
  public let contentOffset: Point
  /// The size of the content.
  public let contentSize: Size
  /// The size of the scroll view's visible part.
  public let containerSize: Size

  /// The room around the content that isn't part of it: none, because margins belong to the content.
  ///
  /// - Source: SwiftUI `ScrollGeometry.contentInsets`.
  public var contentInsets: EdgeInsets { EdgeInsets() }

  /// Makes a geometry.
  public init(contentOffset: Point, contentSize: Size, containerSize: Size) {
    (self.contentOffset, self.contentSize, self.containerSize) = (contentOffset, contentSize, containerSize)
  }

  /// Makes a geometry; the insets aren't kept, since margins belong to the content.
  ///
  /// - Source: SwiftUI `ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:)`.
  public init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
    self.init(contentOffset: contentOffset, contentSize: contentSize, containerSize: containerSize)
  }

  /// The cells of the content that are visible.
  public var visibleRect: Rect {
    Rect(origin: contentOffset, size: containerSize).intersection(Rect(origin: .zero, size: contentSize))
  }

  /// The visible part, in the content's coordinates: also where there is no content.
  public var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomStringConvertible {
  /// The visible part, and the size of the content.
  public var description: String { "\(visibleRect) of \(contentSize)" }
}

extension View {
  /// Runs an action with a value computed from the scroll geometry of this view, at first and when it changes.
  ///
  ///     List(lines) { … }
  ///       .onScrollGeometryChange(for: Bool.self) { $0.visibleRect.maxY >= $0.contentSize.height } action: { isAtEnd = $1 }
  ///
  /// The first time the old and the new value are the same. Of a lazy stack or list the size of the content is an estimate. For a view that isn't a
  /// scroll view or a list, with modifiers around it, the action isn't run.
  /// - Source: SwiftUI `View.onScrollGeometryChange(for:of:action:)`.
  @inlinable public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

@MainActor @usableFromInline struct ScrollGeometryModifier<Value: Equatable>: PassModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @usableFromInline init(
    transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScrollGeometryNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollGeometryNode<Value>.self).modifier = self
  }
}

/// Reads the geometry of the scroll view in its content whenever places may have changed, and reports other values.
private final class ScrollGeometryNode<Value: Equatable>: PassNode {
  var modifier: ScrollGeometryModifier<Value>
  private var place: ViewPlace?
  private var value = DeliveredValue<Value>()

  init(_ modifier: ScrollGeometryModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    place = ViewPlace(of: self) { $0.look() }
  }

  override func evaluate() { flags.remove(.needsEvaluation) }

  override func didLeave() { place?.node = nil }

  /// Called by the place at the end of an update in which the view may have moved.
  private func look() {
    guard let scroll = firstScrollView, !scroll.isNew else { return }
    let geometry = ScrollGeometry(
      contentOffset: lengthUnit.length(scroll.offset), contentSize: lengthUnit.length(scroll.content.size),
      containerSize: lengthUnit.length(scroll.viewport))
    guard value.adopt(Evaluation.run(self) { modifier.transform(geometry) }) else { return }
    afterUpdate { [self] in
      if let (old, new) = value.deliver() { modifier.action(old, new) }
    }
  }

  override var name: String { "onScrollGeometryChange" }
}
