import TerminalUI

/// One page: what it is about, the views, and their code.
struct PageView: View {
  let page: Page
  /// Whether the code has room beside the views.
  let isWide: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(page.title).bold().foregroundStyle(.cyan).lineLimit(1)
      Text(page.summary).dim().lineLimit(1)
      Divider()
      let layout = isWide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
      layout {
        page.content()
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
          .clipped()
          .layoutPriority(1)
        Divider()
        ScrollView {
          Text(verbatim: page.code).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
