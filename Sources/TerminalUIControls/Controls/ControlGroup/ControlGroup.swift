/// Controls that belong together, in a row.
///
///     ControlGroup {
///       Button("Undo") { undo() }
///       Button("Redo") { redo() }
///     }
///
/// In a menu they are a section: rows with lines before and behind them. The styles are those of ``ControlGroupStyle``.
/// - Source: SwiftUI `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyles) private var styles
  @Environment(\.menuLevel) private var menuLevel
  private let label: AnyView?
  private let title: String?
  private let content: Content

  /// Makes a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: nil, title: nil, content: content()) }

  /// Makes a group with a label, which a style may show, as `menu` does.
  ///
  /// - Source: SwiftUI `ControlGroup.init(content:label:)`.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      label: label.asLabel, title: label.accessibilityText,
      content: LabeledControlGroupContent(content: content()))
  }

  /// Makes a group with a text, which a style may show, as `menu` does.
  ///
  /// - Source: SwiftUI `ControlGroup.init(_:content:)`.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text, which a style may show, as `menu` does.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `ControlGroup.init(_:content:)`.
  @_disfavoredOverload public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  private init(label: AnyView?, title: String?, content: Content) {
    (self.label, self.title, self.content) = (label, title, content)
  }

  /// The group in its style.
  public var body: some View {
    if menuLevel == nil {
      let configuration = ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content), styles: styles), label: .init(view: label))
      styles.last?.styledItem(configuration, in: StyleKey<any ControlGroupStyle>.self)
        ?? AutomaticControlGroupStyle().styledItem(configuration)
    } else {
      MenuSeparator()
      content
      MenuSeparator()
    }
  }
}

extension ControlGroup: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .group
    element.label = title
  }
}

/// The controls of a group that has a label.
///
/// - Source: SwiftUI `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  package let content: Content
  /// The controls.
  public var body: some View { content }
}
