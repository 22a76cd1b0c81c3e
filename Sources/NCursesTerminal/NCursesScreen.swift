internal import CNCurses
internal import Cells
internal import Glibc
internal import Presenter
internal import Terminal
internal import Terminals

/// ncurses' screen on a memory file: takes cells, gives a frame's bytes.
///
/// There is one at a time in a process, used on one thread.
final class NCursesScreen: PresentedScreen {
  private let screen: OpaquePointer
  private let file: FrameFile
  private(set) var size: Size
  private(set) var colors: ColorPairs
  private var tokens: GlyphTokens
  private let attributes: [attr_t]
  private let hasUnicode: Bool
  /// Whether the terminal is known to take links.
  private let knowsLinks: Bool
  /// Whether the terminal is known to have lines of several kinds.
  private let knowsLines: Bool

  /// The row that is being put together; large enough for any.
  private var line: UnsafeMutablePointer<cchar_t>
  private var lineCapacity: Int
  /// The style of the last cell, and a space that has it.
  private var model = (style: Style.plain, blank: cchar_t())
  private var isCursorShown = false
  private var replaced: [UInt8] = []
  /// Tokens that may paint over their neighbours, and how often they were put since the last frame.
  private var expected: [UInt32: Int] = [:]
  /// The next frame clears the screen first.
  private var isWholeFrame = true
  /// The terminal may still scroll only the lines it had.
  private var hasResized = false
  /// ncurses enters the terminal's other screen in the next frame, and says which lines scroll.
  private var isEnded = true
  /// Where ncurses leaves the cursor at the end of a frame.
  private var rest: (x: Int32, y: Int32) = (0, 0)

  /// Makes the screen by the first description that ncurses knows.
  ///
  /// - Throws: ``TerminalError``; nothing was written then.
  init(_ facts: TerminalFacts, size: Size) throws(TerminalError) {
    guard let terminfo = facts.terminfo else { throw .unknownTerminalType(facts.name) }
    let file = try FrameFile()
    guard let (screen, candidate) = try Self.open(terminfo.candidates, size: size, on: file) else {
      throw .unknownTerminalType(terminfo.name)
    }
    guard nct_string("cup") != nil, !nct_flag("hc"), !nct_flag("os") else {
      endwin()
      delscreen(screen)
      throw .unusableTerminalType(terminfo.name)
    }
    self.file = file
    self.screen = screen
    hasUnicode = facts.hasUnicode
    knowsLinks = terminfo.hasTitles
    knowsLines = terminfo.hasLines(Terminfo.environment) || nct_string("Smulx") != nil
    self.size = size
    // ncurses would look for waiting input in the middle of a frame, and put the rest off.
    typeahead(-1)
    let depth = facts.hasColor ? Self.depth() : .none
    let numbering: ColorNumbering =
      candidate.entry != nil ? .ours : depth == .rgb ? .direct : .palette
    colors = ColorPairs(depth: depth, numbering: numbering)
    tokens = GlyphTokens()
    attributes = (0..<128).map {
      Self.attributes(TextAttributes(rawValue: $0), isOurs: candidate.entry != nil)
    }
    lineCapacity = 0
    line = .allocate(capacity: 1)
    nct_set(&model.blank, 0x20, 0, 0)
    growLine()
    let window = nct_window()
    idlok(window, true)
    leaveok(window, false)
    curs_set(0)
    // Until the first return from elsewhere, ncurses writes at each move of the cursor; from then on once a frame.
    forget()
  }

  deinit {
    endwin()
    delscreen(screen)
    line.deallocate()
  }

  /// Gives the screen another size; it is blank then, and the next frame is written whole.
  func resize(to size: Size) {
    self.size = size
    resizeterm(Int32(size.height), Int32(size.width))
    growLine()
    idlok(nct_window(), true)
    werase(nct_window())
    clearok(nct_shown(), true)
    (isWholeFrame, hasResized) = (true, true)
  }

  /// Lets the next frame be written whole.
  func redraw() {
    clearok(nct_shown(), true)
    (isWholeFrame, hasResized) = (true, true)
  }

  private func growLine() {
    guard lineCapacity < size.width else { return }
    line.deallocate()
    lineCapacity = size.width
    line = .allocate(capacity: lineCapacity)
  }

  // MARK: Cells

  /// Takes the cells of `runs` from `buffer`; cells outside the screen are left out.
  func put(_ runs: [CellRun], of buffer: borrowing CellBuffer) {
    colors.beginFrame()
    for run in runs {
      let start = max(run.x, 0)
      guard run.y >= 0, run.y < size.height, start < size.width, run.count > 0 else { continue }
      let end = min(run.x &+ run.count, size.width)
      buffer.withRow(run.y) { cells in
        put(cells, from: start, to: min(end, cells.count), y: run.y)
      }
    }
  }

  /// How much of a run of cells is in `line` already.
  private struct Filling {
    /// The column of the next cell.
    var x: Int
    /// The end of the run, which glyphs that may paint over their neighbours move.
    var end: Int
    let y: Int
    /// The cells of `line` that are filled.
    var count = 0
    /// Up to here a glyph that terminals may show wider could have painted.
    var reach: Int
  }

  /// Gives ncurses the cells of one run, in pieces that have one style.
  private func put(_ cells: UnsafeBufferPointer<Cell>, from start: Int, to end: Int, y: Int) {
    let line = line
    let tail = Self.tail(of: cells, from: start, to: end)
    var run = Filling(x: start, end: end, y: y, reach: tokens.isEmpty ? 0 : reach(before: start, cells))
    var style = model.style
    var blank = model.blank
    var extra = extra(of: style)
    while run.x < run.end {
      let cell = cells[run.x]
      if cell.style != style {
        choose(cell.style, filled: run.count)
        (style, blank) = model
        extra = self.extra(of: style)
      }
      if run.x >= max(tail, run.reach), run.end == end, extra == nil { break }
      let glyph = cell.glyph
      if extra == nil, let scalar = glyph.scalar, scalar.value < 0x7F {
        let value = run.x < run.reach && scalar.value == 0x20 ? GlyphTokens.space : scalar.value
        nct_copy(line + run.count, &blank, value)
        run.count += 1
        run.x += 1
      } else if glyph.isContinuation {
        run.x += 1
      } else {
        put(glyph, extra, cells, &run)
        run.x += glyph.width
      }
    }
    if run.count > 0 {
      mvwadd_wchnstr(nct_window(), Int32(y), Int32(start), line, Int32(run.count))
    }
    if run.x < run.end { mvwhline_set(nct_window(), Int32(y), Int32(run.x), &blank, Int32(run.end - run.x)) }
  }

  /// Fills `line` with a glyph that isn't in ASCII, or that has a link or a kind of line.
  @inline(__always)
  private func put(
    _ glyph: Glyph, _ extra: CellExtra?, _ cells: UnsafeBufferPointer<Cell>, _ run: inout Filling
  ) {
    let width = glyph.width
    if width == 2, run.x + 1 >= run.end {
      fill(0x20, &run)
    } else if !hasUnicode {
      fill(UInt32(glyph.inASCII), &run)
      if width == 2 { fill(0x20, &run) }
    } else if extra == nil, GlyphTokens.isHeldByNCurses(glyph), !isCorner(run.x, run.y, glyph) {
      set(glyph, at: run.count)
      run.count += 1
    } else {
      let token = token(
        for: glyph, x: run.x, filled: run.count, extra: extra, isCorner: isCorner(run.x, run.y, glyph))
      fill(token, &run)
      if width == 2 { fill(self.token(for: .continuation, x: run.x + 1, filled: run.count), &run) }
      let overhang = GlyphTokens.overhang(of: glyph)
      guard overhang > 0 else { return }
      expected[token, default: 0] += 1
      run.reach = min(max(run.reach, run.x + width + overhang), cells.count, size.width)
      run.end = include(run.reach, run.end, cells)
      writeAnew(from: run.x + width, to: run.end, y: run.y)
    }
  }

  @inline(__always)
  private func fill(_ scalar: UInt32, _ run: inout Filling) {
    nct_copy(line + run.count, &model.blank, scalar)
    run.count += 1
  }

  /// Returns where the equal blanks at the end of a run begin.
  ///
  /// ncurses fills them in a tenth of the time that cells take one by one.
  private static func tail(of cells: UnsafeBufferPointer<Cell>, from start: Int, to end: Int) -> Int {
    guard start < end, cells[end - 1].glyph == .space else { return end }
    var tail = end - 1
    while tail > start, cells[tail - 1] == cells[end - 1] { tail -= 1 }
    return tail
  }

  private func set(_ glyph: Glyph, at index: Int) {
    glyph.withScalars { scalars in
      for (position, scalar) in scalars.enumerated() {
        if position == 0 {
          nct_copy(line + index, &model.blank, scalar.value)
        } else {
          nct_add(line + index, Int32(position), scalar.value)
        }
      }
    }
  }

  /// Where cells of a style lead to, or their kind of line, if the terminal has such.
  private func extra(of style: Style) -> CellExtra? {
    guard hasUnicode else { return nil }
    if let link = style.link { return knowsLinks ? .link(link) : nil }
    guard knowsLines, style.attributes.contains(.underline), var line = style.underline else { return nil }
    line.color = line.color?.reduced(to: colors.depth)
    return .line(line)
  }

  /// Whether a link was ever put.
  var hasLinks: Bool { tokens.hasLinks }

  /// Whether a cluster of several scalars is in the lower right corner.
  private func isCorner(_ x: Int, _ y: Int, _ glyph: Glyph) -> Bool {
    x == size.width - 1 && y == size.height - 1 && glyph.scalar == nil && !glyph.isContested
  }

  /// The character that stands for a glyph; if all are used up, those that no cell shows are taken again.
  private func token(
    for glyph: Glyph, x: Int, filled: Int, extra: CellExtra? = nil, isCorner: Bool = false
  ) -> UInt32 {
    if tokens.isEmpty {
      // Inserting and deleting characters would move glyphs that the terminal takes for wider or narrower.
      idcok(nct_window(), false)
    }
    if let token = tokens.token(for: glyph, at: x, extra: extra, isCorner: isCorner) { return token }
    var shown: Set<UInt32> = []
    forEachCell(filled: filled) { shown.insert(nct_scalar($0)) }
    tokens.keep(only: shown)
    return tokens.token(for: glyph, at: x, extra: extra, isCorner: isCorner) ?? 0x3F
  }

  /// How far glyphs before a run may paint.
  private func reach(before start: Int, _ cells: UnsafeBufferPointer<Cell>) -> Int {
    (max(start - 16, 0)..<min(start, cells.count)).reduce(0) { reach, x in
      let glyph = cells[x].glyph
      return glyph.isContested ? max(reach, x + glyph.width + GlyphTokens.overhang(of: glyph)) : reach
    }
  }

  /// The end of a run that is to reach as far as `reach`, but not into the middle of a glyph.
  private func include(_ reach: Int, _ end: Int, _ cells: UnsafeBufferPointer<Cell>) -> Int {
    var result = max(reach, end)
    while result < min(cells.count, size.width), cells[result].glyph.isContinuation { result += 1 }
    return result
  }

  /// Makes ncurses forget the contents of some cells, so that it writes them.
  private func writeAnew(from start: Int, to end: Int, y: Int) {
    guard end > start else { return }
    var behind = nct_cell(nct_shown(), Int32(y), Int32(end))
    let end = nct_is_second_column(&behind) ? end + 1 : end
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: end - start) { cells in
      for i in 0..<(end - start) { nct_set(cells.baseAddress! + i, GlyphTokens.unknown, 0, 0) }
      mvwadd_wchnstr(nct_shown(), Int32(y), Int32(start), cells.baseAddress!, Int32(end - start))
    }
  }

  // MARK: Style

  /// Makes a style the one of the cells that are put next.
  private func choose(_ style: Style, filled: Int) {
    let pair = colors.pair(foreground: style.foreground, background: style.background) { shown in
      forEachCell(filled: filled) {
        let pair = Int(nct_pair($0))
        if pair >= 0, pair < shown.count { shown[pair] = true }
      }
    }
    model.style = style
    nct_set(&model.blank, 0x20, attributes[Int(style.attributes.rawValue & 0x7F)], pair)
  }

  /// Visits every cell that is shown, is to be shown, or is in the row that is being put together.
  private func forEachCell(filled: Int, _ body: (UnsafePointer<cchar_t>) -> Void) {
    for i in 0..<filled { body(line + i) }
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: size.width + 1) { cells in
      for window in [nct_window(), nct_shown()] {
        let (oldX, oldY) = (getcurx(window), getcury(window))
        for y in 0..<size.height {
          cells.update(repeating: cchar_t())
          guard mvwin_wchnstr(window, Int32(y), 0, cells.baseAddress, Int32(size.width)) != ERR else {
            continue
          }
          for cell in 0..<size.width { body(cells.baseAddress! + cell) }
        }
        wmove(window, oldY, oldX)
      }
    }
  }

  // MARK: Frames

  /// Places the cursor, also one that is hidden there; `nil` hides it.
  func place(_ cursor: Cursor?) {
    let window = nct_window()
    var isPlaced = false
    if let position = cursor?.position, Rect(origin: .zero, size: size).contains(position) {
      isPlaced = wmove(window, Int32(position.y), Int32(position.x)) != ERR
    }
    if !isPlaced { wmove(window, 0, 0) }  // Where it is addressed with the fewest bytes.
    let shown = isPlaced && cursor?.isHidden == false
    if shown == isCursorShown { return }
    isCursorShown = shown
    curs_set(shown ? 1 : 0)
  }

  /// Calls `body` with the bytes that show everything that was put.
  func withFrame(_ body: (UnsafeRawBufferPointer) -> Void) {
    file.beginFrame()
    if hasResized, !isEnded, let region = TerminfoString.bytes("csr", 0, size.height - 1) {
      // ncurses addresses the cursor again, because it clears the screen.
      fwrite(region, 1, region.count, file.output)
      fflush(file.output)
    }
    if isEnded { Self.withOwnSize(size) { _ = doupdate() } } else { doupdate() }
    let frame = file.consume()
    // ncurses begins where it believes the cursor to be; other programs may have moved it.
    let address = isWholeFrame || isEnded || Self.isAddressed(frame) ? nil : address(of: rest)
    rest = (getcurx(nct_window()), getcury(nct_window()))
    if tokens.isEmpty, address == nil {
      body(frame)
    } else {
      replaced.removeAll(keepingCapacity: true)
      if let address { replaced += address }
      tokens.replace(in: frame, width: size.width, into: &replaced)
      // Which of the rows with a glyph ncurses has written isn't known where it moved some.
      if !expected.isEmpty, Self.scrolls(frame) { expected.removeAll(keepingCapacity: true) }
      if !isWholeFrame { repair() }
      replaced.withUnsafeBytes(body)
    }
    expected.removeAll(keepingCapacity: true)
    (isWholeFrame, hasResized, isEnded) = (false, false, false)
  }

  /// The bytes that move the cursor to a place from anywhere.
  private func address(of place: (x: Int32, y: Int32)) -> [UInt8]? {
    (place == (0, 0) ? TerminfoString.bytes("home") : nil)
      ?? TerminfoString.bytes("cup", Int(place.y), Int(place.x))
  }

  /// Writes the cells again that are behind glyphs which ncurses has repeated by itself.
  private func repair() {
    // Writing cells again may repeat further glyphs, but only farther right.
    for _ in 0..<8 {
      let again = tokens.written.filter { $0.value > expected[$0.key, default: 0] }
      guard !again.isEmpty else { return }
      for token in again.keys {
        guard let x = tokens.column(of: token) else { continue }
        let columns = tokens.overhang(of: token).clamped(to: 0..<size.width)
        for y in 0..<size.height {
          var cell = nct_cell(nct_window(), Int32(y), Int32(x))
          if nct_scalar(&cell) == token { writeAnew(from: columns.lowerBound, to: columns.upperBound, y: y) }
        }
      }
      expected.removeAll(keepingCapacity: true)
      doupdate()
      tokens.replace(in: file.consume(), width: size.width, into: &replaced)
    }
  }

  /// Says that the terminal shows something else: the next frame starts over with the whole screen.
  func forget() {
    endwin()
    _ = file.consume()
    clearok(nct_shown(), true)
    (isWholeFrame, isEnded) = (true, true)
  }
}
