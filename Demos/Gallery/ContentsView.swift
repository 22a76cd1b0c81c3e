import TerminalUI

/// The table of contents: each page with its sentence, by group.
struct ContentsView: View {
  let gallery: GalleryModel
  @Environment(\.dismiss) private var dismiss
  @State private var selection: Page.ID?

  var body: some View {
    List(selection: $selection) {
      ForEach(Page.Group.allCases, id: \.self) { group in
        Section(group.rawValue) {
          ForEach(Page.all(in: group)) { page in
            VStack(alignment: .leading, spacing: 0) {
              Text(page.title).lineLimit(1)
              Text(page.summary).foregroundStyle(.secondary).lineLimit(1).padding(.leading, 2)
            }
          }
        }
      }
    }
    .contextMenu(forSelectionType: Page.ID.self) { _ in
    } primaryAction: { pages in
      pages.first.map(gallery.show)
      dismiss()
    }
    .onAppear { selection = gallery.page?.id }
    .navigationTitle("Contents")
  }
}
