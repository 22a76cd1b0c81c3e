internal import CNCurses
internal import Cells
internal import Presenter

/// Gives out ncurses' colour pairs: one for each foreground and background in use.
///
/// ncurses learns that there are colours when the first is used: without them it compares less. A pair that a cell still shows is never given a new
/// meaning. Where all are shown, a new combination gets one with colours near to it.
struct ColorPairs {
  let depth: ColorDepth
  private let numbering: ColorNumbering
  private var limit: Int32 = 0
  private var pairs: [UInt64: Int32] = [:]
  private var next: Int32 = 1
  private var free: [Int32] = []
  /// Which pairs are shown is looked up once in a frame.
  private var hasSwept = false

  /// Makes the pairs of the current screen.
  init(depth: ColorDepth, numbering: ColorNumbering) {
    self.depth = depth
    self.numbering = numbering
  }

  /// Says that a new frame begins.
  mutating func beginFrame() { hasSwept = false }

  /// The pair for two colours, where `nil` is the terminal's own.
  ///
  /// - Parameter isShown: Marks the pairs that cells show, by their number.
  mutating func pair(
    foreground: Color?, background: Color?, isShown: (inout [Bool]) -> Void
  ) -> Int32 {
    guard depth != .none else { return 0 }
    let pair = existingOrNew(number(foreground), number(background), isShown)
    if let pair { return pair }
    return near(foreground, background)
  }

  /// The pair of two colours; `nil` if all are in use by cells that are shown.
  private mutating func existingOrNew(
    _ foreground: Int32, _ background: Int32, _ isShown: (inout [Bool]) -> Void
  ) -> Int32? {
    if foreground < 0, background < 0 { return 0 }
    if limit == 0 { start() }
    let key = Self.key(foreground, background)
    if let pair = pairs[key] { return pair }
    if free.isEmpty, next >= limit - reserve, !hasSwept { sweep(isShown) }
    guard let pair = free.popLast() ?? unused(upTo: limit - reserve) else { return nil }
    init_extended_pair(pair, foreground, background)
    pairs[key] = pair
    return pair
  }

  private mutating func start() {
    start_color()
    use_default_colors()
    limit = max(nct_color_pairs(), 1)
  }

  /// Pairs kept for the 16 ANSI colours and the terminal's own, where there are many.
  private var reserve: Int32 { limit > 1024 ? 17 * 17 : 0 }

  private mutating func unused(upTo limit: Int32) -> Int32? {
    guard next < limit else { return nil }
    defer { next += 1 }
    return next
  }

  /// The pair that looks most like two colours, if none can be had for them.
  private mutating func near(_ foreground: Color?, _ background: Color?) -> Int32 {
    if reserve > 0 {
      let foreground = number(foreground?.reduced(to: .ansi16))
      let background = number(background?.reduced(to: .ansi16))
      let key = Self.key(foreground, background)
      if let pair = pairs[key] { return pair }
      guard let pair = unused(upTo: limit) else { return 0 }
      init_extended_pair(pair, foreground, background)
      pairs[key] = pair
      return pair
    }
    // Few pairs, so few to search. The background is the larger surface.
    let foreground = number(foreground)
    let background = number(background)
    var best: (score: Int, pair: Int32) = (0, 0)
    for (key, pair) in pairs {
      let score = (Self.background(key) == background ? 2 : 0) + (Self.foreground(key) == foreground ? 1 : 0)
      if score > best.score || score == best.score && pair < best.pair { best = (score, pair) }
    }
    return best.pair
  }

  private mutating func sweep(_ isShown: (inout [Bool]) -> Void) {
    hasSwept = true
    var shown = [Bool](repeating: false, count: Int(limit))
    isShown(&shown)
    for (key, pair) in pairs where pair < limit - reserve && !shown[Int(pair)] {
      pairs[key] = nil
      free.append(pair)
    }
  }

  // MARK: Numbers

  private func number(_ color: Color?) -> Int32 { numbering.number(color, depth: depth) }

  private static func key(_ foreground: Int32, _ background: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
  }
  private static func foreground(_ key: UInt64) -> Int32 { Int32(truncatingIfNeeded: key >> 32) }
  private static func background(_ key: UInt64) -> Int32 { Int32(truncatingIfNeeded: key) }
}

extension ColorPairs: CustomStringConvertible {
  /// The depth and the number of pairs in use.
  var description: String { "\(depth): \(pairs.count) of \(limit) pairs" }
}
