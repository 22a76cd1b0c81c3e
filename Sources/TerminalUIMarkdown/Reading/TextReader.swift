import CMD4C
import Cells
import Terminal

/// Collects the text of a block with its styles and links.
nonisolated struct TextReader {
  private var bytes: [UInt8] = []
  private var runs: [StyledText.Run] = []
  private var links: [MarkdownLink] = []
  /// The styles of the spans that are open, each with those around it.
  private var styles: [Style] = []
  /// The link that is open, by its place, and the spans in it that are links.
  private var openLink: Int?
  /// The images that are open, each with where its text begins and its source.
  private var images: [(start: Int, source: String)] = []

  var isEmpty: Bool { bytes.isEmpty }

  static let code = Style(foreground: .role(.secondary))
  static let image = Style(foreground: .role(.secondary), attributes: .italic)

  // MARK: Spans

  /// Called by md4c at the start of each span: its style is over that of the text around.
  mutating func enter(_ span: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch span {
    case MD_SPAN_EM: push(Style(attributes: .italic))
    case MD_SPAN_STRONG: push(Style(attributes: .bold))
    case MD_SPAN_DEL: push(Style(attributes: .strikethrough))
    case MD_SPAN_CODE: push(Self.code)
    case MD_SPAN_A:
      let target = detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.href.text() ?? ""
      var link = MarkdownLink(target: target)
      if TerminalMessage.link(to: target) != nil { link.kept = CellLink.keeping(target) }
      link.range = bytes.count..<bytes.count
      var style = Style(foreground: .role(.link), attributes: .underline)
      style.link = link.kept.flatMap { CellLink($0) }
      openLink = links.count
      links.append(link)
      push(style)
    case MD_SPAN_IMG:
      let source = detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.src.text() ?? ""
      images.append((bytes.count, source))
      push(Self.image)
    default: push(.plain)
    }
  }

  /// Called by md4c at the end of each span.
  mutating func leave(_ span: MD_SPANTYPE) {
    if span == MD_SPAN_IMG, let image = images.popLast(), image.start == bytes.count {
      // Without a text it has the name of its file.
      add(image.source.split(separator: "/").last.map(String.init) ?? image.source)
    }
    if span == MD_SPAN_A, let open = openLink {
      let range = links[open].range.lowerBound..<bytes.count
      openLink = nil
      if range.isEmpty {
        links.remove(at: open)
      } else {
        links[open].range = range
        links[open].label = String(decoding: bytes[range], as: UTF8.self)
      }
    }
    _ = styles.popLast()
  }

  private mutating func push(_ style: Style) { styles.append(style.over(styles.last ?? .plain)) }

  // MARK: Text

  /// Called by md4c with each piece of text.
  mutating func add(_ type: MD_TEXTTYPE, _ text: UnsafeBufferPointer<UInt8>) {
    switch type {
    case MD_TEXT_NULLCHAR: add("\u{FFFD}")
    case MD_TEXT_BR: add("\n")
    case MD_TEXT_SOFTBR: add(" ")
    case MD_TEXT_ENTITY: add(TextEntity.text(of: String(decoding: text, as: UTF8.self)))
    case MD_TEXT_HTML:
      let tag = String(decoding: text, as: UTF8.self)
      if ["<br>", "<br/>", "<br />"].contains(tag.lowercased()) {
        add("\n")
      } else {
        push(Self.code)
        add(tag)
        _ = styles.popLast()
      }
    default: addBytes(text)
    }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { addBytes($0) }
  }

  /// Appends bytes in the present style.
  private mutating func addBytes(_ text: UnsafeBufferPointer<UInt8>) {
    guard !text.isEmpty else { return }
    bytes += text
    let style = styles.last ?? .plain
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].utf8Count += text.count
    } else {
      runs.append(StyledText.Run(utf8Count: text.count, style: style))
    }
  }

  /// The text, which is then forgotten.
  mutating func consume() -> RichText {
    let text = RichText(
      text: StyledText(String(decoding: bytes, as: UTF8.self), runs: runs), links: links)
    self = TextReader()
    return text
  }
}

nonisolated extension MD_ATTRIBUTE {
  /// The text, with the characters that entities stand for.
  func text() -> String {
    guard let text, size > 0 else { return "" }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(size))
    guard let types = substr_types, let offsets = substr_offsets else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result = ""
    var index = 0
    while offsets[index] < size {
      let part = String(decoding: bytes[Int(offsets[index])..<Int(offsets[index + 1])], as: UTF8.self)
      switch types[index] {
      case MD_TEXT_ENTITY: result += TextEntity.text(of: part)
      case MD_TEXT_NULLCHAR: result += "\u{FFFD}"
      default: result += part
      }
      index += 1
    }
    return result
  }
}
