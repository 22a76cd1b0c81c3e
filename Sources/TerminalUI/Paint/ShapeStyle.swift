public import Cells

/// What texts, lines and areas are painted with: a colour, a role, a gradient.
///
///     Text("late").foregroundStyle(.red)
///     Text("3 minutes ago").foregroundStyle(.secondary)
///     Text("title").foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///
/// A style of one's own says which one it is in an environment:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.isEnabled ? Color.red : Color.secondary
///       }
///     }
///
/// - Source: SwiftUI `ShapeStyle`.
public nonisolated protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style is in an environment; never asked of the framework's own, which are resolved when they are painted.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that is a colour, resolved where it is painted.
public nonisolated protocol _PaintedShapeStyle: ShapeStyle {
  /// The colour.
  var _color: Color { get }
}

nonisolated extension Never: ShapeStyle {}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved where it is painted")
  }
}

nonisolated extension ShapeStyle {
  /// The colour in an environment; that of text where a style never comes to an end.
  func color(in environment: EnvironmentValues) -> Color { color(in: environment, depth: 0) }

  private func color(in environment: EnvironmentValues, depth: Int) -> Color {
    if let painted = self as? any _PaintedShapeStyle { return painted._color }
    guard depth < 32, Resolved.self != Never.self else { return .role(.primary) }
    return resolve(in: environment).color(in: environment, depth: depth + 1)
  }
}

/// Any style.
///
///     let style = isUrgent ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)
///
/// - Source: SwiftUI `AnyShapeStyle`.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Makes one of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// A colour.
  public func resolve(in environment: EnvironmentValues) -> Color { style.color(in: environment) }
}

nonisolated extension Color: _PaintedShapeStyle {
  /// The colour.
  public var _color: Color { self }
}
