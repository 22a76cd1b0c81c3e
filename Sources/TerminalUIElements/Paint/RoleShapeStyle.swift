public import Cells

/// A level of the colour of text: the first is that of text, each further one is less.
///
///     VStack {
///       Text("Name")
///       Text("last seen today").foregroundStyle(.secondary)
///     }.foregroundStyle(.blue)
///
/// The level is taken from the style that the views around give; where it gives one colour only, the lesser ones are mixed with the colour behind, or
/// dim if that is unknown.
/// - Source: SwiftUI `HierarchicalShapeStyle`.
public nonisolated struct HierarchicalShapeStyle: _PaintedShapeStyle {
  /// The role as a view.
  public typealias _Fill = Color
  /// The role of the level.
  public let _color: Color

  init(_ role: PaintRole) { _color = .role(role) }

  /// The level of text.
  public static let primary = HierarchicalShapeStyle(.primary)
  /// The level of lesser importance.
  public static let secondary = HierarchicalShapeStyle(.secondary)
  /// The level of still lesser importance.
  public static let tertiary = HierarchicalShapeStyle(.tertiary)
  /// The level of the least importance.
  public static let quaternary = HierarchicalShapeStyle(.quaternary)
  /// As ``quaternary``: a terminal shows no more degrees.
  public static let quinary = HierarchicalShapeStyle(.quaternary)
}

// All of these are colours, so that any two of them, and a role and a colour, can be the branches of one expression.
/// Colours by their purposes; the theme defines them.
///
///     Text("saved").foregroundStyle(isSaved ? .success : .secondary)
///     Panel().background(.surface)
///
/// - Source: SwiftUI's `HierarchicalShapeStyle`, `TintShapeStyle`, `SeparatorShapeStyle` and their like, in one type.
nonisolated extension ShapeStyle where Self == Color {
  /// The colour of text.
  public static var primary: Color { .role(.primary) }
  /// The level of lesser importance.
  public static var secondary: Color { .role(.secondary) }
  /// The level of still lesser importance.
  public static var tertiary: Color { .role(.tertiary) }
  /// The level of the least importance.
  public static var quaternary: Color { .role(.quaternary) }
  /// As `quaternary`: a terminal shows no more degrees.
  public static var quinary: Color { .role(.quaternary) }
  /// The colour that the views around give to text.
  public static var foreground: Color { .role(.primary) }
  /// The background of the window.
  public static var background: Color { .role(.background) }
  /// As `background`.
  public static var windowBackground: Color { .role(.background) }
  /// The colour of controls and of the focus: see `tint(_:)`.
  public static var tint: Color { .role(.tint) }
  /// The background of a selection.
  public static var selection: Color { .role(.selection) }
  /// Lines between things.
  public static var separator: Color { .role(.separator) }
  /// The text of an empty field.
  public static var placeholder: Color { .role(.placeholder) }
  /// Elements on a surface that contrast with it.
  public static var fill: Color { .role(.fill) }
  /// Text that leads somewhere.
  public static var link: Color { .role(.link) }
  /// Elements that contrast with the background: bars, panels, fields.
  ///
  /// There is no such style in SwiftUI.
  public static var surface: Color { .role(.surface) }
  /// The colour of success.
  ///
  /// There is no such style in SwiftUI.
  public static var success: Color { .role(.success) }
  /// Something that needs attention.
  ///
  /// There is no such style in SwiftUI.
  public static var warning: Color { .role(.warning) }
  /// The colour of errors and of destructive actions.
  ///
  /// There is no such style in SwiftUI.
  public static var error: Color { .role(.error) }
}

/// A surface over the content.
///
///     Text("paused").padding().background(.regularMaterial)
///
/// - Source: SwiftUI `Material`; a terminal can't blur, so all of them are the theme's surface, which nothing shows through.
public nonisolated struct Material: _PaintedShapeStyle {
  /// The surface as a view.
  public typealias _Fill = Color
  /// The surface.
  public let _color = Color.role(.surface)

  init() {}

  /// The surface.
  public static let ultraThin = Material()
  /// The surface.
  public static let thin = Material()
  /// The surface.
  public static let regular = Material()
  /// The surface.
  public static let thick = Material()
  /// The surface.
  public static let ultraThick = Material()
  /// The surface.
  public static let bar = Material()
}

nonisolated extension ShapeStyle where Self == Color {
  /// The surface.
  public static var ultraThinMaterial: Color { .role(.surface) }
  /// The surface.
  public static var thinMaterial: Color { .role(.surface) }
  /// The surface.
  public static var regularMaterial: Color { .role(.surface) }
  /// The surface.
  public static var thickMaterial: Color { .role(.surface) }
  /// The surface.
  public static var ultraThickMaterial: Color { .role(.surface) }
  /// The surface.
  public static var bar: Color { .role(.surface) }
}
