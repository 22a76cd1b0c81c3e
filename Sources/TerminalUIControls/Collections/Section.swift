public import TerminalUICore

/// Views that belong together, with a header before and a footer behind them.
///
///     List {
///       Section("Fruit") { ForEach(fruit, id: \.self) { Text($0) } }
///       Section { Text("Beans") } header: { Text("Vegetables") } footer: { Text("1 of 12") }
///     }
///
/// Header, content and footer are rows of the list or stack around; the header stays at the top of a list as long as a row of its section is
/// in sight. In a form they are one view, with a blank row before and behind it, in a menu there are lines before and behind them. The
/// header is bold and the footer secondary; neither can be selected.
/// - Source: SwiftUI `Section`.
@MainActor @preconcurrency public struct Section<Parent: View, Content: View, Footer: View>: View {
  @Environment(\.formColumns) private var formColumns
  @Environment(\.menuLevel) private var menuLevel
  let header: Parent
  package let content: Content
  let footer: Footer
  private var isExpanded: Binding<Bool>?

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer.
  public var body: some View {
    if formColumns != nil {
      FormSection(header: header, content: content, footer: footer)
    } else if menuLevel != nil {
      MenuSeparator()
      header.stacked.foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
      content
      footer.foregroundStyle(.secondary)
      MenuSeparator()
    } else if let isExpanded {
      DisclosureLabel(isExpanded: isExpanded, label: header).bold().sectionEdge()
        .layoutValue(key: PinnedKey.self, value: true).accessibilityAddTraits(.isHeader)
      if isExpanded.wrappedValue { content }
      SectionGap()
    } else {
      header.stacked.bold().sectionEdge().layoutValue(key: PinnedKey.self, value: true)
        .accessibilityAddTraits(.isHeader)
      content
      footer.foregroundStyle(.secondary).sectionEdge()
      SectionGap()
    }
  }
}

extension Section {
  /// Makes a section with a header and a footer.
  ///
  /// - Source: SwiftUI `Section.init(header:footer:content:)`, deprecated there.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      footer
    }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  ///
  /// - Source: SwiftUI `Section.init(header:content:)`, deprecated there.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  ///
  /// - Source: SwiftUI `Section.init(footer:content:)`, deprecated there.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }

  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      footer()
    }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a text for a header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a section with a text for a header.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section whose content shows while a binding is `true`: its header opens and closes it.
  ///
  ///     Section(isExpanded: $isOpen) { ForEach(files) { Text($0.name) } } header: { Text("Files") }
  ///
  /// In a form or a menu it is always open.
  /// - Source: SwiftUI `Section.init(isExpanded:content:header:)`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a text as header, whose content shows while a binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section with a text as header, whose content shows while a binding is `true`.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
