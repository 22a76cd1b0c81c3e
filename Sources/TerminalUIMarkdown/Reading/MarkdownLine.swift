/// The beginning of a line of Markdown, as far as it decides about the end of the block before it.
///
/// - Source: CommonMark 0.31, “Leaf blocks” and “Container blocks”.
nonisolated struct MarkdownLine {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The kind of block that begins with a line.
  enum Shape: Equatable {
    case text
    case heading
    case fence(Fence)
    case rule
    /// The byte of a bullet, or that behind the number.
    case item(mark: UInt8, number: Int?, width: Int, isEmpty: Bool)
    case quote(isEmpty: Bool)
    case html(HTMLEnd)
    /// A tag alone, which is HTML up to an empty line unless it is in a paragraph.
    case tag
    case definition
  }

  /// Where HTML ends.
  enum HTMLEnd: Equatable {
    /// Behind a text, such as `-->`.
    case text(String)
    /// At an empty line.
    case emptyLine
  }

  let bytes: Bytes
  /// The bytes of the line, without its end.
  let range: Range<Int>
  /// The columns before the first other character; a tab reaches to the next multiple of 4.
  let indent: Int
  /// The place of the first character that is no space.
  let first: Int

  init(_ bytes: Bytes, _ line: Range<Int>) {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var (place, column) = (line.lowerBound, 0)
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 {
      column = bytes[place] == 0x20 ? column + 1 : (column / 4 + 1) * 4
      place += 1
    }
    self.bytes = bytes
    range = line.lowerBound..<end
    (indent, first) = (column, place)
  }

  var isBlank: Bool { first == range.upperBound }

  /// The kind of block that begins with the line, if it is indented by less than four columns.
  var shape: Shape {
    guard first < range.upperBound else { return .text }
    let byte = bytes[first]
    switch byte {
    case UInt8(ascii: "#"):
      let count = run(of: byte)
      return count <= 6 && isSpace(first + count) ? .heading : .text
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      return fence.map { .fence($0) } ?? .text
    case UInt8(ascii: ">"):
      return .quote(isEmpty: rest(first + 1).allSatisfy { $0 <= 0x20 })
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      if isRule(of: byte) { return .rule }
      return byte == UInt8(ascii: "_") ? .text : item(mark: byte, number: nil, at: first + 1)
    case UInt8(ascii: "+"): return item(mark: byte, number: nil, at: first + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = rest(first).prefix(10).prefix { (0x30...0x39).contains($0) }
      let end = first + digits.count
      guard digits.count <= 9, end < range.upperBound,
        bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
      else { return .text }
      return item(
        mark: bytes[end], number: digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, at: end + 1)
    case UInt8(ascii: "<"): return html
    case UInt8(ascii: "["): return .definition
    default: return .text
    }
  }

  private func rest(_ place: Int) -> Slice<Bytes> {
    bytes[Swift.min(place, range.upperBound)..<range.upperBound]
  }

  private func run(of byte: UInt8) -> Int { rest(first).prefix { $0 == byte }.count }

  private func isSpace(_ place: Int) -> Bool {
    place >= range.upperBound || bytes[place] == 0x20 || bytes[place] == 0x09
  }

  /// The fence that the line is, if it opens code.
  var fence: Fence? {
    guard indent < 4, first < range.upperBound else { return nil }
    let mark = bytes[first]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let count = run(of: mark)
    guard count >= 3, mark == UInt8(ascii: "~") || !rest(first + count).contains(mark) else { return nil }
    return Fence(mark: mark, length: count, indent: indent)
  }

  /// Whether the line ends a block of code.
  func closes(_ fence: Fence) -> Bool {
    guard indent < 4, first < range.upperBound, bytes[first] == fence.mark else { return false }
    let count = run(of: fence.mark)
    return count >= fence.length && rest(first + count).allSatisfy { $0 <= 0x20 }
  }

  /// Whether the line makes a heading of the paragraph above: `===`.
  var isUnderline: Bool {
    let rest = rest(first).drop { $0 == UInt8(ascii: "=") }
    return rest.startIndex > first && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether the line is the one below the header of a table.
  var isTableRule: Bool {
    let text = rest(first)
    return text.contains(UInt8(ascii: "|")) && text.contains(UInt8(ascii: "-"))
      && text.allSatisfy {
        $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") || $0 <= 0x20
      }
  }

  private func isRule(of byte: UInt8) -> Bool {
    var count = 0
    for other in rest(first) {
      if other == byte { count += 1 } else if other != 0x20 && other != 0x09 { return false }
    }
    return count >= 3
  }

  private func item(mark: UInt8, number: Int?, at place: Int) -> Shape {
    guard isSpace(place) else { return .text }
    let spaces = rest(place).prefix { $0 == 0x20 || $0 == 0x09 }.count
    let isEmpty = place + spaces >= range.upperBound
    let width = place - first + (isEmpty || spaces > 4 ? 1 : spaces)
    return .item(mark: mark, number: number, width: width, isEmpty: isEmpty)
  }

  /// The kind of HTML that the line begins, which decides where the block ends.
  private var html: Shape {
    let start = rest(first + 1).prefix(9)
    guard let letter = start.first else { return .text }
    if start.starts(with: Array("!--".utf8)) { return .html(.text("-->")) }
    if letter == UInt8(ascii: "?") { return .html(.text("?>")) }
    if start.starts(with: Array("![CDATA[".utf8)) { return .html(.text("]]>")) }
    if letter == UInt8(ascii: "!") { return .html(.text(">")) }
    let isEnd = letter == UInt8(ascii: "/")
    let letters = rest(first + (isEnd ? 2 : 1)).prefix(12).prefix {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    let behind = rest(letters.endIndex).first ?? 0x20
    guard !name.isEmpty, behind <= 0x20 || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/") else {
      return .text
    }
    if !isEnd, ["script", "style", "textarea", "pre"].contains(name) { return .html(.text("</\(name)>")) }
    if Self.blockTags.contains(name) { return .html(.emptyLine) }
    let tag = rest(first + 1).reversed().drop { $0 <= 0x20 }
    let isAlone =
      tag.first == UInt8(ascii: ">")
      && !tag.dropFirst().contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    return isAlone ? .tag : .text
  }

  /// The tags that begin a block.
  private static let blockTags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
    "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li",
    "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search",
    "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// Whether the line contains a text of ASCII letters, in upper or lower case.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard range.count >= wanted.count else { return false }
    return (range.lowerBound...(range.upperBound - wanted.count)).contains { start in
      wanted.indices.allSatisfy { index in
        let byte = bytes[start + index]
        return byte == wanted[index] || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted[index]
      }
    }
  }
}
