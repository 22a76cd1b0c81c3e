// Names without effect: cells can't bend or blur what is behind them. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// A look of glass, which cells can't have.
///
/// - Source: SwiftUI `Glass`.
public nonisolated struct Glass: Hashable, Sendable {
  /// The usual glass.
  public static let regular = Glass()
  /// Clear glass.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()

  /// Returns this glass: a tint has no effect.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns this glass: glass doesn't follow the pointer here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container of views with a look of glass; it shows them as they are.
///
/// - Source: SwiftUI `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container; the spacing has no effect.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: some View { content }
}

/// The style of buttons of glass; here ``BorderedButtonStyle``.
///
/// - Source: SwiftUI `GlassButtonStyle`.
public typealias GlassButtonStyle = BorderedButtonStyle

/// The style of important buttons of glass; here ``BorderedProminentButtonStyle``.
///
/// - Source: SwiftUI `GlassProminentButtonStyle`.
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle

nonisolated extension BorderedButtonStyle {
  /// Makes the style; the glass has no effect.
  ///
  /// - Source: SwiftUI `GlassButtonStyle.init(_:)`.
  public init(_ glass: Glass) { self.init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button of glass; a terminal has none, so this is ``PrimitiveButtonStyle/bordered``.
  ///
  /// - Source: SwiftUI `PrimitiveButtonStyle.glass`.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }

  /// A button of glass; a terminal has none, so this is ``PrimitiveButtonStyle/bordered``.
  ///
  /// - Source: SwiftUI `PrimitiveButtonStyle.glass(_:)`.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// An important button of glass; a terminal has none, so this is ``PrimitiveButtonStyle/borderedProminent``.
  ///
  /// - Source: SwiftUI `PrimitiveButtonStyle.glassProminent`.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// How the content fades at the edge of a scroll view; here it is cut.
///
/// - Source: SwiftUI `ScrollEdgeEffectStyle`.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = ScrollEdgeEffectStyle()
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle()
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle()
}

/// When a tab bar becomes smaller; here it always has one row.
///
/// - Source: SwiftUI `TabBarMinimizeBehavior`.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = TabBarMinimizeBehavior()
  /// While the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// While the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Not at all.
  public static let never = TabBarMinimizeBehavior()
}

extension View {
  /// Shows this view as it is: nothing shines through cells.
  ///
  /// - Source: SwiftUI `View.glassEffect(_:in:)`; without effect.
  @inlinable public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Shows this view as it is: nothing shines through cells.
  ///
  /// - Source: SwiftUI `View.glassEffect(_:in:)`; without effect.
  @inlinable public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }

  /// Shows this view as it is: nothing shines through cells.
  ///
  /// - Source: SwiftUI `View.glassEffectID(_:in:)`; without effect.
  @inlinable public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Shows this view as it is: content is cut at the edge of a scroll view.
  ///
  /// - Source: SwiftUI `View.scrollEdgeEffectStyle(_:for:)`; without effect.
  @inlinable public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    self
  }

  /// Shows this view as it is: bars hide nothing of it.
  ///
  /// - Source: SwiftUI `View.backgroundExtensionEffect()`; without effect.
  @inlinable public func backgroundExtensionEffect() -> some View { self }

  /// Shows this view as it is: a tab bar has one row.
  ///
  /// - Source: SwiftUI `View.tabBarMinimizeBehavior(_:)`; without effect.
  @inlinable public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Shows this view as it is: `ContainerRelativeShape` is a rectangle.
  ///
  /// - Source: SwiftUI `View.containerShape(_:)`; without effect.
  @inlinable public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
