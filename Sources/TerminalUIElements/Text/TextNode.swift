internal import TerminalUICore

/// The node of a text: it keeps its lines, if there are more than one or the text is cut.
package final class TextNode: ItemNode {
  // First, where the class above ends in the middle of a word.
  /// The columns of a text that is one whole line of printable ASCII, once that is known.
  private var plainColumns: Int16 = -1
  private var text: StyledText
  /// The lines as they are drawn, if the text ever was more than one whole line.
  private var broken: Lines?

  private final class Lines {
    var lines: [BrokenText.Line] = []
    /// Whether the text is drawn as these lines; else it is the one line itself.
    var isDrawn = false
    /// The text, if it has parts that change with the time.
    var timed: StyledText?
    /// The text, if it has parts that depend on the place.
    var placed: StyledText?
    /// The timer for the next change of the parts in ``timed``; `nil` while the text isn't drawn.
    var timer: HostTimer?
    /// The text as the app has it, where other letters are shown.
    var original: StyledText?
    /// The letters that are shown in place of its own.
    var textCase: Text.Case?
    /// How the text is selected, where it can be.
    var selecting: TextNodeSelection?
    nonisolated deinit {}
  }

  init(_ text: StyledText, in context: NodeContext) {
    self.text = text
    super.init(in: context)
    guard text.runs != nil else { return }
    var text = text
    if text.isPlaced {
      text = takePlace(of: text)
      self.text = text
    }
    guard text.isTimed else { return }
    let lines = broken ?? Lines()
    lines.timed = text
    broken = lines
    self.text = text.resolved(at: host.clock.wallTime)
  }

  // An isolated deinit would check each time whether it is on the main actor.
  nonisolated deinit {}

  package func update(_ text: StyledText) {
    if text.runs != nil, text.isPlaced {
      if text != broken?.placed { updatePlaced(takePlace(of: text)) }
      return
    }
    broken?.placed = nil
    updatePlaced(text)
  }

  /// The text at the node's place, which is kept: the place may change.
  private func takePlace(of text: StyledText) -> StyledText {
    let lines = broken ?? Lines()
    broken = lines
    lines.placed = text
    return text.placed(in: TextRegion.of(self))
  }

  /// Shows a text that doesn't depend on the place.
  private func updatePlaced(_ text: StyledText) {
    if text.runs != nil, text.isTimed { return follow(text) }
    broken?.timed = nil
    guard motionEngine == nil else { return move(to: text) }
    show(text)
  }

  @inline(never) private func move(to text: StyledText) {
    guard text != endValue(of: self.text) else { return }
    if let first = movingNumber(to: text) ?? blendingColors(to: text) { return show(first) }
    if motionEngine?.target(of: self, as: StyledText.self) != nil { motionEngine?.cancel(self, .value) }
    show(text)
  }

  /// Shows another text, if it differs.
  private func show(_ text: StyledText) {
    guard text != broken?.original ?? self.text else { return }
    let old = selecting == nil ? nil : self.text.string
    self.text = text
    if let broken, let textCase = broken.textCase {
      broken.original = text
      self.text = text.cased(textCase)
    }
    plainColumns = -1
    if let old { keepSelection(from: old) }
    damageAndLayOut()
  }

  /// The text with which colours in it begin to move to those of another text; `nil` where they don't.
  private func blendingColors(to text: StyledText) -> StyledText? {
    guard let engine = motionEngine else { return nil }
    if let ways = TextColorWays(from: self.text, to: text, in: self), broken?.original == nil {
      return engine.blend(self, along: ways, to: text) { [unowned self] in
        paint($0, of: ways)
      } finish: { [unowned self] in
        show($0)
      }
    }
    return engine.blend(self, from: broken?.original ?? self.text, to: text, name: "colors") {
      [unowned self] in show($0)
    }
  }

  /// Draws the text with the colours at a part of their ways; the size of the text stays.
  private func paint(_ part: Double, of ways: TextColorWays) {
    guard broken?.original == nil, ways.paint(&text, at: part) else { return show(ways.text(at: part)) }
    if broken?.isDrawn == true { damageAndLayOut() } else { damage() }
  }

  /// The text from which a number in it begins to move to another text's number; `nil` for none.
  private func movingNumber(to text: StyledText) -> StyledText? {
    guard EnvironmentValues(frame).contentTransition.movesNumbers, let new = MovingNumber(text),
      let old = MovingNumber(self.text), new.isLike(old), let engine = motionEngine
    else { return nil }
    engine.note(text, of: self)
    let first = engine.begin(
      self, .value, from: old.value, to: new.value, name: "number",
      steps: { [new.steps($0), 0, 0, 0, 0, 0, 0, 0] },
      display: { [unowned self, unowned engine] number in
        let text = engine.target(of: self, as: StyledText.self) ?? text
        if number == nil { engine.note(nil as StyledText?, of: self) }
        show(number.map(new.text) ?? text)
      })
    if first == nil { engine.note(nil as StyledText?, of: self) }
    return first.map(new.text)
  }

  /// The lines as they are drawn; none for a text that is one whole line.
  var drawnLines: [String] { broken?.isDrawn == true ? broken?.lines.map(\.text.string) ?? [] : [] }

  /// The lines as they are drawn from the first column on, each with its look.
  var drawnBrokenLines: [BrokenText.Line] {
    guard let broken, broken.isDrawn, options.alignment == .leading, !options.isRedacted,
      options.drawer == nil
    else { return [] }
    return broken.lines
  }

  var options: TextOptions { EnvironmentValues(frame).textOptions }

  /// How the text is selected; `nil` where it can't be.
  var selecting: TextNodeSelection? {
    get { broken?.selecting }
    set {
      let lines = broken ?? Lines()
      lines.selecting = newValue
      broken = lines
    }
  }

  package override func evaluate() {
    flags.remove(.needsEvaluation)
    if let placed = broken?.placed { updatePlaced(placed.placed(in: TextRegion.of(self))) }
    damageAndLayOut()
  }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    let options = readOptions()
    return answer(proposal, options, measured(proposal.width, maxHeight(proposal), options))
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let options = readOptions()
    let measured = measured(proposal.width, maxHeight(proposal), options)
    if options.selector != nil || broken?.selecting != nil {
      noteSelectability(options, width: limit(proposal.width), maxHeight: maxHeight(proposal))
    }
    if !options.isRedacted, options.drawer == nil,
      measured.isPlain || measured.lineCount == 1 && isWhole(measured.size)
    {
      broken?.isDrawn = false
    } else {
      let broken = broken ?? Lines()
      self.broken = broken
      broken.isDrawn = true
      // The room for lines stays: a text that grows again needs no new one.
      broken.lines.empty()
      LineBreaking.breaking(
        text, width: limit(proposal.width), maxHeight: maxHeight(proposal),
        lineLimit: options.lineLimit, truncation: options.truncation, into: &broken.lines)
    }
    return answer(proposal, options, measured)
  }

  /// Breaks the text into lines for a width; a text that fits in one line is measured once.
  private func measured(
    _ width: Int?, _ maxHeight: Int?, _ options: TextOptions
  ) -> (size: Size, lineCount: Int, isPlain: Bool) {
    if plainColumns >= 0, Int(plainColumns) <= width ?? .max {
      return (Size(width: Int(plainColumns), height: 1), 1, true)
    }
    let measured = LineBreaking.measure(
      text, width: limit(width), maxHeight: maxHeight, lineLimit: options.lineLimit,
      truncation: options.truncation)
    if measured.isPlain { plainColumns = Int16(exactly: measured.size.width) ?? -1 }
    return measured
  }

  /// Whether a text of one line is drawn uncut: without tabs and new lines, in its full width.
  private func isWhole(_ size: Size) -> Bool {
    CellWidth.width(of: text.string) == size.width && !text.hasControls
  }

  /// The answer by the measured lines, and on what of the proposal it depends.
  private func answer(
    _ proposal: ProposedViewSize, _ options: TextOptions,
    _ measured: (size: Size, lineCount: Int, isPlain: Bool)
  ) -> Answer {
    var traits: NodeFlags = text.string.isEmpty ? [] : .dependsOnWidth
    if measured.lineCount > 1 {
      traits.formUnion([.dependsOnHeight, .hasBaselines])
    } else if !measured.isPlain, maxHeight(proposal) == 1, !isWhole(measured.size),
      // The one line doesn't show all of the text: with more height there may be more lines.
      self.measured(proposal.width, 2, options).lineCount > 1
    {
      traits.insert(.dependsOnHeight)
    }
    let height = Swift.max(measured.size.height, options.reservedLines)
    if height > 1 { traits.insert(.hasBaselines) }
    return Answer(
      Size(width: measured.size.width, height: height),
      overflow: options.drawer.map(reach) ?? 0, traits: traits)
  }

  private func limit(_ length: Int?) -> Int? { length == .max ? nil : length }

  /// The rows there are: at least one, because a text that is shown at all shows something.
  private func maxHeight(_ proposal: ProposedViewSize) -> Int? {
    guard let height = limit(proposal.height) else { return nil }
    return Swift.max(height, 1)
  }

  /// The options from above, with this node as their reader where a view above sets them.
  private func readOptions() -> TextOptions {
    let options = broken?.placed == nil ? observed(TextOptionsKey.self) : readPlace()
    if options.textCase != broken?.textCase { changeCase(to: options.textCase) }
    return options
  }

  /// The options, with this node as a reader of the place too.
  private func readPlace() -> TextOptions {
    observed {
      _ = EnvironmentValues(frame).region
      return EnvironmentValues(frame).textOptions
    }
  }

  /// Takes other letters in place of those of the text.
  private func changeCase(to textCase: Text.Case?) {
    let broken = broken ?? Lines()
    self.broken = broken
    let original = broken.original ?? text
    broken.original = textCase == nil ? nil : original
    broken.textCase = textCase
    text = textCase.map(original.cased) ?? original
    plainColumns = -1
  }

  package override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard key.isTextBaseline else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key ? 1 : answer(to: proposal).size.height
  }

  // MARK: Time

  /// Shows a text that changes with the time.
  private func follow(_ text: StyledText) {
    let lines = broken ?? Lines()
    broken = lines
    lines.timed = text
    show(text.resolved(at: host.clock.wallTime))
    if let timer = lines.timer {
      host.cancel(timer)
      lines.timer = nil
    }
    // Drawing it schedules the next change.
    if !flags.contains(.isNew) { damage() }
  }

  /// Schedules a wake-up of the host at the next change of the text.
  ///
  /// It is called while the text is drawn or in sight, so nothing wakes for one out of sight.
  private func wakeForChange(_ lines: Lines) {
    guard lines.timer == nil, let timed = lines.timed else { return }
    let now = host.clock.wallTime
    // A text that was out of sight when it changed is late.
    let isLate = timed.resolved(at: now) != text
    guard let next = isLate ? now : timed.nextChange(after: now) else { return }
    lines.timer = host.schedule(for: self, after: next - now) { node in
      guard let lines = node.broken else { return }
      lines.timer = nil
      guard let timed = lines.timed else { return }
      // Before the change, which has yet to be laid out.
      let isInSight = node.isInSight
      node.show(timed.resolved(at: node.host.clock.wallTime))
      if isInSight { node.wakeForChange(lines) }
    }
  }

  /// Whether some of it is on the screen.
  package var isInSight: Bool {
    guard !isCovered else { return false }
    let seen = visibleRect(Rect(origin: .zero, size: size))
    return !seen.intersection(Rect(origin: .zero, size: host.size)).isEmpty
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    if let broken, broken.timed != nil { wakeForChange(broken) }
    guard let broken, broken.isDrawn else {
      painter.write(text, at: origin)
      if selecting != nil {
        paintSelection([BrokenText.Line(text: text, width: size.width)], &painter, at: origin)
      }
      return
    }
    let options = self.options
    if let drawer = options.drawer, !options.isRedacted {
      let whole = measured(size.width, nil, TextOptions())
      return paint(
        broken.lines, by: drawer, isTruncated: whole.lineCount > broken.lines.count, &painter, at: origin)
    }
    noteWrapping(options.wrapping, at: origin)
    let outer = painter.paint.frame
    painter.paint.frame = Rect(origin: origin, size: size)
    defer { painter.paint.frame = outer }
    for (row, line) in broken.lines.enumerated() {
      let x = options.alignment.offset(ofWidth: line.width, in: size.width)
      let place = origin.offsetBy(dx: x, dy: row)
      if options.isRedacted {
        painter.write(line.text.string.redacted, at: place, style: Style(foreground: .role(.quaternary)))
      } else {
        painter.write(line.text, at: place)
      }
    }
    if selecting != nil { paintSelection(broken.lines, &painter, at: origin) }
  }

  /// The cell of the caret, while some of the text is selected.
  package override var partInSight: Rect? { selecting?.caretCell }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  /// The characters of the text; none while they are hidden.
  package var string: String { options.isRedacted ? "" : text.string }

  package override var name: String { "Text" }
  package override var details: String { text.string.debugDescription }
}

extension String {
  /// A block for each column of a character, lower than the row so that lines stay apart; spaces stay.
  fileprivate nonisolated var redacted: String {
    var result = ""
    for character in self {
      let width = CellWidth.width(of: character)
      result += String(repeating: character.isWhitespace ? " " : "▆", count: width)
    }
    return result
  }
}
