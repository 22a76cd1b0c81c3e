public import TerminalUICore

/// A control for a colour.
///
///     ColorPicker("Accent", selection: $accent)
///     // Accent ██ Blue ▾
///
/// Return, Space or a click shows the colours: those of the terminal, named ones, greys, and a field for a code such as `#3366CC`. The arrows choose
/// among the colours, and Return or a click takes one and closes. Where the opacity may change, a slider is below. A chosen colour keeps the opacity.
///
/// Its role is `colorPicker`.
/// - Source: SwiftUI `ColorPicker`.
public struct ColorPicker<Label: View>: UnaryView {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  /// Makes a picker with a label of any kind.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether a slider changes how opaque the colour is.
  ///   - label: The purpose of the colour.
  /// - Source: SwiftUI `ColorPicker.init(selection:supportsOpacity:label:)`.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// The colour with its name, behind the label.
  public var body: some View {
    TitledControl(title: label) { ColorWell(selection: selection, supportsOpacity: supportsOpacity) }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a text.
  ///
  /// - Source: SwiftUI `ColorPicker.init(_:selection:supportsOpacity:)`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `ColorPicker.init(_:selection:supportsOpacity:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .colorPicker
    element.label = label.accessibilityText
    element.value = Evaluation.unobserved { ColorName(selection.wrappedValue).text }
  }
}

/// A button that shows the colour, and the panel of colours below it.
private struct ColorWell: UnaryView {
  @State private var isOpen = false
  let selection: Binding<Color>
  let supportsOpacity: Bool

  var body: some View {
    let color = selection.wrappedValue
    // Not in the label: there the look of the focus would cover the colour.
    HStack(cellSpacing: 1) {
      ColorSwatch(color: color)
      Button(ColorName(color).text + " ▾") { isOpen = true }.buttonStyle(.bordered)
    }
    .popover(isPresented: $isOpen) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity) { isOpen = false }
    }
  }
}

/// Two columns of a colour; without colours nothing is seen.
private struct ColorSwatch: View, Equatable {
  let color: Color

  var body: some View { Text("  ").background(color) }
}
