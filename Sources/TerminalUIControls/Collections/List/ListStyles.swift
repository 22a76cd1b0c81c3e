/// The default style of lists: rows with a column on either side of their content.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style of lists that are nothing but their rows, from edge to edge.
public nonisolated struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.content.rowInset(0)
  }
}

/// The style of lists with a column on either side of their rows' content.
public nonisolated struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style of lists that choose the content of the column after them: an empty row between their sections.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SpacedSections(content: configuration.content)
  }
}

/// The style of lists whose sections are on surfaces from edge to edge, with an empty row between them.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SpacedSections(content: configuration.content.rowBackground(.role(.surface)))
  }
}

/// The style of lists whose sections are on surfaces, with an empty row between and a column on either side.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SpacedSections(content: configuration.content.rowBackground(.role(.surface))).padding(.horizontal, 1)
  }
}

/// Rows with an empty one after each section, unless a spacing is set.
private struct SpacedSections: View {
  @Environment(\.listSectionSpacing) private var spacing
  let content: ListStyleConfiguration.Content

  var body: some View { content.listSectionSpacing(spacing == .default ? .custom(1) : spacing) }
}

/// The style of lists with a border around, which has the tint while the focus is in the list.
public nonisolated struct BorderedListStyle: ListStyle {
  @Environment(\.isFocused) private var isFocused
  @FocusState private var hasFocus: Bool

  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.content.focused($hasFocus)
      .border(.role(isFocused || hasFocus ? .tint : .separator), .rounded)
  }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// Rows with a column on either side of their content.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Nothing but the rows, from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows with a column on either side of their content.
  public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// An empty row between sections.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Sections on surfaces from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on surfaces, with a column on either side.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// A border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
