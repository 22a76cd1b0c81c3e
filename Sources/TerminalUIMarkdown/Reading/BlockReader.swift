import CMD4C
import Cells

/// Reads a piece of Markdown into the blocks that are shown, by md4c.
///
/// md4c calls back for each block, span and text. Containers aren't kept as a tree: each block has what is on its left. So the depth of a document
/// takes no stack.
nonisolated final class BlockReader {
  /// The containers that are shown on the left of a block; those further in have no room of their own.
  static let mostLeads = 12

  private struct Container {
    enum Kind {
      case quote
      /// A list, the number of its next item, and the character behind the number.
      case list(isTight: Bool, number: Int?, delimiter: String = "")
      /// An item; its mark until it is shown, and its columns.
      case item(MarkdownBlock.Lead?, width: Int)
    }

    var kind: Kind
    let id: Int
    /// Whether no block of it is shown yet.
    var isNew = true
  }

  private var blocks: [MarkdownBlock] = []
  private var containers: [Container] = []
  private var containerCount = 0
  /// The identities of the containers that the last block showed.
  private var lastShown: [Int] = []
  private var text = TextReader()
  /// The kind of block that the text belongs to; `nil` between blocks.
  private var leaf: MD_BLOCKTYPE?
  private var level = 1
  private var table = MarkdownTable()
  /// The number of the next item of the outermost list, where a list continues in this piece.
  private var firstNumber: Int?

  private init(number: Int?) { firstNumber = number }

  /// The blocks of a piece; at least one, unless it has no text.
  static func blocks(of piece: MarkdownPiece) -> [MarkdownBlock] {
    switch piece.form {
    case .code(let fence, let isContinued):
      return [MarkdownBlock(content: .code(StyledText(code(piece.text, fence, isContinued: isContinued))))]
    case .html: return [MarkdownBlock(content: .html(StyledText(piece.text.withoutLastLineEnd)))]
    case .markdown: break
    }
    var reader = BlockReader(number: piece.number)
    var source = piece.definitions + emptyLines + piece.text.withWideTableRule
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        withUnsafeMutablePointer(to: &reader) { reader in
          var parser = callbacks
          _ = md_parse(text.baseAddress, MD_SIZE(text.count), &parser, reader)
        }
      }
    }
    reader.endLeaf()
    return reader.blocks
  }

  /// Empty lines before the text of a piece.
  ///
  /// md4c 0.4.8 ends an item at two empty lines if its text begins at byte 4, or 256 more: it takes the place of the line for a kind of block.
  /// A piece often begins with `  - item` or `10. item`.
  private static let emptyLines = String(repeating: "\n", count: 8)

  /// The lines of a fenced block without its fences and their indentation.
  private static func code(_ text: String, _ fence: Fence, isContinued: Bool) -> String {
    // By bytes: CR LF is one character.
    var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if !isContinued, !lines.isEmpty { lines.removeFirst() }
    // The line that closes it, with empty ones behind it.
    if let end = lines.lastIndex(where: { $0.contains { $0 > 0x20 } }) {
      let closes = Array(lines[end]).withUnsafeBufferPointer { MarkdownLine($0, $0.indices).closes(fence) }
      if closes { lines.removeSubrange(end...) }
    }
    let shown = lines.map { line in
      let own = line.last == 0x0D ? line.dropLast() : line
      return own.dropFirst(own.prefix(fence.indent).prefix { $0 == 0x20 }.count)
    }
    return String(decoding: Array(shown.joined(separator: [0x0A])), as: UTF8.self)
  }

  // MARK: What md4c calls

  private static let callbacks: MD_PARSER = {
    var parser = MD_PARSER()
    parser.flags = UInt32(
      MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_PERMISSIVEURLAUTOLINKS
        | MD_FLAG_PERMISSIVEWWWAUTOLINKS | MD_FLAG_PERMISSIVEEMAILAUTOLINKS)
    parser.enter_block = { type, detail, reader in
      BlockReader.of(reader)?.enter(type, detail)
      return 0
    }
    parser.leave_block = { type, _, reader in
      BlockReader.of(reader)?.leave(type)
      return 0
    }
    parser.enter_span = { type, detail, reader in
      BlockReader.of(reader)?.withText { $0.enter(type, detail) }
      return 0
    }
    parser.leave_span = { type, _, reader in
      BlockReader.of(reader)?.text.leave(type)
      return 0
    }
    parser.text = { type, text, size, reader in
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(size)).assumingMemoryBound(to: UInt8.self)
      BlockReader.of(reader)?.withText { $0.add(type, bytes) }
      return 0
    }
    return parser
  }()

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> BlockReader? {
    pointer?.assumingMemoryBound(to: BlockReader.self).pointee
  }

  /// In an item of a tight list, text has no paragraph around it.
  private func withText(_ body: (inout TextReader) -> Void) {
    if leaf == nil { leaf = MD_BLOCK_P }
    body(&text)
  }

  /// Called by md4c at the start of each block.
  private func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    endLeaf()
    switch type {
    case MD_BLOCK_QUOTE: open(.quote)
    case MD_BLOCK_UL:
      open(
        .list(
          isTight: detail?.assumingMemoryBound(to: MD_BLOCK_UL_DETAIL.self).pointee.is_tight ?? 1 != 0,
          number: nil))
    case MD_BLOCK_OL:
      let list = detail?.assumingMemoryBound(to: MD_BLOCK_OL_DETAIL.self).pointee
      open(
        .list(
          isTight: list?.is_tight ?? 1 != 0, number: firstNumber ?? Int(list?.start ?? 1),
          delimiter: list?.mark_delimiter == CChar(bitPattern: UInt8(ascii: ")")) ? ")" : "."))
      firstNumber = nil
    case MD_BLOCK_LI: openItem(detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee)
    case MD_BLOCK_H:
      leaf = type
      level = Int(detail?.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee.level ?? 1)
    case MD_BLOCK_TABLE: table = MarkdownTable()
    case MD_BLOCK_TR: table.rows.append([])
    case MD_BLOCK_TH, MD_BLOCK_TD:
      leaf = type
      if type == MD_BLOCK_TH {
        switch detail?.assumingMemoryBound(to: MD_BLOCK_TD_DETAIL.self).pointee.align {
        case MD_ALIGN_CENTER: table.alignments.append(.center)
        case MD_ALIGN_RIGHT: table.alignments.append(.trailing)
        default: table.alignments.append(.leading)
        }
      }
    case MD_BLOCK_HR: add(.rule)
    case MD_BLOCK_P, MD_BLOCK_CODE, MD_BLOCK_HTML: leaf = type
    default: break
    }
  }

  /// Called by md4c at the end of each block.
  private func leave(_ type: MD_BLOCKTYPE) {
    endLeaf()
    switch type {
    case MD_BLOCK_TABLE: add(.table(table))
    case MD_BLOCK_LI:
      // An item without anything in it still has its mark.
      if case .item(_?, _) = containers.last?.kind { add(.paragraph(RichText())) }
      containers.removeLast()
    case MD_BLOCK_QUOTE, MD_BLOCK_UL, MD_BLOCK_OL: containers.removeLast()
    default: break
    }
  }

  // MARK: Containers

  private func open(_ kind: Container.Kind) {
    containers.append(Container(kind: kind, id: containerCount))
    containerCount += 1
  }

  /// Begins an item with its mark: a number, a box, or a bullet by the depth.
  private func openItem(_ detail: MD_BLOCK_LI_DETAIL?) {
    var lead = MarkdownBlock.Lead.mark("•")
    if let list = containers.indices.last,
      case .list(let isTight, let number?, let delimiter) = containers[list].kind
    {
      lead = .mark("\(number)\(delimiter)")
      containers[list].kind = .list(
        isTight: isTight, number: Swift.min(number + 1, 999_999_999), delimiter: delimiter)
    } else if let detail, detail.is_task != 0 {
      lead = .task(isDone: detail.task_mark != 0x20)
    } else {
      lead = .mark(Self.bullets[listDepth % Self.bullets.count])
    }
    open(.item(lead, width: lead.width))
  }

  private static let bullets = ["•", "◦", "▪"]

  /// How many unordered lists are around the innermost one; enough to choose a bullet.
  private var listDepth: Int {
    containers.prefix(Self.mostLeads * 2).dropLast().reduce(0) { count, container in
      if case .list(_, nil, _) = container.kind { count + 1 } else { count }
    }
  }

  // MARK: Blocks

  /// Adds the block whose text has been read: called when the next block begins, or this one ends.
  private func endLeaf() {
    guard let leaf else { return }
    self.leaf = nil
    let content = text.consume()
    switch leaf {
    case MD_BLOCK_H: add(.heading(level: level, content))
    case MD_BLOCK_CODE: add(.code(StyledText(content.text.string.withoutLastLineEnd)))
    case MD_BLOCK_HTML: add(.html(StyledText(content.text.string.withoutLastLineEnd)))
    case MD_BLOCK_TH, MD_BLOCK_TD:
      if let row = table.rows.indices.last { table.rows[row].append(content) }
    default: if !content.text.isEmpty { add(.paragraph(content)) }
    }
  }

  /// Adds a block with what is on its left, for each container around it.
  private func add(_ content: MarkdownBlock.Content) {
    var block = MarkdownBlock(content: content)
    var shown: [Int] = []
    for index in containers.indices {
      switch containers[index].kind {
      case .list: continue
      case .quote: put(.quote, into: &block, of: containers[index].id, &shown)
      case .item(let lead, let width):
        put(lead ?? .indent(width), into: &block, of: containers[index].id, &shown)
        containers[index].kind = .item(nil, width: width)
      }
    }
    while block.sharedLeads < Swift.min(shown.count, lastShown.count),
      shown[block.sharedLeads] == lastShown[block.sharedLeads]
    {
      block.sharedLeads += 1
    }
    block.hasGap = !blocks.isEmpty && !isTight
    for index in containers.indices { containers[index].isNew = false }
    lastShown = shown
    blocks.append(block)
  }

  /// Adds one lead; beyond the limit the innermost one is replaced.
  private func put(
    _ lead: MarkdownBlock.Lead, into block: inout MarkdownBlock, of id: Int, _ shown: inout [Int]
  ) {
    if block.leads.count == Self.mostLeads {
      // The innermost mark is the one that counts.
      block.leads.removeLast()
      shown.removeLast()
    }
    block.leads.append(lead)
    shown.append(id)
  }

  /// Whether the block that comes is in a list without empty lines between its items, and doesn't begin it.
  private var isTight: Bool {
    for container in containers.reversed() {
      switch container.kind {
      case .list(let isTight, _, _): if !container.isNew { return isTight }
      case .quote: if !container.isNew { return false }
      case .item: continue
      }
    }
    return false
  }
}

nonisolated extension String {
  /// The text with at least three dashes for each column in the line below the header of a table: md4c before 0.5 wants so many.
  fileprivate var withWideTableRule: String {
    guard let first = utf8.firstIndex(of: 0x0A) else { return self }
    let start = utf8.index(after: first)
    let end = utf8[start...].firstIndex(of: 0x0A) ?? endIndex
    var rule = String(self[start..<end])
    guard rule.utf8.count < 4_096, rule.withUTF8({ MarkdownLine($0, $0.indices).isTableRule }) else {
      return self
    }
    var (wide, dashes) = ("", 0)
    for character in rule + " " {
      if character == "-" {
        dashes += 1
      } else if dashes > 0 {
        wide += String(repeating: "-", count: Swift.max(3 - dashes, 0))
        dashes = 0
      }
      wide.append(character)
    }
    return String(self[..<start]) + wide.dropLast() + self[end...]
  }

  /// The text without the end of its last line.
  fileprivate var withoutLastLineEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isNewline { end = index(before: end) }
    return String(self[..<end])
  }
}
