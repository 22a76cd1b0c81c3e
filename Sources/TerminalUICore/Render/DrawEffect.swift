package import CellLayout
package import Cells

/// How a modifier changes the drawing of its view, and nothing else: neither places nor behaviour.
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
  /// The view's name in descriptions.
  static var name: String { get }
  /// Whether the view isn't there for clicks and for the focus either.
  static var hides: Bool { get }
  /// Whether the view takes no clicks.
  var ignoresHits: Bool { get }
  /// Changes the painter's settings for everything in the view, and for all layers presented from it.
  @MainActor func prepare(_ painter: inout Painter)
  /// Whether ``prepare(_:)`` does anything.
  static var isInherited: Bool { get }
}

/// Draws a view as it is without the effect.
@usableFromInline package typealias EffectContent = @MainActor (inout Painter) -> Void

extension DrawEffect {
  /// By default the name of the type.
  @usableFromInline package static var name: String { shortName(of: Self.self) }
  /// By default the view stays there for clicks and for the focus.
  @usableFromInline package static var hides: Bool { false }
  /// By default `prepare(_:)` does nothing.
  @usableFromInline package static var isInherited: Bool { false }
  /// By default the view takes clicks.
  @usableFromInline package var ignoresHits: Bool { false }
  /// By default changes no settings.
  @usableFromInline @MainActor package func prepare(_ painter: inout Painter) {}
  /// By default calls ``prepare(_:)`` and draws the content.
  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    painter.scoped { painter in
      prepare(&painter)
      content(&painter)
    }
  }
}

/// The properties of the view that an effect draws: its cells, and the unit of lengths.
@MainActor @usableFromInline package struct EffectView {
  fileprivate unowned(unsafe) let node: PassNode

  /// The unit of lengths around the view.
  package var lengthUnit: LengthUnit { node.lengthUnit }

  /// Fills the cells of the view, without the views that modifiers of several views put around it.
  package func fill(_ painter: inout Painter, with glyph: Glyph) {
    visitRects { painter.fill($0, with: glyph) }
  }

  /// Calls `visit` with the cells of each item of the view, on the screen.
  package func visitRects(_ visit: @MainActor (Rect) -> Void) {
    let container = node.container
    node.visitInnerItems { item in
      var rect = Rect(origin: item.originOnScreen, size: item.size)
      // Views that modifiers of several views put around the item are drawn inside of the effect: they may clip.
      _ = item.firstAroundItem { outer -> ItemNode? in
        guard outer !== container else { return outer }
        if outer.flags.contains(.clips) {
          rect = rect.intersection(Rect(origin: outer.originOnScreen, size: outer.size))
        }
        return nil
      }
      visit(rect)
    }
  }

  /// The cells that the view may draw to, on the screen.
  package var drawnRect: Rect {
    var rect = Rect.zero
    node.visitItems { item in
      let origin = item.originOnScreen
      let drawn = item.drawnRect(for: item.answer).offsetBy(dx: origin.x, dy: origin.y)
      rect = rect.isEmpty ? drawn : rect.union(drawn)
    }
    return rect
  }
}

/// Has an effect draw its content: behind `opacity`, `tint`, `foregroundStyle` and others.
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

/// The node of an effect, without the effect's type: the painter calls it in place of drawing the content.
@MainActor package class EffectNode: PassNode {
  func prepare(_ painter: inout Painter) {}
  /// Draws the content, with a changed painter.
  package func paintChild(_ painter: inout Painter, _ paint: EffectContent) { paint(&painter) }
}

extension Node {
  /// This node, if it is one of an effect.
  package final var asEffect: EffectNode? {
    flags.contains(.hasEffect) ? unsafeDowncast(self, to: EffectNode.self) : nil
  }

  /// The effects around the view, the innermost first.
  final var effectsAround: [Reference<EffectNode>] {
    var effects: [Reference<EffectNode>] = []
    visitAround { node in
      if let effect = node.asEffect { effects.append(.init(effect)) }
    }
    return effects
  }
}

/// Draws its content by the effect; a new effect that is animatable moves there, and each step only draws again.
@MainActor private final class DrawEffectNode<Effect: DrawEffect>: EffectNode {
  private var effect: Effect

  init(_ effect: Effect, in context: NodeContext) {
    self.effect = effect
    super.init(in: context, flags: Effect.hides ? [.hasEffect, .isHidden] : .hasEffect)
    if effect.ignoresHits { flags.insert(.ignoresHits) }
  }

  func update(_ effect: Effect) {
    guard effect != endValue(of: self.effect) else { return }
    show(
      moving(self.effect, to: effect) { node, effect in
        unsafeDowncast(node, to: DrawEffectNode<Effect>.self).show(effect)
      })
  }

  private func show(_ effect: Effect) {
    self.effect = effect
    effect.ignoresHits ? flags.insert(.ignoresHits) : flags.remove(.ignoresHits)
    visitItems { $0.damage() }
    if Effect.isInherited { host.root.damageLayers(from: self) }
  }

  override func prepare(_ painter: inout Painter) { effect.prepare(&painter) }

  package override func paintChild(_ painter: inout Painter, _ paint: EffectContent) {
    effect.paint(paint, of: EffectView(node: self), with: &painter)
  }

  override var name: String { Effect.name }
}
