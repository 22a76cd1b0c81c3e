/// A section of a form: its header, its views and its footer, as one view.
struct FormSection<Header: View, Content: View, Footer: View>: View {
  @Environment(\.hasGroupedSections) private var isGrouped
  let header: Header
  package let content: Content
  let footer: Footer

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.stacked.bold().accessibilityAddTraits(.isHeader)
      if isGrouped {
        VStack(alignment: .leading, spacing: 0) { content }
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 1)
          .border(.role(.separator), .rounded)
      } else {
        content
      }
      footer.foregroundStyle(.secondary)
    }
    .layoutValue(key: FormSectionKey.self, value: true)
  }
}

nonisolated private enum GroupedSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the sections of the form around have frames.
  var hasGroupedSections: Bool {
    get { self[GroupedSectionsKey.self] }
    set { self[GroupedSectionsKey.self] = newValue }
  }
}
