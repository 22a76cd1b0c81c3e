/// A key press: the key, the characters it types and the modifiers held.
///
///     KeyPress(key: "c", modifiers: .control)
///
/// - Source: SwiftUI `KeyPress`.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each phase.
    public let rawValue: Int

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down; most terminals report only this.
    @inlinable public static var down: Phases { Phases(rawValue: 1 << 0) }
    /// The key was held and repeats; elsewhere a repeat looks like ``down``.
    @inlinable public static var `repeat`: Phases { Phases(rawValue: 1 << 1) }
    /// The key went up.
    @inlinable public static var up: Phases { Phases(rawValue: 1 << 2) }
    /// Every phase.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action used a key press.
  public enum Result: Hashable, Sendable {
    /// The press was used and goes no further.
    case handled
    /// The press is offered to the next one.
    case ignored
  }

  /// The key.
  public var key: KeyEquivalent
  /// The characters the key types as if Control, Alt and Super were not held.
  public var characters: String
  /// The modifiers held.
  public var modifiers: EventModifiers
  /// The phase of the press.
  public var phase: Phases

  /// Makes a key press.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The characters it types; `nil` means the key's own character.
  ///   - modifiers: The modifiers held.
  ///   - phase: The phase of the press.
  @inlinable public init(
    key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.phase = phase
  }

  /// Whether the press is just its key: no modifier is held but Shift.
  @inlinable public var isPlain: Bool { modifiers.held.isSubset(of: .shift) }

  /// The text this press types into a field, or `nil` where it types none.
  ///
  /// A press with Control, Alt or Super types nothing, nor does Return, Tab, Escape, Backspace, a function key or
  /// a key that goes up.
  @inlinable public var typedText: String? {
    guard phase != .up, isPlain, !key.isFunctionKey,
      let first = characters.unicodeScalars.first, first.value >= 0x20, !(0x7F...0x9F).contains(first.value)
    else { return nil }
    return characters
  }
}

extension KeyPress {
  /// Whether the press is Control and J, for which a terminal sends the byte of a line feed.
  package var isLineFeed: Bool { key == "j" && modifiers.held == .control }
}

extension KeyPress: CustomStringConvertible {
  /// The press in one word, such as `ctrl-c`, `shift-tab` or `a (up)`.
  public var description: String {
    let name = "\(modifiers)\(key)"
    return switch phase {
    case .up: name + " (up)"
    case .repeat: name + " (repeat)"
    default: name
    }
  }
}
