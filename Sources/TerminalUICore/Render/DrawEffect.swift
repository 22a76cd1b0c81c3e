public import Cells

/// How a modifier changes what its view draws, and nothing else: neither where views are nor what they do.
///
///     struct Faint: DrawEffect {
///       func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
///         painter.styled(Style(attributes: .dim), content)
///       }
///     }
///     Text("maybe").modifier(DrawEffectModifier(Faint()))
///
/// A value: two effects that are equal draw alike, so nothing is drawn again for an equal one, and an effect between two
/// others can be made of their parts.
@usableFromInline package protocol DrawEffect: Equatable {
  /// Draws the view, by drawing `content` with another painter, or not at all.
  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter)
  /// What descriptions call the view.
  static var name: String { get }
  /// Whether the view isn't there for clicks and for the focus either.
  static var hides: Bool { get }
  /// The style that holds also for what is presented from the view.
  var inheritedStyle: Style { get }
}

/// Draws a view as it is without the effect.
@usableFromInline package typealias EffectContent = @MainActor (inout Painter) -> Void

extension DrawEffect {
  /// That of the type.
  @usableFromInline package static var name: String { shortName(of: Self.self) }
  /// No.
  @usableFromInline package static var hides: Bool { false }
  /// None.
  @usableFromInline package var inheritedStyle: Style { .plain }
}

/// The view that an effect draws.
@MainActor @usableFromInline package struct EffectView {
  fileprivate unowned(unsafe) let node: PassNode

  /// Fills the cells of the view, without what modifiers of several views put around it.
  package func fill(_ painter: inout Painter, with glyph: Glyph) {
    node.visitInnerItems { painter.fill(Rect(origin: $0.absoluteOrigin, size: $0.size), with: glyph) }
  }
}

/// A modifier that is an effect.
@MainActor @usableFromInline package struct DrawEffectModifier<Effect: DrawEffect>: PassModifier {
  @usableFromInline let effect: Effect

  @usableFromInline package init(_ effect: Effect) { self.effect = effect }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    DrawEffectNode(effect, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: DrawEffectNode<Effect>.self).update(effect)
  }
}

/// The node of an effect.
@MainActor class EffectNode: PassNode {
  /// The style that holds also for what is presented from the view.
  var inheritedStyle: Style { .plain }
}

@MainActor extension Node {
  /// The style that effects around the view leave to what is presented from it, in whatever layer they are.
  final var styleOfLayers: Style {
    var style = Style.plain
    var next = parent
    while let node = next {
      if node.flags.contains(.hasEffect), let effect = node as? EffectNode {
        style = style.over(effect.inheritedStyle)
      }
      next = node.parent
    }
    return style
  }
}

@MainActor private final class DrawEffectNode<Effect: DrawEffect>: EffectNode {
  @exclusivity(unchecked) private var effect: Effect

  init(_ effect: Effect, in context: NodeContext) {
    self.effect = effect
    super.init(in: context, flags: Effect.hides ? [.hasEffect, .isHidden] : .hasEffect)
  }

  func update(_ effect: Effect) {
    guard effect != self.effect else { return }
    let inherited = self.effect.inheritedStyle
    self.effect = effect
    visitItems { $0.damage() }
    if effect.inheritedStyle != inherited { host.root.damageLayers(from: self) }
  }

  override var inheritedStyle: Style { effect.inheritedStyle }

  override func paintChild(_ painter: inout Painter, _ paint: EffectContent) {
    effect.paint(paint, of: EffectView(node: self), with: &painter)
  }

  override var name: String { Effect.name }
}
