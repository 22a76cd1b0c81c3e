public import TerminalUICore

/// How toggles look and act.
///
///     struct Lamp: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
///       }
///     }
///
/// - Source: SwiftUI `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle: _ViewStyle
where _Configuration == ToggleStyleConfiguration {
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view of a toggle.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that its style gets.
///
/// - Source: SwiftUI `ToggleStyleConfiguration`.
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is for several values that differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: AccessibleLabel {}

/// The default style of toggles: the same as `checkbox`.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

/// The style of toggles that are ticked: `[✓] label`; in a form, that is in the column of values.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MarkRow {
      TurningView(configuration: configuration) { CheckboxContent(configuration: configuration) }
    }
  }
}

/// The style of toggles with a switch, `label ━━●`; in a form, the label is in the column of titles.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour for switches that are on.
  ///
  /// - Source: SwiftUI `SwitchToggleStyle.init(tint:)`.
  public init(tint: Color) { self.tint = tint }

  /// Makes the view of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let view = TurningView(configuration: configuration) {
      TitledControl(title: configuration.label) {
        Mark.toggleSwitch(isOn: configuration.isOn, isMixed: configuration.isMixed).whole
      }
    }
    if let tint { view.tint(tint) } else { view }
  }
}

/// The style of toggles that look like buttons, with a dot while they are on: ` •label  `.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  @Environment(\.controlSize) private var size

  /// Makes the style.
  public init() {}
  /// Makes the view of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TurningView(configuration: configuration) {
      configuration.label
        .faced(
          configuration.isOn || configuration.isMixed ? .chosen : .button,
          mark: configuration.isMixed ? "-" : configuration.isOn ? "•" : " ", size: size)
    }
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// As `checkbox`.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick: `[✓] label`.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch: `label ━━●`.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed: ` •label  `.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how the toggles in this view look and act.
  ///
  ///     Toggle("Sound", isOn: $hasSound).toggleStyle(.switch)
  ///
  /// - Source: SwiftUI `View.toggleStyle(_:)`.
  @inlinable public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any ToggleStyle>.self, style)))
  }
}

/// The view of the checkbox style: a box before the label.
private struct CheckboxContent: View {
  @Environment(\.labelsVisibility) private var labels
  let configuration: ToggleStyleConfiguration

  var body: some View {
    HStack(alignment: .top) {
      Mark.checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed).whole
      if labels != .hidden { configuration.label }
    }
  }
}

/// The part that all toggle styles share: the view takes the focus, and keys and clicks turn it.
private struct TurningView<Content: View>: View {
  let configuration: ToggleStyleConfiguration
  @ViewBuilder let content: Content

  var body: some View {
    ControlLook(content: content)
      .focusable()
      .modifier(PressModifier { configuration.isOn.toggle() })
  }
}

nonisolated extension EnvironmentValues {
  var toggleStyles: [any ToggleStyle] { self[StyleKey<any ToggleStyle>.self] }
}
