import TerminalUI
import TerminalUICore

/// One block, with what is on its left.
struct BlockView: View {
  let block: MarkdownBlock
  let link: LinkPlace

  var body: some View {
    if block.leads.isEmpty {
      BlockContent(content: block.content, link: link).padding(.top, block.hasGap ? 1 : 0)
    } else if block.isItem {
      ItemBlock(block: block, link: link)
    } else {
      LeadingBlock(block: block, link: link)
    }
  }
}

/// The first block of an item, which is a row for screen readers.
private struct ItemBlock: View, AccessibleView {
  let block: MarkdownBlock
  let link: LinkPlace

  var body: some View { LeadingBlock(block: block, link: link) }

  func describe(_ element: inout AccessibilityElement) { element.role = .row }
}

/// A block with lines of quotes or indentation on its left.
private struct LeadingBlock: View {
  let block: MarkdownBlock
  let link: LinkPlace

  var body: some View {
    let gap = block.hasGap ? 1 : 0
    LeadLayout(leads: block.leads, gap: gap) {
      LeadView(leads: block.leads, sharedCount: block.sharedLeads, gap: gap)
      BlockContent(content: block.content, link: link)
    }
  }
}

/// The part of a block on the right of its leads.
private struct BlockContent: View {
  let content: MarkdownBlock.Content
  let link: LinkPlace

  var body: some View {
    switch content {
    case .heading(let level, let text): heading(level, LinkedText(text: text, link: link))
    case .paragraph(let text): LinkedText(text: text, link: link)
    case .code(let code):
      Text(code).padding(.leading, 2).padding(.trailing, 1).frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.surface)
    case .html(let text): Text(text).foregroundStyle(.secondary)
    case .table(let table): LinkedTable(table: table, link: link)
    case .rule: Divider()
    }
  }

  @ViewBuilder private func heading(_ level: Int, _ text: some View) -> some View {
    switch level {
    case 1:
      VStack(alignment: .leading, spacing: 0) {
        text.bold().accessibilityAddTraits(.isHeader)
        Divider()
      }
      .foregroundStyle(.tint)
    case 2: text.bold().foregroundStyle(.tint).accessibilityAddTraits(.isHeader)
    case 3: text.bold().accessibilityAddTraits(.isHeader)
    default: text.bold().foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
    }
  }
}
