import TerminalUI

/// A part of the conversation, as it is written and as it is printed.
struct ItemView: View {
  let item: ChatItem

  var body: some View {
    switch item.kind {
    case .question: line("›", Text(verbatim: item.text).bold()).padding(.top, 1)
    case .note: line("·", markdown.foregroundStyle(.secondary))
    case .heading: markdown.bold().underline().padding(.top, 1)
    case .paragraph: markdown.padding(.top, 1)
    case .bullet: line("•", markdown)
    case .code: Text(verbatim: code).foregroundStyle(.secondary).padding(.leading, 2)
    case .output: output
    }
  }

  private var markdown: Text { Text(LocalizedStringKey(item.text)) }

  private var code: String { item.text.last == "\n" ? String(item.text.dropLast()) : item.text }

  private func line(_ mark: String, _ text: some View) -> some View {
    HStack(alignment: .top) {
      Text(verbatim: mark).foregroundStyle(.tint)
      text
    }
  }

  @ViewBuilder private var output: some View {
    let lines = item.text.split(separator: "\n", maxSplits: 1)
    VStack(alignment: .leading, spacing: 0) {
      line(item.isFolded ? "▸" : "▾", Text(verbatim: "read \(lines.first ?? "")").foregroundStyle(.secondary))
      if !item.isFolded {
        Text(verbatim: String(lines.last ?? "")).foregroundStyle(.secondary).padding(.leading, 2)
      }
    }
  }
}
