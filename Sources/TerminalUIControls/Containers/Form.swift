public import TerminalUICore

/// Controls below each other, in sections, as in a window with settings.
///
///     Form {
///       Section("Editor") {
///         TextField("Name", text: $name)
///         LabeledContent("Tab width", value: "2")
///         Toggle("Wrap lines", isOn: $wrapsLines).toggleStyle(.switch)
///       }
///     }
///     // Editor
///     // Name        Ada
///     // Tab width   2
///     // Wrap lines  ━━●
///
/// The titles of fields, of values and of switches are in one column, as wide as the widest of them and at most half as wide as the form. A form is
/// at most 60 columns wide, with one column on either side; between its sections there is a blank row. It takes all the cells that it is offered, and
/// scrolls up and down; in another scroll view it is as long as its content, and that one scrolls. Tab and the arrow keys lead from one control to the next; the one with the focus is scrolled into sight. The styles are those
/// of ``FormStyle``.
/// - Source: SwiftUI `Form`.
public struct Form<Content: View>: UnaryView {
  @Environment(\.formStyles) private var styles
  @State private var columns = FormColumns()
  private let content: Content

  /// Makes a form of some views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form in its style.
  public var body: some View {
    let configuration = FormStyleConfiguration(
      content: FormStyleConfiguration.Content(view: AnyView(content), columns: columns))
    return styles.last?.styledItem(configuration, in: StyleKey<any FormStyle>.self)
      ?? DefaultFormStyle().styledItem(configuration)
  }
}

extension Form: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) { element.role = .form }
}
