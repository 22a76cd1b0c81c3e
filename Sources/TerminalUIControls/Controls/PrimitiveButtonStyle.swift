public import TerminalUICore

/// How buttons look and act.
///
///     struct DoubleClick: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
///
/// A style for the look of a button alone is a ``ButtonStyle``.
/// - Source: SwiftUI `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ViewStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that all buttons in a view have, whatever styles are set in that view: that of alerts.
protocol DecisiveButtonStyle: PrimitiveButtonStyle {}

/// The properties of a button that its style gets.
///
/// - Source: SwiftUI `PrimitiveButtonStyleConfiguration`.
@MainActor @preconcurrency public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The purpose of the button, where it affects the look.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Runs the action of the button.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: AccessibleLabel {}

extension View {
  /// Sets how the buttons in this view look and act.
  ///
  ///     HStack { Button("OK") { save() }; Button("Cancel") { dismiss() } }.buttonStyle(.plain)
  ///
  /// - Source: SwiftUI `View.buttonStyle(_:)`.
  @inlinable public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any PrimitiveButtonStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var buttonStyles: [any PrimitiveButtonStyle] { self[StyleKey<any PrimitiveButtonStyle>.self] }
}
