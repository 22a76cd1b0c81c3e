/// A value after its name, with the name at the leading edge and the value at the trailing one.
///
/// In a form, the value follows the column of names.
///
///     LabeledContent("Size", value: "12 KB")
///     // Size                   12 KB
///
///     LabeledContent("Owner") { OwnerPicker() }
///
/// The styles are those of ``LabeledContentStyle``.
/// - Source: SwiftUI `LabeledContent`; takes the width that it is offered, outside of forms.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyles) private var styles
  private let label: Label
  private let content: Content

  /// Makes a value with a name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The name and the value in their style.
  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(
        view: AnyView(label.stacked.namesAccessibilityContainer())),
      content: LabeledContentStyleConfiguration.Content(view: AnyView(content)))
    return styles.last?.styled(configuration, in: StyleKey<any LabeledContentStyle>.self)
      ?? AutomaticLabeledContentStyle().styled(configuration)
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes a value with a name from a style's configuration, so that a style can extend another style.
  ///
  /// - Source: SwiftUI `LabeledContent.init(_:)`.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) { element.role = .labeled }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a text for its name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes content with a text for its name.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a text for its name.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a text with a text for its name.
  ///
  /// The strings are shown as they are.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
}
