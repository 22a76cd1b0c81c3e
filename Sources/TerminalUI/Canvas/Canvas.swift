public import Cells
import CellLayout
import RuntimeMetadata
public import TerminalUICore

/// A view that is drawn by a function.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: DrawingRect(origin: .zero, size: size)), with: .color(.blue))
///       context.draw(Text("42"), at: DrawingPoint(x: size.width / 2, y: size.height / 2))
///     }
///     .frame(width: 20, height: 10)
///
/// It takes all the cells it is offered. Places and lengths are in units as long as a column is wide; a row is two units high (see ``Shape``). The
/// function runs when the view is first seen, when its size changes, and when a state, an observed object or a value of the environment changes that
/// it read. It also runs when the body around it is evaluated and makes a canvas that may draw differently: the captured values are compared, and an
/// object that can't be observed counts as changed. Drawings are clipped to the view. Name the content by `accessibilityLabel(_:)`.
/// - Source: SwiftUI `Canvas`; with `TerminalUIFoundation` the function gets a `CGSize`.
public struct Canvas: View {
  /// The function, in a struct of its own so that two of them can be compared.
  struct Renderer {
    let draw: (inout GraphicsContext, DrawingSize) -> Void
  }

  let renderer: Renderer
  let isOpaque: Bool

  /// Makes a view that is drawn by a function.
  ///
  /// - Parameters:
  ///   - opaque: Whether everything behind is hidden: cells without a drawing have the background's colour.
  ///   - rendersAsynchronously: Whether the function may run later; it never does here.
  ///   - renderer: Draws into a context, for a size in units.
  @_disfavoredOverload public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, DrawingSize) -> Void
  ) {
    self.renderer = Renderer(draw: renderer)
    isOpaque = opaque
  }

  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }
  /// Makes an item that runs the function when it is drawn.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { CanvasNode(view, in: $0) }
  }
  /// Compares the function with the kept one, and runs it if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: CanvasNode.self).update(view)
  }
}

/// The node of a canvas, which keeps the drawing until it is out of date.
private final class CanvasNode: ItemNode {
  private var view: Canvas
  private var drawing: Drawing?
  private var pixels = PixelStyle.automatic

  init(_ view: Canvas, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: [])
  }

  func update(_ view: Canvas) {
    guard view.isOpaque != self.view.isOpaque || !valuesAreEqual(view.renderer, self.view.renderer) else {
      return
    }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    drawing = nil
    damage()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  /// The drawing of the present size.
  private var current: Drawing {
    if let drawing, drawing.size == size { return drawing }
    let drawing = Drawing(size: size)
    observed {
      let environment = EnvironmentValues(frame)
      pixels = environment.pixelStyle
      var context = GraphicsContext(drawing: drawing, environment: environment)
      let scale = Double(lengthUnit.perColumn)
      if scale != 1 { context.scaleBy(x: 1 / scale, y: 1 / scale) }
      let units = DrawingSize(size)
      view.renderer.draw(&context, DrawingSize(width: units.width * scale, height: units.height * scale))
    }
    self.drawing = drawing
    return drawing
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let drawing = current
    let rect = Rect(origin: origin, size: size)
    if view.isOpaque { painter.fill(rect, with: .role(.background)) }
    painter.clipped(to: rect) { drawing.paint(&$0, at: origin, pixels) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Canvas" }
}
