import TerminalUI

/// The list of pages, and the page that is selected; in a narrow window one at a time.
struct GalleryScreen: View {
  @Environment(\.exit) private var exit
  @Environment(\.theme) private var theme
  @State private var gallery: GalleryModel

  /// Shows what the user has chosen.
  init(_ gallery: GalleryModel) { _gallery = State(initialValue: gallery) }

  /// Shows a page, or the first one.
  init(page: Page.ID? = nil) { _gallery = State(initialValue: GalleryModel(page: page)) }

  /// The columns that the list and a page need next to each other.
  private static let leastWidth = 60

  var body: some View {
    GeometryReader { window in
      Group {
        if window.size.width >= Self.leastWidth {
          HStack(spacing: 0) {
            PageList(gallery: gallery).frame(width: 20)
            Divider()
            if let page = Page.named(gallery.selection) {
              PageView(page: page, isWide: window.size.width >= 120).padding(.leading, 1).id(page.id)
            }
          }
        } else {
          NavigationStack(path: $gallery.path) {
            PageLinks(gallery: gallery)
              .navigationTitle("Gallery")
              .navigationDestination(for: String.self) { name in
                if let page = Page.named(name) { PageView(page: page, isWide: false) }
              }
          }
        }
      }
      .withoutGuides
      .frame(width: window.size.width, height: window.size.height, alignment: .topLeading)
    }
    .onReceive(.keyPress("q")) { _ in exit() }
    .sheet(isPresented: $gallery.showsContents) { ContentsView(gallery: gallery) }
    .theme(Theme.builtIn.first { $0.name == gallery.theme } ?? theme)
    .preferredColorScheme(gallery.scheme)
  }
}

/// The names of the pages, by group; one is selected.
private struct PageList: View {
  @Bindable var gallery: GalleryModel

  /// A row: one list of them, so that the selected one is found by its identity.
  private enum Row: Identifiable {
    case group(Page.Group)
    case page(Page)

    var id: String {
      switch self {
      case .group(let group): group.rawValue
      case .page(let page): page.id
      }
    }
  }

  private var rows: [Row] {
    Page.Group.allCases.flatMap { group in
      let pages = gallery.found(in: group)
      return pages.isEmpty ? [] : [Row.group(group)] + pages.map { Row.page($0) }
    }
  }

  var body: some View {
    ScrollViewReader { proxy in
      List(rows, selection: $gallery.selection) { row in
        switch row {
        case .group(let group): Text(group.rawValue).bold().selectionDisabled()
        case .page(let page):
          Text(page.title).lineLimit(1).padding(.leading, 1)
        }
      }
      .searchable(text: $gallery.search, prompt: "Search")
      .onAppear { if let selection = gallery.selection { proxy.scrollTo(selection, anchor: .center) } }
    }
  }
}

/// The names of the pages, by group; each leads to its page.
private struct PageLinks: View {
  let gallery: GalleryModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Page.Group.allCases, id: \.self) { group in
          Section(group.rawValue) {
            ForEach(Page.all(in: group)) { NavigationLink($0.title, value: $0.id) }
          }
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
  }
}
