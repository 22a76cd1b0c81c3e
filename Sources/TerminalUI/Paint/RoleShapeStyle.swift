public import Cells

/// A level of the colour of text: the first is that of text, each further one is less.
///
///     VStack {
///       Text("Name")
///       Text("last seen today").foregroundStyle(.secondary)
///     }.foregroundStyle(.blue)
///
/// The level is taken from the style that the views around give; where it gives one colour only, the lesser ones are mixed with what is
/// behind, or dim where that isn't known.
/// - Source: SwiftUI `HierarchicalShapeStyle`.
public nonisolated struct HierarchicalShapeStyle: _PaintedShapeStyle {
  /// The role of the level.
  public let _color: Color

  init(_ role: PaintRole) { _color = .role(role) }

  /// That of text.
  public static let primary = HierarchicalShapeStyle(.primary)
  /// Of lesser importance.
  public static let secondary = HierarchicalShapeStyle(.secondary)
  /// Of still lesser importance.
  public static let tertiary = HierarchicalShapeStyle(.tertiary)
  /// Of the least importance.
  public static let quaternary = HierarchicalShapeStyle(.quaternary)
  /// As ``quaternary``: a terminal shows no more degrees.
  public static let quinary = HierarchicalShapeStyle(.quaternary)
}

/// A colour by what it is for; the theme says which one that is.
///
///     Text("saved").foregroundStyle(.success)
///     Panel().background(.surface)
///
/// - Source: SwiftUI's `TintShapeStyle`, `SeparatorShapeStyle` and their like, in one type.
public nonisolated struct RoleShapeStyle: _PaintedShapeStyle {
  /// The role.
  public let _color: Color

  init(_ role: PaintRole) { _color = .role(role) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Of lesser importance.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Of still lesser importance.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Of the least importance.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// As `quaternary`.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated extension ShapeStyle where Self == RoleShapeStyle {
  /// The colour that the views around give to text.
  public static var foreground: RoleShapeStyle { RoleShapeStyle(.primary) }
  /// What is behind everything.
  public static var background: RoleShapeStyle { RoleShapeStyle(.background) }
  /// As `background`.
  public static var windowBackground: RoleShapeStyle { RoleShapeStyle(.background) }
  /// The colour of what can be used and of what has the focus: see `tint(_:)`.
  public static var tint: RoleShapeStyle { RoleShapeStyle(.tint) }
  /// What is behind something selected.
  public static var selection: RoleShapeStyle { RoleShapeStyle(.selection) }
  /// Lines between things.
  public static var separator: RoleShapeStyle { RoleShapeStyle(.separator) }
  /// What stands in an empty field.
  public static var placeholder: RoleShapeStyle { RoleShapeStyle(.placeholder) }
  /// What stands out from a surface.
  public static var fill: RoleShapeStyle { RoleShapeStyle(.fill) }
  /// Text that leads somewhere.
  public static var link: RoleShapeStyle { RoleShapeStyle(.link) }
  /// What stands out from the background: bars, panels, fields.
  ///
  /// This one is ours.
  public static var surface: RoleShapeStyle { RoleShapeStyle(.surface) }
  /// What went well.
  ///
  /// This one is ours.
  public static var success: RoleShapeStyle { RoleShapeStyle(.success) }
  /// What wants attention.
  ///
  /// This one is ours.
  public static var warning: RoleShapeStyle { RoleShapeStyle(.warning) }
  /// What went wrong, and what destroys.
  ///
  /// This one is ours.
  public static var error: RoleShapeStyle { RoleShapeStyle(.error) }
}

/// A surface over the content.
///
///     Text("paused").padding().background(.regularMaterial)
///
/// - Source: SwiftUI `Material`; a terminal can't blur, so all of them are the theme's surface, which nothing shows through.
public nonisolated struct Material: _PaintedShapeStyle {
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

nonisolated extension ShapeStyle where Self == Material {
  /// The surface.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The surface.
  public static var thinMaterial: Material { .thin }
  /// The surface.
  public static var regularMaterial: Material { .regular }
  /// The surface.
  public static var thickMaterial: Material { .thick }
  /// The surface.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface.
  public static var bar: Material { .bar }
}
