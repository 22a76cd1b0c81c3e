/// A value behind its name: the name at the leading edge, the value at the trailing one.
///
///     LabeledContent("Size", value: "12 KB")
///     // Size                   12 KB
///
///     LabeledContent("Owner") { OwnerPicker() }
///
/// - Source: SwiftUI `LabeledContent`; always takes the width that it is offered.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a value with a name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The name, the room between, and the value.
  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      label.namesAccessibilityContainer()
      Spacer(minLength: 1)
      content
    }
  }
}

extension LabeledContent: AccessibleView {
  func describe(_ element: inout AccessibilityElement) { element.role = .labeled }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a text for its name.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a text for its name.
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
}
