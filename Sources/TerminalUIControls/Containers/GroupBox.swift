public import TerminalUICore

/// Views in a box, with a label in the line above them.
///
///     GroupBox("Colour") { Toggle("Bold", isOn: $isBold) }
///     // ╭ Colour ──╮
///     // │ [ ] Bold │
///     // ╰──────────╯
///
/// Several views are in a column. The box is 4 columns wider and 2 rows taller than they are, and at least as wide as its label needs. While the
/// focus is in it, its border and its label have the tint. The styles are those of ``GroupBoxStyle``.
/// - Source: SwiftUI `GroupBox`; the label is in the border.
public struct GroupBox<Label: View, Content: View>: UnaryView {
  @Environment(\.groupBoxStyles) private var styles
  private let label: Label
  private let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box in its style.
  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(view: labelView),
      content: GroupBoxStyleConfiguration.Content(view: AnyView(content), styles: styles))
    return styles.last?.styledItem(configuration, in: StyleKey<any GroupBoxStyle>.self)
      ?? DefaultGroupBoxStyle().styledItem(configuration)
  }

  /// The label as the style gets it; `nil` without one.
  ///
  /// A label out of a configuration is handed on as it is: it is prepared already.
  private var labelView: AnyView? {
    if Label.self == EmptyView.self { return nil }
    if let label = label as? GroupBoxStyleConfiguration.Label { return label.view }
    return AnyView(label.inOneRow.namesAccessibilityContainer())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box from a style's configuration, so that a style can extend another style.
  ///
  /// - Source: SwiftUI `GroupBox.init(_:)`.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBox {
  /// Makes a box with a label: the older form, with the label first.
  ///
  /// - Source: SwiftUI `GroupBox.init(label:content:)`, deprecated there.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) { element.role = .group }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text for its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a text for its label.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
