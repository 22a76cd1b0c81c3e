internal import TerminalUI

/// Chooses the next event of a random user, by the screen.
nonisolated struct RandomChoice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64: small, and the same everywhere.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(below count: Int) -> Int {
    count < 2 ? 0 : Int(truncatingIfNeeded: next() % UInt64(count))
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.upperBound - range.lowerBound + 1)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// The next event for a host; changes of the model are known by their names.
  @MainActor mutating func event(for host: TestHost, changes: [String]) -> RandomEvent {
    if !changes.isEmpty, number(below: 8) == 0 { return .change(element(of: changes)) }
    switch number(below: 100) {
    case ..<46: return key()
    case ..<60: return click(in: host)
    case ..<63:
      let point = point(in: host)
      return .doubleClick(x: point.x, y: point.y)
    case ..<65:
      let point = point(in: host)
      return .rightClick(x: point.x, y: point.y)
    case ..<69:
      let (start, end) = (point(in: host), point(in: host))
      return .drag(x: start.x, y: start.y, toX: end.x, toY: end.y)
    case ..<73:
      let point = point(in: host)
      return .hover(x: point.x, y: point.y)
    case ..<79:
      let point = point(in: host)
      let isSideways = number(below: 5) == 0
      let notches = element(of: [-3, -1, 1, 3])
      return .scroll(x: point.x, y: point.y, dx: isSideways ? notches : 0, dy: isSideways ? 0 : notches)
    case ..<81: return .paste(element(of: Self.pastes))
    case ..<84: return .resize(width: number(in: 0...element(of: [20, 60, 130])), height: number(in: 0...40))
    case ..<85: return .colors(isDark: number(below: 2) == 0)
    case ..<86: return .windowFocus(number(below: 2) == 0)
    case ..<94: return .advance(element(of: [1, 16, 100, 250, 600, 1_000, 5_000, 60_000]))
    case ..<97: return .settle
    default:
      let actions = host.actions
      return actions.isEmpty ? .settle : .perform(element(of: actions).id)
    }
  }

  /// A random key: those that move the focus and choose come most often.
  private mutating func key() -> RandomEvent {
    let modifiers: EventModifiers =
      switch number(below: 20) {
      case 0...1: .control
      case 2: .option
      case 3...4: .shift
      case 5: element(of: [[.control, .shift], [.option, .shift], [.control, .option]])
      default: []
      }
    let key: KeyEquivalent =
      switch number(below: 20) {
      case ..<5: element(of: [.upArrow, .downArrow, .downArrow, .leftArrow, .rightArrow])
      case ..<9: .tab
      case ..<12: .return
      case ..<13: .space
      case ..<14: .escape
      case ..<15:
        element(of: [.home, .end, .pageUp, .pageDown, .delete, .deleteForward, .menu, .f1, .f10, .f5])
      default: KeyEquivalent(element(of: Self.letters))
      }
    return .press(String(key.character), modifiers: modifiers.rawValue)
  }

  @MainActor private mutating func click(in host: TestHost) -> RandomEvent {
    let point = point(in: host)
    let modifiers: EventModifiers = number(below: 8) == 0 ? element(of: [.control, .shift, .option]) : []
    return .click(x: point.x, y: point.y, modifiers: modifiers.rawValue)
  }

  /// A cell of the screen, more often one that shows something.
  @MainActor private mutating func point(in host: TestHost) -> Point {
    let size = host.screen.size
    guard size.width > 0, size.height > 0 else { return .zero }
    var point = Point.zero
    for _ in 0..<4 {
      point = Point(x: number(below: size.width), y: number(below: size.height))
      if host.screen[point.x, point.y].glyph.string != " " { break }
    }
    return point
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNOPQRSTUVWXYZ0123456789?/:;.,*+-=<>[]'\"!#%&()_~é漢🙂")
  private static let pastes = [
    "", "a", "two words", "several\nlines\nof text\n", "tab\there", "12,5", "-7", "e\u{301}🙂👨‍👩‍👧漢字",
    "\u{1B}[31mred\u{7}",
    String(repeating: "long ", count: 400),
  ]
}
