import CellLayout
import Cells
import RuntimeMetadata
internal import TerminalUICore

/// The node of a shape, which keeps the painted parts and makes the outline when it is drawn.
final class ShapeNode<Content: Shape>: ItemNode, Outlined {
  private var shape: Content
  /// The final shape, while the outline moves.
  private var end: Content?
  private var layers: [ShapeLayer]
  /// The colours of the layers, once they were resolved.
  private var colors: [PaintedColor?]?
  private var pixels = PixelStyle.automatic

  init(_ shape: Content, _ layers: [ShapeLayer], in context: NodeContext) {
    self.shape = shape
    let unit = context.frame.lengthUnit
    self.layers = unit == .cells ? layers : layers.map { $0.resolved(in: unit) }
    super.init(in: context, flags: [])
    resolve()
  }

  package func update(_ shape: Content, _ given: [ShapeLayer]) {
    let unit = lengthUnit
    let layers = unit == .cells ? given : given.map { $0.resolved(in: unit) }
    guard layers != self.layers || !valuesAreEqual(end ?? self.shape, shape) else { return }
    let before = (end ?? self.shape).animatableData
    end = shape
    let needsColors = layers != self.layers
    self.layers = layers
    if needsColors {
      let (old, shown) = (endColor ?? colors?.first??.color, colors?.first ?? nil)
      resolve()
      if !blendColor(from: shown) { moveColor(from: old) }
    }
    let first = motionEngine?.begin(
      self, .shape, from: before, to: shape.animatableData, name: "shape", steps: nil,
      display: { [unowned self] data in
        guard var shown = end else { return }
        if let data { shown.animatableData = data } else { end = nil }
        show(shown)
      })
    var shown = shape
    if let first { shown.animatableData = first } else { end = nil }
    show(shown)
  }

  private func show(_ shape: Content) {
    self.shape = shape
    hasNewSize ? damageAndLayOut() : damage()
  }

  /// Blends a gradient into another gradient.
  ///
  /// Returns whether the gradients can be blended.
  private func blendColor(from shown: PaintedColor?) -> Bool {
    guard let shown, let new = colors?.first ?? nil, let engine = motionEngine else { return false }
    let first = engine.blend(self, from: shown, to: new, name: "color") { [unowned self] color in
      guard colors?.isEmpty == false else { return }
      if engine.target(of: self, as: PaintedColor.self) == nil { resolve() } else { colors?[0] = color }
      damage()
    }
    guard let first else { return false }
    engine.cancel(self, .color)
    colors?[0] = first
    return true
  }

  /// The colour of the first layer in the end, while it moves.
  private var endColor: Color?

  /// Moves from the old colour to the new one, if animations are on.
  private func moveColor(from old: Color?) {
    guard let new = colors?.first??.color, let old, let engine = motionEngine else { return }
    endColor = new
    let first = engine.begin(
      self, .color, from: new.numbers(in: self).filling(old.numbers(in: self)),
      to: new.numbers(in: self).filling(new.numbers(in: self)), name: "color",
      steps: { [unowned self] in new.steps($0, in: self) },
      display: { [unowned self] numbers in
        guard let color = endColor else { return }
        if numbers == nil { endColor = nil }
        show(numbers.map { color.moved(to: $0) } ?? color)
      })
    if let first { show(new.moved(to: first)) } else { endColor = nil }
  }

  private func show(_ color: Color) {
    guard colors?.isEmpty == false else { return }
    if endColor == nil { resolve() } else { colors?[0] = PaintedColor(color) }
    damage()
  }

  /// Whether the shape is of another size now, or reaches farther.
  private var hasNewSize: Bool { measure(proposal) != answer }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    resolve()
    damage()
  }

  private func resolve() {
    (colors, pixels) = observed {
      let environment = EnvironmentValues(frame)
      return (layers.map { $0.style?.paint(in: environment) }, environment.pixelStyle)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let size = shape.sizeThatFits(proposal)
    return Answer(size, overflow: overflow(of: size), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  /// How many cells beyond its own the outline may reach.
  private func overflow(of size: Size) -> Int {
    guard Swift.max(size.width, size.height) < 1 << 20 else { return 0 }
    let bounds = DrawingRect(Rect(origin: .zero, size: size))
    var overflow = 0
    for layer in layers {
      let path = path(of: layer, in: bounds)
      var reach = 0.0
      if case .line(let style) = layer.part, !path.isBox {
        reach = style.lineWidth > 1 ? style.lineWidth / 2 : 0
      }
      let rect = path.boundingRect.insetBy(dx: -reach, dy: -reach).cells
      guard !path.isEmpty else { continue }
      overflow = Swift.max(
        overflow, -rect.minX, -rect.minY, rect.maxX - size.width, rect.maxY - size.height)
    }
    return Swift.min(overflow, 1 << 20)
  }

  private func path(of layer: ShapeLayer, in rect: DrawingRect) -> Path {
    shape.outline(
      in: layer.inset > 0 ? rect.insetBy(dx: layer.inset, dy: layer.inset) : rect, counting: lengthUnit)
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let outer = painter.paint.frame
    if outer == nil { painter.paint.frame = Rect(origin: origin, size: size) }
    defer { painter.paint.frame = outer }
    let bounds = DrawingRect(Rect(origin: .zero, size: size))
    for (index, layer) in layers.enumerated() {
      let color = colors?[index]?.color ?? painter.style.foreground
      switch layer.part {
      case .inside(let style):
        painter.fill(path(of: layer, in: bounds), at: origin, style, in: bounds, color, pixels)
      case .line(let style):
        painter.stroke(path(of: layer, in: bounds), style, at: origin, in: bounds, color, pixels)
      }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { shortName(of: Content.self) }
}
