public import Cells
public import TerminalUICore

extension View {
  /// Sets the colour of controls and of the focus in this view.
  ///
  ///     Form { … }.tint(.purple)
  ///
  /// Of a gradient it is the first colour. `nil` leaves it to the views around.
  /// - Source: SwiftUI `View.tint(_:)`.
  @inlinable public func tint(_ color: Color?) -> some View {
    modifier(DrawEffectModifier(TintEffect(color)))
  }

  /// Sets the style of controls and of the focus in this view; `nil` leaves it to the views around.
  ///
  /// - Source: SwiftUI `View.tint(_:)`.
  @inlinable public func tint<S: ShapeStyle>(_ style: S?) -> some View {
    modifier(ResolvedTint(style: style))
  }

  /// Sets the colour of controls in this view: the older name of `tint(_:)`.
  ///
  /// - Source: SwiftUI `View.accentColor(_:)`.
  @inlinable public func accentColor(_ color: Color?) -> some View { tint(color) }
}

/// Draws its content with a palette in which the tint is another colour; layers presented from the content have it too.
@usableFromInline nonisolated struct TintEffect: DrawEffect {
  package let color: Color?

  @usableFromInline init(_ color: Color?) { self.color = color }

  @usableFromInline @MainActor func prepare(_ painter: inout Painter) {
    if let color { painter.paint.palette = painter.paint.palette.tinted(color) }
  }

  @usableFromInline static var isInherited: Bool { true }
  @usableFromInline static var name: String { "tint" }
}

/// The tint of a style that depends on the environment, resolved here.
@usableFromInline struct ResolvedTint<Style: ShapeStyle>: ViewModifier {
  @Environment(\.self) private var environment
  package let style: Style?

  @usableFromInline init(style: Style?) { self.style = style }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(DrawEffectModifier(TintEffect(style?.paint(in: environment).single)))
  }
}
