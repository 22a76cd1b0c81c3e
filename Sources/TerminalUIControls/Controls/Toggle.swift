public import TerminalUICore

/// A control that is on or off.
///
///     Toggle("Wrap lines", isOn: $wrapsLines)
///
/// Space, Return and a click turn it. It shows `[✓] Wrap lines`, filled with the tint while it has the focus; the styles are
/// those of ``ToggleStyle``.
/// - Source: SwiftUI `Toggle`.
public struct Toggle<Label: View>: UnaryView {
  @Environment(\.toggleStyles) private var styles
  @Binding private var isOn: Bool
  /// The values of a toggle for several; empty otherwise.
  private let sources: [Binding<Bool>]
  private let label: Label

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    sources = []
    self.label = label()
  }

  /// Makes a toggle for the values of several things: on if all are, mixed if they differ.
  ///
  ///     Toggle(sources: $alarms, isOn: \.isOn) { Text("All alarms") }
  ///
  /// A mixed toggle shows `[-]`, and turns them all on.
  ///
  /// - Source: SwiftUI `Toggle.init(sources:isOn:label:)`.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.sources = values
    _isOn = Binding(
      get: { values.allSatisfy(\.wrappedValue) },
      set: { isOn, transaction in for value in values { value.transaction(transaction).wrappedValue = isOn } }
    )
    self.label = label()
  }

  /// The toggle in its style.
  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: label.asLabel), isOn: $isOn, isMixed: isMixed)
    return styles.last?.styledItem(configuration, in: StyleKey<any ToggleStyle>.self)
      ?? DefaultToggleStyle().styledItem(configuration)
  }

  private var isMixed: Bool {
    guard let first = sources.first?.wrappedValue else { return false }
    return sources.contains { $0.wrappedValue != first }
  }
}

extension Toggle: ActionControl {
  var plainTitle: String? { label.accessibilityText }
}

extension Toggle: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .toggle
    element.label = label.accessibilityText
    element.value = isMixed ? "mixed" : isOn ? "on" : "off"
    element.traits.insert(.isToggle)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a text, for the values of several things: on if all are, mixed if they differ.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text, for the values of several things: on if all are, mixed if they differ.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle from a style's configuration, so that a style can extend another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
