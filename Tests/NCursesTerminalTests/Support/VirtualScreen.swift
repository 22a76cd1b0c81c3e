/// What a terminal shows of the bytes it gets: an interpreter of the sequences that our descriptions have.
///
/// Anything else is listed in ``unknown``. The width of a cluster is its owner's choice, as in real terminals, and
/// whether there are clusters at all, or each scalar is shown by itself.
struct VirtualScreen {
  struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  private(set) var rows: [[Cell]]
  private(set) var cursor = (x: 0, y: 0)
  private(set) var isCursorVisible = true
  /// The private modes that are set.
  private(set) var modes: Set<Int> = []
  private(set) var unknown: [String] = []
  private let width: Int
  private let height: Int
  private let columns: (String) -> Int
  private let isJoining: Bool
  private var style: [Int] = []
  private var foreground = ""
  private var background = ""
  /// The kind of line and its colour, as they were selected.
  private var line = (kind: "", color: "")
  private var margins: ClosedRange<Int>
  private var saved = (x: 0, y: 0)
  private var isWrapPending = false
  private var isWrapping = true
  private var last = ""

  init(width: Int, height: Int, isJoining: Bool = true, columns: @escaping (String) -> Int) {
    self.isJoining = isJoining
    self.width = width
    self.height = height
    self.columns = columns
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
    margins = 0...(height - 1)
  }

  /// The rows as text, trailing blanks removed.
  var text: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Shows what `bytes` mean.
  mutating func show(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x07: break
      case 0x08:
        cursor.x = max(cursor.x - 1, 0)
        isWrapPending = false
      case 0x0D:
        cursor.x = 0
        isWrapPending = false
      case 0x0A: lineFeed()
      case 0x1B: escape(&scalars)
      case 0x20...:
        // What joins the cluster before it comes with it.
        var cluster = String(scalar)
        while let next = scalars.first, next.value >= 0x20,
          isJoining ? (cluster + String(next)).count == 1 : columns(String(next)) == 0
        {
          cluster.unicodeScalars.append(next)
          scalars.removeFirst()
        }
        put(cluster)
      default: unknown.append(String(scalar.value))
      }
    }
  }

  private mutating func put(_ cluster: String) {
    let count = max(columns(cluster), 1)
    if !isWrapping {
      cursor.x = min(cursor.x, width - min(count, width))
    } else if isWrapPending || cursor.x + count > width {
      cursor.x = 0
      lineFeed()
    }
    isWrapPending = false
    last = cluster
    rows[cursor.y][cursor.x] = Cell(text: cluster, style: styleText)
    for x in cursor.x..<min(cursor.x + count, width) where x > cursor.x {
      rows[cursor.y][x] = Cell(text: "", style: styleText)
    }
    // What is left of a wide one that was cut is blank.
    if cursor.x + count < width, rows[cursor.y][cursor.x + count].text == "" {
      rows[cursor.y][cursor.x + count].text = " "
    }
    cursor.x += count
    if cursor.x >= width {
      cursor.x = width - 1
      isWrapPending = isWrapping
    }
  }

  private var styleText: String {
    (style.map(String.init) + [foreground, background].filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// What erasing leaves: the background stays.
  private var erased: Cell { Cell(text: " ", style: background) }

  private mutating func lineFeed() {
    isWrapPending = false
    if cursor.y == margins.upperBound { scroll(1) } else { cursor.y = min(cursor.y + 1, height - 1) }
  }

  /// Moves the lines between the margins up, or down where `count` is negative.
  private mutating func scroll(_ count: Int) {
    for _ in 0..<abs(count) {
      rows.remove(at: count > 0 ? margins.lowerBound : margins.upperBound)
      rows.insert(
        Array(repeating: erased, count: width), at: count > 0 ? margins.upperBound : margins.lowerBound)
    }
  }

  private mutating func escape(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "[": control(&scalars)
    case "7": saved = cursor
    case "8": cursor = saved
    case "M":
      if cursor.y == margins.lowerBound { scroll(-1) } else { cursor.y -= 1 }
    case "(": scalars.removeFirst()
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ scalars: inout Substring.UnicodeScalarView) {
    var body = ""
    while let scalar = scalars.first, !(0x40..<0x7F).contains(scalar.value) {
      body.unicodeScalars.append(scalar)
      scalars.removeFirst()
    }
    guard let final = scalars.popFirst() else { return }
    if body.hasPrefix("?") { return setModes(body.dropFirst(), final) }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let n = max((numbers.first ?? nil) ?? 1, 1)
    isWrapPending = false
    switch final {
    case "A": cursor.y = max(cursor.y - n, 0)
    case "B": cursor.y = min(cursor.y + n, height - 1)
    case "C": cursor.x = min(cursor.x + n, width - 1)
    case "D": cursor.x = max(cursor.x - n, 0)
    case "G": cursor.x = min(n - 1, width - 1)
    case "d": cursor.y = min(n - 1, height - 1)
    case "H":
      cursor = (min(((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, width - 1), min(n - 1, height - 1))
    case "J":
      guard body == "2" || body.isEmpty else { return unknown.append("CSI \(body)J") }
      for y in (body == "2" ? 0 : cursor.y)..<height {
        for x in (body.isEmpty && y == cursor.y ? cursor.x : 0)..<width { rows[y][x] = erased }
      }
    case "K":
      let range = body == "1" ? 0..<(cursor.x + 1) : cursor.x..<width
      for x in range { rows[cursor.y][x] = erased }
    case "X": for x in cursor.x..<min(cursor.x + n, width) { rows[cursor.y][x] = erased }
    case "P", "@":
      for _ in 0..<min(n, width - cursor.x) {
        rows[cursor.y].remove(at: final == "P" ? cursor.x : width - 1)
        rows[cursor.y].insert(erased, at: final == "P" ? width - 1 : cursor.x)
      }
    case "L", "M":
      let all = margins
      margins = cursor.y...max(all.upperBound, cursor.y)
      scroll(final == "M" ? n : -n)
      margins = all
    case "S": scroll(n)
    case "T": scroll(-n)
    case "r":
      margins = (n - 1)...max(((numbers.count > 1 ? numbers[1] : nil) ?? height) - 1, n - 1)
      cursor = (0, 0)
    case "b": for _ in 0..<n { put(last) }
    case "m":
      let parts = body.split(separator: ";", omittingEmptySubsequences: false)
      for part in parts where part.contains(":") {
        if part.hasPrefix("4:") { line.kind = String(part) } else { line.color = String(part) }
      }
      if !style.contains(4), !line.kind.isEmpty { style.append(4) }
      let plain = parts.filter { !$0.contains(":") }
      if !plain.isEmpty || parts.isEmpty { setStyle(plain.map { Int($0) ?? 0 }) }
    case "t": break  // the title, saved and restored
    case "l", "h": if body != "4" { unknown.append("CSI \(body)\(final)") }
    case "u" where body.hasPrefix(">") || body.hasPrefix("<"): break
    case "q" where body.hasSuffix(" "): break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func setModes(_ body: Substring, _ final: Unicode.Scalar) {
    for number in body.split(separator: ";").compactMap({ Int($0) }) {
      if number == 7 { isWrapping = final == "h" }
      if number == 25 { isCursorVisible = final == "h" }
      if final == "h" { modes.insert(number) } else { modes.remove(number) }
      if number == 1049 { rows = Array(repeating: Array(repeating: Cell(), count: width), count: height) }
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: (style, foreground, background, line) = ([], "", "", ("", ""))
      case 59: line.color = ""
      case 4:
        line.kind = ""
        if !style.contains(4) { style.append(4) }
      case 1...9: if !style.contains(number) { style.append(number) }
      case 22: style.removeAll { $0 < 3 }
      case 24:
        line.kind = ""
        style.removeAll { $0 == 4 }
      case 23...29: style.removeAll { $0 == number - 20 }
      case 30...37, 90...97: foreground = "\(number)"
      case 40...47, 100...107: background = "\(number)"
      case 39: foreground = ""
      case 49: background = ""
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let text = "\(number):" + rest.prefix(count).map(String.init).joined(separator: ":")
        if number == 38 { foreground = text } else { background = text }
        rest = rest.dropFirst(count)
      default: unknown.append("SGR \(number)")
      }
    }
  }
}
