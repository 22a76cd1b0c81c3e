/// A key, named by the character it types or by a private-use character where it types none.
///
///     KeyEquivalent("q")
///     let key: KeyEquivalent = .upArrow
///
/// - Source: SwiftUI `KeyEquivalent`; function keys have AppKit's values (`NSUpArrowFunctionKey` …).
public struct KeyEquivalent: Sendable {
  /// The character that the key types, or that represents it.
  public var character: Character { didSet { plain = Self.plainScalar(of: character) } }
  /// The character's only scalar, where no other character can mean the same: ASCII and private use.
  ///
  /// Two characters are compared by their normal forms, which takes hundreds of instructions; keys are compared with many.
  @usableFromInline var plain: UInt32

  /// Makes the key that types `character`.
  @inlinable public init(_ character: Character) {
    self.character = character
    plain = Self.plainScalar(of: character)
  }

  /// Makes the key that types the character of a plain scalar.
  @inlinable init(plain: UInt32, _ character: Character) {
    self.character = character
    self.plain = plain
  }

  /// Makes the key that types a scalar.
  init(scalar: Unicode.Scalar) {
    character = Character(scalar)
    plain = Self.isPlain(scalar) ? scalar.value : 0
  }

  /// The only scalar of a character, if it is plain; else 0.
  @usableFromInline static func plainScalar(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
      return 0
    }
    return isPlain(first) ? first.value : 0
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 || (0xE000...0xF8FF).contains(scalar.value)
  }
}

extension KeyEquivalent: Hashable {
  /// Whether two keys type the same character.
  @inlinable public static func == (lhs: KeyEquivalent, rhs: KeyEquivalent) -> Bool {
    lhs.plain != 0 && rhs.plain != 0 ? lhs.plain == rhs.plain : lhs.character == rhs.character
  }

  /// Hashes the character.
  public func hash(into hasher: inout Hasher) { hasher.combine(character) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key that types the literal's character.
  @inlinable public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

extension KeyEquivalent {
  /// The arrow up (U+F700).
  @inlinable public static var upArrow: KeyEquivalent { KeyEquivalent(plain: 0xF700, "\u{F700}") }
  /// The arrow down (U+F701).
  @inlinable public static var downArrow: KeyEquivalent { KeyEquivalent(plain: 0xF701, "\u{F701}") }
  /// The arrow to the left (U+F702).
  @inlinable public static var leftArrow: KeyEquivalent { KeyEquivalent(plain: 0xF702, "\u{F702}") }
  /// The arrow to the right (U+F703).
  @inlinable public static var rightArrow: KeyEquivalent { KeyEquivalent(plain: 0xF703, "\u{F703}") }
  /// Escape (U+001B).
  @inlinable public static var escape: KeyEquivalent { KeyEquivalent(plain: 0x1B, "\u{1B}") }
  /// Backspace: deletes the character before the cursor (U+0008).
  @inlinable public static var delete: KeyEquivalent { KeyEquivalent(plain: 0x8, "\u{8}") }
  /// Delete: deletes the character behind the cursor (U+F728).
  @inlinable public static var deleteForward: KeyEquivalent { KeyEquivalent(plain: 0xF728, "\u{F728}") }
  /// Home (U+F729).
  @inlinable public static var home: KeyEquivalent { KeyEquivalent(plain: 0xF729, "\u{F729}") }
  /// End (U+F72B).
  @inlinable public static var end: KeyEquivalent { KeyEquivalent(plain: 0xF72B, "\u{F72B}") }
  /// Page up (U+F72C).
  @inlinable public static var pageUp: KeyEquivalent { KeyEquivalent(plain: 0xF72C, "\u{F72C}") }
  /// Page down (U+F72D).
  @inlinable public static var pageDown: KeyEquivalent { KeyEquivalent(plain: 0xF72D, "\u{F72D}") }
  /// Clear, on the keypad's 5 or Num Lock (U+F739).
  @inlinable public static var clear: KeyEquivalent { KeyEquivalent(plain: 0xF739, "\u{F739}") }
  /// Tab (U+0009).
  @inlinable public static var tab: KeyEquivalent { KeyEquivalent(plain: 0x9, "\t") }
  /// The space bar (U+0020).
  @inlinable public static var space: KeyEquivalent { KeyEquivalent(plain: 0x20, " ") }
  /// Return, or Enter (U+000D).
  @inlinable public static var `return`: KeyEquivalent { KeyEquivalent(plain: 0xD, "\r") }

  /// Insert (U+F727).
  @inlinable public static var insert: KeyEquivalent { KeyEquivalent(plain: 0xF727, "\u{F727}") }
  /// Print Screen (U+F72E).
  @inlinable public static var printScreen: KeyEquivalent { KeyEquivalent(plain: 0xF72E, "\u{F72E}") }
  /// Scroll Lock (U+F72F).
  @inlinable public static var scrollLock: KeyEquivalent { KeyEquivalent(plain: 0xF72F, "\u{F72F}") }
  /// Pause (U+F730).
  @inlinable public static var pause: KeyEquivalent { KeyEquivalent(plain: 0xF730, "\u{F730}") }
  /// Menu (U+F735).
  @inlinable public static var menu: KeyEquivalent { KeyEquivalent(plain: 0xF735, "\u{F735}") }

  /// A function key: `function(1)` is F1 (U+F704).
  ///
  /// - Parameter number: The number on the key, kept within 1 … 35.
  /// - Returns: The key.
  public static func function(_ number: Int) -> KeyEquivalent {
    let offset = UInt32(Swift.min(Swift.max(number, 1), 35)) - 1
    return KeyEquivalent(Character(Unicode.Scalar(0xF704 + offset) ?? "\u{F704}"))
  }

  /// Whether the key types nothing: an arrow, a function key and the like, U+F700 … U+F747.
  @inlinable public var isFunctionKey: Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first else { return false }
    return (0xF700...0xF747).contains(scalar.value)
  }
}

// MARK: Function keys

extension KeyEquivalent {
  /// Function key 1 (U+F704).
  public static let f1 = function(1)
  /// Function key 2 (U+F705).
  public static let f2 = function(2)
  /// Function key 3 (U+F706).
  public static let f3 = function(3)
  /// Function key 4 (U+F707).
  public static let f4 = function(4)
  /// Function key 5 (U+F708).
  public static let f5 = function(5)
  /// Function key 6 (U+F709).
  public static let f6 = function(6)
  /// Function key 7 (U+F70A).
  public static let f7 = function(7)
  /// Function key 8 (U+F70B).
  public static let f8 = function(8)
  /// Function key 9 (U+F70C).
  public static let f9 = function(9)
  /// Function key 10 (U+F70D).
  public static let f10 = function(10)
  /// Function key 11 (U+F70E).
  public static let f11 = function(11)
  /// Function key 12 (U+F70F).
  public static let f12 = function(12)
  /// Function key 13 (U+F710).
  public static let f13 = function(13)
  /// Function key 14 (U+F711).
  public static let f14 = function(14)
  /// Function key 15 (U+F712).
  public static let f15 = function(15)
  /// Function key 16 (U+F713).
  public static let f16 = function(16)
  /// Function key 17 (U+F714).
  public static let f17 = function(17)
  /// Function key 18 (U+F715).
  public static let f18 = function(18)
  /// Function key 19 (U+F716).
  public static let f19 = function(19)
  /// Function key 20 (U+F717).
  public static let f20 = function(20)
  /// Function key 21 (U+F718).
  public static let f21 = function(21)
  /// Function key 22 (U+F719).
  public static let f22 = function(22)
  /// Function key 23 (U+F71A).
  public static let f23 = function(23)
  /// Function key 24 (U+F71B).
  public static let f24 = function(24)
  /// Function key 25 (U+F71C).
  public static let f25 = function(25)
  /// Function key 26 (U+F71D).
  public static let f26 = function(26)
  /// Function key 27 (U+F71E).
  public static let f27 = function(27)
  /// Function key 28 (U+F71F).
  public static let f28 = function(28)
  /// Function key 29 (U+F720).
  public static let f29 = function(29)
  /// Function key 30 (U+F721).
  public static let f30 = function(30)
  /// Function key 31 (U+F722).
  public static let f31 = function(31)
  /// Function key 32 (U+F723).
  public static let f32 = function(32)
  /// Function key 33 (U+F724).
  public static let f33 = function(33)
  /// Function key 34 (U+F725).
  public static let f34 = function(34)
  /// Function key 35 (U+F726).
  public static let f35 = function(35)
}

extension KeyEquivalent: CustomStringConvertible {
  /// The key's name, such as `a`, `space`, `up` or `f5`.
  public var description: String {
    switch self {
    case .upArrow: "up"
    case .downArrow: "down"
    case .leftArrow: "left"
    case .rightArrow: "right"
    case .escape: "escape"
    case .delete: "delete"
    case .deleteForward: "deleteForward"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .clear: "clear"
    case .tab: "tab"
    case .space: "space"
    case .return: "return"
    case .insert: "insert"
    case .printScreen: "printScreen"
    case .scrollLock: "scrollLock"
    case .pause: "pause"
    case .menu: "menu"
    default: functionDescription ?? String(character)
    }
  }

  private var functionDescription: String? {
    guard isFunctionKey, let scalar = character.unicodeScalars.first else { return nil }
    guard (0xF704...0xF726).contains(scalar.value) else {
      return "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    return "f\(scalar.value - 0xF703)"
  }
}
