public import Cells
public import TerminalUICore

extension View {
  /// Makes the colours of this view lighter, or darker for an amount below 0: from −1 to 1.
  ///
  ///     Chart().brightness(0.2)
  ///
  /// Colours that the terminal keeps to itself stay, as do all on a terminal of 16 colours; so it is with the other colour effects.
  /// - Source: SwiftUI `View.brightness(_:)`.
  @inlinable public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

  /// Changes the contrast of this view's colours: 0 is grey, 1 leaves them, more makes them stronger.
  ///
  /// - Source: SwiftUI `View.contrast(_:)`.
  @inlinable public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  /// Makes the colours of this view greyer (below 1), or stronger (above 1).
  ///
  /// - Source: SwiftUI `View.saturation(_:)`.
  @inlinable public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  /// Makes the colours of this view grey: 0 changes nothing, 1 leaves no colour.
  ///
  /// - Source: SwiftUI `View.grayscale(_:)`.
  @inlinable public func grayscale(_ amount: Double) -> some View { recolored(.saturation(1 - amount)) }

  /// Turns the hues of this view by an angle: 120° make green of red.
  ///
  /// - Source: SwiftUI `View.hueRotation(_:)`.
  @inlinable public func hueRotation(_ angle: Angle) -> some View { recolored(.hue(angle.degrees / 360)) }

  /// Multiplies the colours of this view with a colour: white changes nothing, black leaves black.
  ///
  /// - Source: SwiftUI `View.colorMultiply(_:)`.
  @inlinable public func colorMultiply(_ color: Color) -> some View { recolored(.multiply(color)) }

  /// Inverts the colours of this view.
  ///
  /// - Source: SwiftUI `View.colorInvert()`.
  @inlinable public func colorInvert() -> some View { recolored(.invert) }

  @inlinable func recolored(_ effect: ColorEffect) -> some View {
    modifier(DrawEffectModifier(RecoloringEffect(effect)))
  }
}

/// Draws its content with changed colours: behind `brightness`, `saturation`, `hueRotation` and others.
@usableFromInline nonisolated struct RecoloringEffect: DrawEffect {
  let effect: ColorEffect

  @usableFromInline init(_ effect: ColorEffect) { self.effect = effect }

  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    let area = view.drawnRect.intersection(painter.clip).intersection(painter.buffer.bounds)
    let before = painter.buffer.cells(in: area)
    content(&painter)
    painter.buffer.recolor(area, over: before, effect, paint: painter.paint)
  }

  @usableFromInline static var name: String { "colorEffect" }
}
