/// A label, and views below it that show while it is open.
///
///     DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $verbose) }
///     DisclosureGroup("Files", isExpanded: $isOpen) { ForEach(files) { Text($0.name) } }
///
/// Return, Space and a click open and close it; Right opens, Left closes. In a list the label and the content are rows: `tag(_:)` on the
/// group is about the label, and Left goes from a row of the content to the label. A label that can be selected is selected by a click, and
/// opened by a click on its mark. Where the selected row is in a group that is closed, the
/// cursor is on the label. The content begins two columns further in, and is made only while it shows.
/// - Source: SwiftUI `DisclosureGroup`.
@MainActor @preconcurrency public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.rowContext) private var rowContext
  @Environment(\.disclosureGroupStyles) private var styles
  @Environment(\.presentationAnimation) private var animation
  private let given: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that keeps by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (given, self.label, self.content) = (nil, label(), content)
  }

  /// Makes a group that is open while a binding is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (given, self.label, self.content) = (isExpanded, label(), content)
  }

  private var isExpanded: Binding<Bool> {
    let binding = given ?? $isOpen
    // The app's own animation takes precedence.
    guard let animation, binding.transaction.animation == nil else { return binding }
    return binding.animation(animation)
  }

  /// The label and, while it is open, the content.
  public var body: some View {
    if let style = styles.last {
      style.styledItem(
        DisclosureGroupStyleConfiguration(
          label: .init(view: label.asLabel), content: .init(make: { AnyView(content()) }),
          isExpanded: isExpanded), in: StyleKey<any DisclosureGroupStyle>.self)
    } else if rowContext != nil {
      rows
    } else {
      VStack(alignment: .leading, spacing: 0) { rows }
    }
  }

  /// The label and, while the group is open, the content: as rows, if the group is in a list.
  private var rows: some View {
    Group {
      if rowContext?.control?.canSelect == true {
        DisclosureRow(isExpanded: isExpanded, label: label)
      } else {
        DisclosureLabel(isExpanded: isExpanded, label: label)
      }
      if isExpanded.wrappedValue { content().cellPadding(.leading, 2).modifier(DisclosureContent()) }
    }
    .modifier(DisclosureScope())
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text, which keeps by itself whether it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text, which keeps by itself whether it is open.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a text, which is open while a binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text, which is open while a binding is `true`.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The label of a group in a list whose rows can be selected: a row with a mark.
private struct DisclosureRow<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    HStack(alignment: .top, spacing: 0) {
      DisclosureMark(isOpen: isOpen)
      label.stacked
    }
    .modifier(DisclosureModifier(isOpen: isOpen, opensByPress: true) { isExpanded.wrappedValue = $0 })
  }
}
