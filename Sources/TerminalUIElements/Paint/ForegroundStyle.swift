public import Cells
public import TerminalUICore

extension View {
  /// Sets what texts, lines and shapes in this view are painted with.
  ///
  ///     VStack { Text("a"); Divider() }.foregroundStyle(.blue)
  ///
  /// The lesser levels (`.secondary` …) in the view are derived from it, unless it is one itself.
  /// - Source: SwiftUI `View.foregroundStyle(_:)`.
  @inlinable public func foregroundStyle<S: _PaintedShapeStyle>(_ style: S) -> some View {
    modifier(DrawEffectModifier(ForegroundEffect(PaintedColor(style))))
  }

  // A type and not a generic parameter: the compiler couldn't infer it for `isLate ? nil : .red`.
  /// Sets the colour of texts, lines and shapes in this view; `nil` leaves it to the views around.
  ///
  ///     Text(name).foregroundStyle(isChosen ? nil : .secondary)
  @inlinable public func foregroundStyle(_ color: Color?) -> some View { foregroundColor(color) }

  /// Sets what texts, lines and shapes in this view are painted with, by a style that reads the environment.
  @inlinable public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ResolvedForeground(first: style, second: style, third: style, count: 1))
  }

  /// Sets what texts, lines and shapes in this view are painted with; `nil` leaves it to the views around.
  @inlinable public func foregroundStyle<S: ShapeStyle>(_ style: S?) -> some View {
    modifier(ResolvedForeground(first: style, second: style, third: style, count: 1))
  }

  /// Sets what texts in this view are painted with, and lesser ones.
  ///
  ///     VStack { Text("Name"); Text("mail").foregroundStyle(.secondary) }.foregroundStyle(.white, .gray)
  ///
  /// - Source: SwiftUI `View.foregroundStyle(_:_:)`.
  @inlinable public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    modifier(ResolvedForeground(first: primary, second: secondary, third: secondary, count: 2))
  }

  /// Sets what texts in this view are painted with, lesser ones, and those of least importance.
  ///
  /// - Source: SwiftUI `View.foregroundStyle(_:_:_:)`.
  @inlinable public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ResolvedForeground(first: primary, second: secondary, third: tertiary, count: 3))
  }

  /// Sets the colour of texts, lines and shapes in this view; `nil` leaves it to the views around.
  @inlinable public func foregroundColor(_ color: Color?) -> some View {
    modifier(DrawEffectModifier(ForegroundEffect(color)))
  }
}

/// Paints its content with a colour, and the lesser levels (`.secondary` …) with colours derived from it or given.
@usableFromInline nonisolated struct ForegroundEffect: DrawEffect {
  package let color: Color?
  let second: Color?
  let third: Color?
  /// The shadings that the colours are numbers of: a shading is there as long as something keeps it.
  let shadings: [Numbered<Shading>]

  @usableFromInline init(_ color: Color?) {
    (self.color, second, third, shadings) = (color, nil, nil, [])
  }

  @usableFromInline init(_ first: PaintedColor?, _ second: PaintedColor? = nil, _ third: PaintedColor? = nil)
  {
    (color, self.second, self.third) = (first?.color, second?.color, third?.color)
    shadings = [first, second, third].compactMap { $0?.shading }
  }

  private init(_ color: Color?, _ shading: Numbered<Shading>? = nil, of other: ForegroundEffect) {
    (self.color, second, third) = (color, other.second, other.third)
    shadings = shading.map { [$0] + other.shadings } ?? other.shadings
  }

  /// The effect with another first colour, as motion and shapes draw it on the way.
  func with(_ color: Color?) -> ForegroundEffect { ForegroundEffect(color, of: self) }
  /// The effect with another first colour, which it keeps.
  func with(_ color: PaintedColor) -> ForegroundEffect {
    ForegroundEffect(color.color, color.shading, of: self)
  }

  /// Sets the colours for everything in the view: called before the painter draws it, and for layers presented from it.
  @usableFromInline @MainActor func prepare(_ painter: inout Painter) {
    guard let color else { return }
    painter.style.foreground = color
    // A level is one of those that are there.
    if case .role(let role) = color.kind, [.primary, .secondary, .tertiary, .quaternary].contains(role) {
      return
    }
    painter.paint.levels = Paint.Levels(color, second, third)
  }

  @usableFromInline static var isInherited: Bool { true }
  @usableFromInline static var name: String { "style" }
}

/// Finds the colours of styles that read the environment, and is evaluated again when what they read changes.
@usableFromInline struct ResolvedForeground<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>: ViewModifier {
  @Environment(\.self) private var environment
  let first: S1?
  let second: S2?
  let third: S3?
  let count: Int

  @usableFromInline init(first: S1?, second: S2?, third: S3?, count: Int) {
    self.first = first
    self.second = second
    self.third = third
    self.count = count
  }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      DrawEffectModifier(
        ForegroundEffect(
          first?.paint(in: environment), count > 1 ? second?.paint(in: environment) : nil,
          count > 2 ? third?.paint(in: environment) : nil)))
  }
}
