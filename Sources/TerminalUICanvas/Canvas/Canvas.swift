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
public struct Canvas<Symbols: View>: NodeView {
  let renderer: CanvasRenderer
  let isOpaque: Bool
  /// The views that the function can draw.
  let symbols: Symbols

  /// Makes a view that is drawn by a function, which can draw views.
  ///
  ///     Canvas { context, size in
  ///       guard let star = context.resolveSymbol(id: "star") else { return }
  ///       for x in stride(from: 2, to: size.width, by: 8) { context.draw(star, at: DrawingPoint(x: x, y: 3)) }
  ///     } symbols: {
  ///       Text("★").foregroundStyle(.yellow).tag("star")
  ///     }
  ///
  /// The views have their ideal sizes, and state of their own. They take neither keys nor clicks. A change in one is drawn without running the
  /// function again, unless its size changes.
  ///
  /// - Parameters:
  ///   - opaque: Whether everything behind is hidden: cells without a drawing have the background's colour.
  ///   - colorMode: Makes no difference.
  ///   - rendersAsynchronously: Whether the function may run later; it never does here.
  ///   - renderer: Draws into a context, for a size in units.
  ///   - symbols: The views, each with a `tag(_:)` or the identity of a `ForEach`.
  /// - Source: SwiftUI `Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`.
  @_disfavoredOverload public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, DrawingSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = CanvasRenderer(draw: renderer)
    self.symbols = symbols()
    isOpaque = opaque
  }

  /// Makes an item that runs the function when it is drawn.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      CanvasNode(view.renderer, isOpaque: view.isOpaque, in: context) { context in
        view.symbols is EmptyView ? nil : context.make(CanvasSymbols(symbols: view.symbols))
      }
    }
  }
  /// Compares the function with the kept one, and runs it if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: CanvasNode.self)
    node.update(view.renderer, isOpaque: view.isOpaque)
    node.content?.update(to: CanvasSymbols(symbols: view.symbols))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that is drawn by a function.
  ///
  /// - Parameters:
  ///   - opaque: Whether everything behind is hidden: cells without a drawing have the background's colour.
  ///   - colorMode: Makes no difference.
  ///   - rendersAsynchronously: Whether the function may run later; it never does here.
  ///   - renderer: Draws into a context, for a size in units.
  /// - Source: SwiftUI `Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)`.
  @_disfavoredOverload public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, DrawingSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, renderer: renderer) { EmptyView() }
  }
}

/// The function of a canvas, in a struct of its own so that two of them can be compared.
struct CanvasRenderer {
  let draw: (inout GraphicsContext, DrawingSize) -> Void
}

/// The views that a canvas can draw: out of reach for keys and clicks.
private struct CanvasSymbols<Symbols: View>: View {
  let symbols: Symbols

  var body: some View { symbols.modifier(DrawEffectModifier(CanvasSymbolEffect())).accessibilityHidden(true) }
}

/// Draws a view where the canvas wants it, and hides it from everything else.
nonisolated private struct CanvasSymbolEffect: DrawEffect {
  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
  }
  static var name: String { "symbols" }
  static var hides: Bool { true }
}

/// The node of a canvas, which keeps the drawing until it is out of date.
private final class CanvasNode: ItemNode {
  private var renderer: CanvasRenderer
  private var isOpaque: Bool
  private var drawing: Drawing?
  private var pixels = PixelStyle.automatic
  /// The symbols.
  private(set) var content: Node?
  /// Where the symbol that is drawn is in the cells that are drawn to.
  private var symbolOrigin = Point.zero

  init(
    _ renderer: CanvasRenderer, isOpaque: Bool, in context: NodeContext, symbols: (NodeContext) -> Node?
  ) {
    (self.renderer, self.isOpaque) = (renderer, isOpaque)
    super.init(in: context, flags: [])
    content = symbols(childContext)
    if content != nil { flags.formUnion([.clips, .drawsAnywhere, .isElaborate]) }
  }

  func update(_ renderer: CanvasRenderer, isOpaque: Bool) {
    guard isOpaque != self.isOpaque || !valuesAreEqual(renderer, self.renderer) else { return }
    (self.renderer, self.isOpaque) = (renderer, isOpaque)
    evaluate()
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { content.map(visit) }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    drawing = nil
    damage()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    content?.visitItems { $0.commit(.unspecified) }
    return measure(proposal)
  }

  // MARK: Symbols

  /// On the screen's first cell, but for the part that isn't seen: effects of a symbol ask where it is.
  override func origin(of item: ItemNode) -> Point {
    let own = originOnScreen
    return Point(x: symbolOrigin.x &- own.x, y: symbolOrigin.y &- own.y)
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if old.size != new.size { evaluate() }
  }

  override func itemsWillChange(at node: Node) {
    drawing = nil
    damageAndLayOut()
  }

  /// Draws a symbol over the cells that are there.
  private func paint(_ symbol: ItemNode, _ painter: inout Painter, at place: Point) {
    guard let content, !symbol.flags.contains(.hasLeft) else { return }
    painter.drawDetached(Rect(origin: place, size: symbol.size)) { painter, origin in
      symbolOrigin = origin
      painter.paint(symbol, below: content, at: origin)
    }
    symbolOrigin = .zero
  }

  private func symbols(_ scale: Double) -> GraphicsContext.SymbolSource? {
    guard let content else { return nil }
    return GraphicsContext.SymbolSource(content: content, scale: scale) { [weak self] item in
      Drawing.Symbol(size: item.size) { [weak self] in self?.paint(item, &$0, at: $1) }
    }
  }

  // MARK: Drawing

  /// The drawing of the present size.
  private var current: Drawing {
    if let drawing, drawing.size == size { return drawing }
    let drawing = Drawing(size: size)
    observed {
      let environment = EnvironmentValues(frame)
      pixels = environment.pixelStyle
      let scale = Double(lengthUnit.perColumn)
      var context = GraphicsContext(drawing: drawing, environment: environment, symbols: symbols(scale))
      if scale != 1 { context.scaleBy(x: 1 / scale, y: 1 / scale) }
      let units = DrawingSize(size)
      renderer.draw(&context, DrawingSize(width: units.width * scale, height: units.height * scale))
    }
    self.drawing = drawing
    return drawing
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let drawing = current
    let rect = Rect(origin: origin, size: size)
    if isOpaque { painter.fill(rect, with: .role(.background)) }
    painter.clipped(to: rect) { drawing.paint(&$0, at: origin, pixels) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Canvas" }
}
