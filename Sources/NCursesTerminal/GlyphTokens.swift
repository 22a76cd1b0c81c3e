internal import CNCurses
internal import Cells
internal import Glibc
internal import Presenter
internal import Terminal

/// Stands in for clusters that ncurses can't hold, or whose width terminals dispute.
///
/// ncurses is given a private-use character for each such glyph and column, one column wide; a wide glyph's second
/// column is another. In the frame's bytes the first is replaced by the cluster, the second by nothing, and behind
/// each the column is addressed where ncurses thinks to be. So ncurses moves, scrolls, colours and removes the glyph as any other character, and a
/// terminal that takes the cluster for wider or narrower damages no cell but its own.
///
/// Glyphs that are links (OSC 8), or have a line of a kind (SGR 4:3), have tokens too, since ncurses knows nothing of them.
struct GlyphTokens {
  /// U+100000 … U+10FFF0; glyphs of that plane are themselves shown by tokens.
  private static let first: UInt32 = 0x10_0000
  private static let limit = 0xFFF1
  /// A space that is always written, where a glyph before it may be shown wider than it is.
  static let space: UInt32 = 0x10_FFFC
  /// A token that no cell shows; ncurses rewrites a cell that it believes to show it.
  static let unknown: UInt32 = 0x10_FFFB

  private struct Place: Hashable {
    var glyph: Glyph
    var x: Int32
    var extra: CellExtra?
    /// Whether ncurses could show the glyph: then it has a token only because of its link or its line.
    var isPlain = false
    /// Whether the cell is in the lower right corner, where ncurses stops the terminal from wrapping.
    var isCorner = false
  }

  private var tokens: [Place: UInt32] = [:]
  private var places: [Place?] = []
  private var free: [UInt32] = []
  /// How the terminal addresses a column; `%d` is one of the placeholders `cuf` and `hpa` know.
  private let column: (Int) -> [UInt8]
  private let stopWrapping: [UInt8]
  private let wrap: [UInt8]

  /// Whether there was ever a link: then its end is among the bytes that undo everything.
  private(set) var hasLinks = false

  /// The tokens in the last frame that may paint over their neighbours, and how often they came.
  private(set) var written: [UInt32: Int] = [:]

  /// Makes tokens for the current screen.
  init() {
    stopWrapping = TerminfoString.bytes("rmam") ?? []
    wrap = TerminfoString.bytes("smam") ?? []
    column = { x in
      if let address = TerminfoString.bytes("hpa", x) { return address }
      guard x > 0 else { return [0x0D] }
      return TerminfoString.bytes("cuf", x).map { [0x0D] + $0 } ?? []
    }
  }

  /// Whether there are any: only then a frame's bytes need a look.
  private(set) var isEmpty = true

  /// Whether ncurses shows the cluster as it is, in as many columns as we think.
  static func isHeldByNCurses(_ glyph: Glyph) -> Bool {
    if let scalar = glyph.scalar {
      return !glyph.isContested && Int(nct_width(scalar.value)) == glyph.width && scalar.value < first
    }
    guard !glyph.isContested else { return false }
    return glyph.withScalars { scalars in
      guard let first = scalars.first, scalars.count <= Int(nct_cluster_limit()) else { return false }
      return Int(nct_width(first.value)) == glyph.width
        && scalars.dropFirst().allSatisfy { nct_width($0.value) == 0 }
    }
  }

  /// How many columns behind the glyph a terminal may paint over.
  static func overhang(of glyph: Glyph) -> Int {
    ContestedGlyph.overhang(of: glyph) { Int(nct_width($0.value)) }
  }

  /// The token of a glyph in a column, or of a wide one's second column; `nil` where all are in use.
  mutating func token(for glyph: Glyph, at x: Int, extra: CellExtra? = nil, isCorner: Bool = false) -> UInt32?
  {
    isEmpty = false
    var place = Place(glyph: glyph, x: Int32(clamping: x), extra: extra, isCorner: isCorner)
    if let extra {
      if case .link = extra { hasLinks = true }
      place.isPlain = Self.isHeldByNCurses(glyph)
    }
    if let token = tokens[place] { return token }
    if let token = free.popLast() {
      places[Int(token - Self.first)] = place
      tokens[place] = token
      return token
    }
    guard places.count < Self.limit else { return nil }
    let token = Self.first + UInt32(places.count)
    places.append(place)
    tokens[place] = token
    return token
  }

  /// Gives back the tokens that no cell has.
  mutating func keep(only shown: Set<UInt32>) {
    for (place, token) in tokens where !shown.contains(token) {
      tokens[place] = nil
      places[Int(token - Self.first)] = nil
      free.append(token)
    }
  }

  /// Appends a frame's bytes to `result`, each token replaced; counts those that may paint over their neighbours.
  mutating func replace(in frame: UnsafeRawBufferPointer, width: Int, into result: inout [UInt8]) {
    written.removeAll(keepingCapacity: true)
    var rest = frame
    // Tokens that follow each other share a link or a line.
    var open: CellExtra?
    // In UTF-8 every character of the plane begins with 0xF4, and nothing else does.
    while let start = rest.baseAddress, let found = memchr(start, 0xF4, rest.count) {
      let position = UnsafeRawPointer(found) - start
      result.append(contentsOf: rest[..<position])
      rest = UnsafeRawBufferPointer(rebasing: rest[position...])
      guard let token = Self.token(in: rest) else { break }
      rest = UnsafeRawBufferPointer(rebasing: rest[4...])
      guard let place = place(of: token) else {
        if token == Self.space { result.append(0x20) }
        continue
      }
      var x = Int(place.x)
      if place.extra != open, let extra = place.extra { result += extra.start }
      open = place.extra
      if place.isCorner {
        appendInCorner(place.glyph, x: x, to: &result)
      } else {
        append(place.glyph, isPlain: place.isPlain, x: x, width: width, to: &result)
      }
      if Self.overhang(of: place.glyph) > 0 { written[token, default: 0] += 1 }
      if let next = Self.token(in: rest), let tail = self.place(of: next), tail.glyph.isContinuation {
        rest = UnsafeRawBufferPointer(rebasing: rest[4...])
        x += 1
      }
      if let extra = open, Self.token(in: rest).flatMap({ self.place(of: $0) })?.extra != extra {
        result += extra.end
        open = nil
      }
      if place.isPlain { continue }
      // At the right edge ncurses addresses the next character itself.
      if x + 1 < width { result += column(x + 1) }
    }
    result.append(contentsOf: rest)
  }

  /// Appends a cluster in place of its token, so that the cursor is behind it whatever width the terminal takes it for.
  private func append(_ glyph: Glyph, isPlain: Bool, x: Int, width: Int, to result: inout [UInt8]) {
    guard !glyph.isContinuation else { return }
    if isPlain {
      result += glyph.string.utf8
      return
    }
    // The glyph's two columns are blanked first: a terminal that takes the cluster for narrow leaves the second column alone.
    if glyph.isWide {
      result += [0x20, 0x20]
      result += column(x)
    }
    let mayWrap = x + glyph.width + Self.overhang(of: glyph) > width
    if mayWrap { result += stopWrapping }
    result += glyph.string.utf8
    if mayWrap { result += wrap }
  }

  /// Terminals that don't wrap stay in the last column, and some then add combining characters to the one before it.
  private func appendInCorner(_ glyph: Glyph, x: Int, to result: inout [UInt8]) {
    result += wrap
    result += glyph.string.utf8
    result += column(x)
    result += stopWrapping
  }

  /// The column of the cell that a token stands for; `nil` if it is none of ours.
  func column(of token: UInt32) -> Int? { place(of: token).map { Int($0.x) } }

  /// The columns behind a token's place that a terminal may paint over.
  func overhang(of token: UInt32) -> Range<Int> {
    guard let place = place(of: token) else { return 0..<0 }
    let start = Int(place.x) + place.glyph.width
    return start..<(start + Self.overhang(of: place.glyph))
  }

  private func place(of token: UInt32) -> Place? {
    guard token >= Self.first, Int(token - Self.first) < places.count else { return nil }
    return places[Int(token - Self.first)]
  }

  private static func token(in bytes: UnsafeRawBufferPointer) -> UInt32? {
    guard bytes.count >= 4, bytes[0] == 0xF4 else { return nil }
    return UInt32(4) << 18 | UInt32(bytes[1] & 0x3F) << 12 | UInt32(bytes[2] & 0x3F) << 6
      | UInt32(bytes[3] & 0x3F)
  }
}
