import CellLayout
import Cells
import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Sets the shape in which this view takes clicks, the wheel and the pointer.
  ///
  ///     Circle().fill(.red).contentShape(Circle()).onTapGesture { hit() }
  ///
  /// Without it a view is there in its whole frame. A cell belongs to the shape if its middle does.
  /// - Source: SwiftUI `View.contentShape(_:eoFill:)`.
  @inlinable public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(AnyShape(shape), isEOFilled: eoFill))
  }

  /// Says where this view is there for some purposes; of these only `interaction` has an effect.
  ///
  /// - Source: SwiftUI `View.contentShape(_:_:eoFill:)`.
  @ViewBuilder @inlinable public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}

/// The purposes of the shape of a view's content.
///
/// - Source: SwiftUI `ContentShapeKinds`.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Makes kinds of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For clicks, the wheel and the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For a picture of what is dragged, which there isn't.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For a picture beside a menu, which there isn't.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For the effect of the pointer; here that of the whole frame.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For a ring around the focus; here the whole frame.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// For a screen reader; here the whole frame.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

@usableFromInline struct ContentShapeModifier: ItemModifier {
  let shape: AnyShape
  let isEOFilled: Bool

  @usableFromInline init(_ shape: AnyShape, isEOFilled: Bool) {
    self.shape = shape
    self.isEOFilled = isEOFilled
  }

  @usableFromInline func makeItem(
    in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) -> UnaryNode { ContentShapeNode(self, in: context, content: content) }

  @usableFromInline func updateItem(_ node: UnaryNode) {
    unsafeDowncast(node, to: ContentShapeNode.self).modifier = self
  }
}

/// Measures, arranges and draws as its content does; only hits by the mouse depend on the shape.
private final class ContentShapeNode: UnaryNode {
  var modifier: ContentShapeModifier

  init(
    _ modifier: ContentShapeModifier, in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) {
    self.modifier = modifier
    super.init(in: context, content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    contentItem?.answer(to: proposal) ?? Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal)
    return contentItem?.answer ?? Answer(.zero)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    contentItem?.explicitGuide(key, for: proposal)
  }

  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }

  /// Whether the middle of a cell is inside of the shape.
  override func takes(_ point: Point, at origin: Point) -> Bool {
    let rect = DrawingRect(Rect(origin: origin, size: size))
    let middle = DrawingPoint(x: Double(point.x) + 0.5, y: Double(point.y) * 2 + 1)
    return modifier.shape.outline(in: rect, counting: lengthUnit).contains(
      middle, eoFill: modifier.isEOFilled)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    takes(point, at: origin) ? content.hitTestThrough(point, at: origin) ?? self : nil
  }

  override var name: String { "contentShape" }
}
