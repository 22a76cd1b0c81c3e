import TerminalUI

/// The list of pages, and the page that is selected; in a narrow window one at a time.
struct GalleryScreen: View {
  @Environment(\.exit) private var exit
  @State private var selection: Page.ID?
  @State private var path: [Page.ID]

  /// Shows a page, or the first one.
  init(page: Page.ID? = nil) {
    _selection = State(initialValue: page ?? Page.all.first?.id)
    _path = State(initialValue: page.map { [$0] } ?? [])
  }

  /// The columns that the list and a page need next to each other.
  private static let leastWidth = 60

  var body: some View {
    GeometryReader { window in
      Group {
        if window.size.width >= Self.leastWidth {
          HStack(spacing: 0) {
            PageList(selection: $selection).frame(width: 20)
            Divider()
            if let page = Page.named(selection) {
              PageView(page: page, isWide: window.size.width >= 120).padding(.leading, 1).id(page.id)
            }
          }
        } else {
          NavigationStack(path: $path) {
            PageLinks()
              .navigationTitle("Gallery")
              .navigationDestination(for: String.self) { name in
                if let page = Page.named(name) { PageView(page: page, isWide: false) }
              }
          }
        }
      }
      .frame(width: window.size.width, height: window.size.height, alignment: .topLeading)
    }
    .onReceive(.keyPress("q")) { _ in exit() }
  }
}

/// The names of the pages, by group; one is selected.
private struct PageList: View {
  @Binding var selection: Page.ID?

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

  private static let rows = Page.Group.allCases.flatMap { group in
    [Row.group(group)] + Page.all(in: group).map { Row.page($0) }
  }

  var body: some View {
    ScrollViewReader { proxy in
      List(Self.rows, selection: $selection) { row in
        switch row {
        case .group(let group): Text(group.rawValue).bold().selectionDisabled()
        case .page(let page):
          Text(page.title).lineLimit(1).padding(.leading, 1)
        }
      }
      .onAppear { if let selection { proxy.scrollTo(selection, anchor: .center) } }
    }
  }
}

/// The names of the pages, by group; each leads to its page.
private struct PageLinks: View {
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
