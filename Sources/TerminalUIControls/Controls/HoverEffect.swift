public import TerminalUICore

extension View {
  /// Shows when the mouse is over this view.
  ///
  ///     Row(file).hoverEffect()
  ///
  /// The terminal reports every movement of the mouse only while such a view, or one that observes hovering, exists.
  /// - Source: SwiftUI `View.hoverEffect(_:)`; every effect has the look of the theme.
  @inlinable public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier())
  }

  /// Shows when the mouse is over this view, the content of a row of a list.
  ///
  /// - Parameter effect: How; `nil` leaves the view as it is.
  /// - Source: SwiftUI `View.listRowHoverEffect(_:)`; every effect has the look of the theme, over the content of the row.
  @inlinable public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(HoverEffectModifier(isOn: effect != nil))
  }

  /// Sets whether the rows in this view show that the mouse is over them.
  ///
  /// - Source: SwiftUI `View.listRowHoverEffectDisabled(_:)`.
  @inlinable public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    hoverEffectDisabled(disabled)
  }

  /// Sets whether views in this one show that the mouse is over them.
  ///
  /// - Source: SwiftUI `View.hoverEffectDisabled(_:)`.
  @inlinable public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// How a view shows that the mouse is over it.
///
/// - Source: SwiftUI `HoverEffect`.
public nonisolated struct HoverEffect: Hashable, Sendable {
  private let number: Int8

  /// The look of the theme.
  public static let automatic = HoverEffect(number: 0)
  /// The look of the theme.
  public static let highlight = HoverEffect(number: 1)
  /// The look of the theme.
  public static let lift = HoverEffect(number: 2)
}

/// Notes whether the mouse is over the content, and draws the content in the theme's look for that.
@usableFromInline struct HoverEffectModifier: ViewModifier {
  @Environment(\.isHoverEffectEnabled) private var isEnabled
  @State private var isHovered = false

  private let isOn: Bool

  @usableFromInline init(isOn: Bool = true) { self.isOn = isOn }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(DrawEffectModifier(StateEffect(isHovered && isOn && isEnabled ? .hovered : nil)))
      .onHover { isHovered = $0 }
  }
}

nonisolated private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether views show that the mouse is over them.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isHoverEffectEnabled`.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}
