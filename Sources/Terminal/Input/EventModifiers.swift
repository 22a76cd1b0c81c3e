/// The modifier keys held during an event.
///
/// A terminal reports Control and Alt with nearly every key; Shift and Super only where its protocol can say so.
///
/// - Source: SwiftUI `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: Int

  /// Makes a set from its bits.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on; known with the kitty keyboard protocol only.
  @inlinable public static var capsLock: EventModifiers { EventModifiers(rawValue: 1 << 0) }
  /// Shift; a capital letter has it too.
  @inlinable public static var shift: EventModifiers { EventModifiers(rawValue: 1 << 1) }
  /// Control.
  @inlinable public static var control: EventModifiers { EventModifiers(rawValue: 1 << 2) }
  /// Alt, called Option on a Mac.
  @inlinable public static var option: EventModifiers { EventModifiers(rawValue: 1 << 3) }
  /// Super or Meta, called Command on a Mac; known with the kitty keyboard protocol only.
  @inlinable public static var command: EventModifiers { EventModifiers(rawValue: 1 << 4) }
  /// The key is on the numeric pad.
  @inlinable public static var numericPad: EventModifiers { EventModifiers(rawValue: 1 << 5) }
  /// The modifiers that are held down during a press: Shift, Control, Alt and Super.
  ///
  ///     if press.modifiers.held == .control { … }
  ///
  /// The effect of a key depends on these alone: Caps Lock *is on*, and a key *is on* the pad, which only some terminals report.
  @inlinable public var held: EventModifiers {
    intersection([.shift, .control, .option, .command])
  }
  /// Whether the held modifiers are the wanted ones and no more.
  ///
  /// Caps Lock and the pad count only where they are wanted.
  package func satisfy(_ wanted: EventModifiers) -> Bool {
    held == wanted.held && isSuperset(of: wanted)
  }
  /// Every modifier.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension EventModifiers: CustomStringConvertible {
  /// The modifiers' names, each followed by `-`: `ctrl-alt-`.
  public var description: String {
    var text = ""
    if contains(.control) { text += "ctrl-" }
    if contains(.option) { text += "alt-" }
    if contains(.shift) { text += "shift-" }
    if contains(.command) { text += "super-" }
    if contains(.capsLock) { text += "caps-" }
    if contains(.numericPad) { text += "pad-" }
    return text
  }
}
