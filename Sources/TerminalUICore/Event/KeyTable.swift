public import Terminal

/// The actions of a node for keys.
///
/// A line has keys, a title, a condition and an action.
///
///     func keys(_ keys: inout KeyTable) {
///       guard isEnabled else { return }
///       keys.on(.leftArrow, "-", title: "Less") { step(by: -1) }
///       keys.on(.end, title: "Greatest", when: greatest != nil) { goToEnd() }
///     }
///
/// The same lines are read when a key is pressed, when code checks whether the node would use a key, and when its keys are listed. A press is for the
/// first line that has its key and whose condition holds, and no action runs in the other two cases. So the description of a line always matches its
/// action. Nothing is kept: the lines are read when they are needed.
@MainActor @preconcurrency public struct KeyTable {
  private enum Purpose { case perform, ask, list }

  private let purpose: Purpose
  private let press: KeyPress
  /// Whether the press comes after all views: it was offered to those around, and none used it.
  private let comesLast: Bool
  /// Whether the lines that are read now are for presses that no view around uses.
  private var isAfterAllViews = false
  /// Whether a line has the press.
  package private(set) var isUsed = false
  /// Whether the app's code says, when it runs, whether it uses the press.
  package private(set) var asksApp = false
  /// The lines, where they are listed.
  package private(set) var lines: [KeyLine] = []

  private init(_ purpose: Purpose, _ press: KeyPress, comesLast: Bool) {
    self.purpose = purpose
    self.press = press
    self.comesLast = comesLast
  }

  /// A table that runs the action for a press.
  package static func performing(_ press: KeyPress, comesLast: Bool = false) -> KeyTable {
    KeyTable(.perform, press, comesLast: comesLast)
  }

  /// A table that says whether a press is for one of its lines.
  package static func asking(_ press: KeyPress, comesLast: Bool = false) -> KeyTable {
    KeyTable(.ask, press, comesLast: comesLast)
  }

  /// A table that lists its lines; the press of Escape is not used.
  package static func listing() -> KeyTable { KeyTable(.list, KeyPress(key: .escape), comesLast: false) }

  /// Whether the press is left to others.
  private var isPassedOn = false

  /// Whether the line that comes next is looked at for the press.
  private var isOpen: Bool { !isUsed && !isPassedOn && isAfterAllViews == comesLast }
}

// MARK: - Lines

extension KeyTable {
  /// Adds a line for a key, or for two keys with the same action.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - other: Another key for the same.
  ///   - modifiers: The held modifiers: by default none, or Shift.
  ///   - phases: Whether the line is for keys that go down, repeat or go up.
  ///   - title: The action, in a word or two.
  ///   - isAvailable: Whether it does anything now. Otherwise the press goes to the next line, and then to the views around.
  ///   - action: Does it.
  public mutating func on(
    _ key: KeyEquivalent, _ other: KeyEquivalent? = nil, with modifiers: HeldModifiers = .plain,
    phases: KeyPress.Phases = [.down, .repeat], title: String,
    when isAvailable: @autoclosure () -> Bool = true,
    do action: () -> Void
  ) {
    if purpose == .list {
      lines.append(
        KeyLine(
          keys: .keys([key] + (other.map { [$0] } ?? []), modifiers), title: title,
          isAvailable: isAvailable(), isAfterAllViews: isAfterAllViews))
      return
    }
    guard isMeant(key, other, modifiers, phases), isAvailable() else { return }
    isUsed = true
    if purpose == .perform { action() }
  }

  /// Whether a press is looked at and is one of these keys.
  private func isMeant(
    _ key: KeyEquivalent, _ other: KeyEquivalent?, _ modifiers: HeldModifiers, _ phases: KeyPress.Phases
  ) -> Bool {
    isOpen && (key == press.key || other == press.key) && modifiers.contain(press.modifiers.held)
      && phases.contains(press.phase)
  }

  /// Adds a line for a key that works while there is a certain thing, which the action is given.
  public mutating func on<Value>(
    _ key: KeyEquivalent, _ other: KeyEquivalent? = nil, with modifiers: HeldModifiers = .plain,
    title: String, given value: @autoclosure () -> Value?, do action: (Value) -> Void
  ) {
    if purpose == .list || isMeant(key, other, modifiers, [.down, .repeat]) {
      on(key, other, modifiers, title, value, action)
    }
  }

  // A function of its own, for the presses of this line: unspecialised code looks up the types of its optional values when
  // it begins, 330 instructions each.
  @inline(never) private mutating func on<Value>(
    _ key: KeyEquivalent, _ other: KeyEquivalent?, _ modifiers: HeldModifiers, _ title: String,
    _ value: () -> Value?, _ action: (Value) -> Void
  ) {
    var found: Value?
    func find() -> Bool {
      found = value()
      return found != nil
    }
    on(key, other, with: modifiers, title: title, when: find()) {
      if let found { action(found) }
    }
  }

  /// Adds a line for a class of keys.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - title: The action, in a word or two.
  ///   - isAvailable: Whether one of them does anything now.
  ///   - action: Does it.
  public mutating func on(
    _ keys: KeyClass, title: String, when isAvailable: (KeyPress) -> Bool = { _ in true },
    do action: (KeyPress) -> Void
  ) {
    on(matching: { keys.contains($0) && isAvailable($0) }, called: keys.name, title: title, do: action)
  }

  /// Adds a line for the keys that a node compares itself, such as those of the user's keymap.
  public mutating func on(
    matching isMeant: (KeyPress) -> Bool, called names: @autoclosure () -> String, title: String,
    phases: KeyPress.Phases = [.down, .repeat], when isAvailable: @autoclosure () -> Bool = true,
    do action: (KeyPress) -> Void
  ) {
    if purpose == .list {
      lines.append(
        KeyLine(
          keys: .class(names()), title: title, isAvailable: isAvailable(), isAfterAllViews: isAfterAllViews))
      return
    }
    guard isOpen, phases.contains(press.phase), isMeant(press), isAvailable() else { return }
    isUsed = true
    if purpose == .perform { action(press) }
  }

  /// Adds a line for keys that type text.
  public mutating func onText(
    title: String, when isAvailable: (String) -> Bool = { _ in true }, do action: (String) -> Void
  ) {
    on(.text, title: title, when: { $0.typedText.map(isAvailable) ?? false }) {
      if let text = $0.typedText { action(text) }
    }
  }

  /// Adds a line for keys that type text which leads to something, which the action is given.
  public mutating func onText<Value>(
    title: String, given value: (String) -> Value?, do action: (Value) -> Void
  ) {
    var found: Value?
    func find(_ text: String) -> Bool {
      found = value(text)
      return found != nil
    }
    onText(title: title, when: find) { _ in
      if let found { action(found) }
    }
  }

  /// Adds a line whose action says, by running, whether it uses the press.
  ///
  /// Such a line is for code of the app, whose answer can't be known before it runs.
  public mutating func offer(
    matching isMeant: (KeyPress) -> Bool, phases: KeyPress.Phases, called names: @autoclosure () -> String,
    to action: (KeyPress) -> KeyPress.Result
  ) {
    if purpose == .list {
      lines.append(
        KeyLine(
          keys: .class(names()), title: "", isAvailable: true, isAfterAllViews: isAfterAllViews))
      return
    }
    guard isOpen, !phases.isDisjoint(with: press.phase), isMeant(press) else { return }
    if purpose == .perform { isUsed = action(press) == .handled } else { asksApp = true }
  }

  /// Does something when a key comes, and leaves the press to the next lines.
  public mutating func observe(
    _ key: KeyEquivalent, with modifiers: HeldModifiers = .plain, do action: () -> Void
  ) {
    guard purpose == .perform, isOpen, key == press.key, press.phase != .up,
      modifiers.contain(press.modifiers.held)
    else { return }
    action()
  }

  /// Does something when any key comes, and leaves the press to the next lines.
  public mutating func observe(_ keys: KeyClass, do action: () -> Void) {
    if purpose == .perform, isOpen, keys.contains(press) { action() }
  }

  /// Leaves some presses to others, even if later lines have them.
  public mutating func leave(where isMeant: (KeyPress) -> Bool) {
    if purpose != .list, isOpen, isMeant(press) { isPassedOn = true }
  }

  /// Whether the action runs, rather than only a query.
  ///
  /// A search by typed letters continues only then.
  public var isPerforming: Bool { purpose == .perform }

  /// Whether Shift is held, for lines that do more then.
  public var isShifted: Bool { purpose != .list && press.modifiers.contains(.shift) }

  /// Adds lines for presses that no view around has used: they come after the shortcuts where they type text.
  public mutating func afterAllViews(_ add: (inout KeyTable) -> Void) {
    guard purpose == .list || comesLast else { return }
    isAfterAllViews = true
    add(&self)
    isAfterAllViews = false
  }

  /// The old name of ``afterAllViews(_:)``.
  @available(*, deprecated, renamed: "afterAllViews(_:)")
  public mutating func behindOthers(_ add: (inout KeyTable) -> Void) { afterAllViews(add) }
}

// MARK: - Keys

/// The modifiers that a line of a ``KeyTable`` is for.
public struct HeldModifiers: Sendable {
  package let required: EventModifiers
  fileprivate let optional: EventModifiers

  /// Matches a press without modifiers, or with Shift.
  public static var plain: HeldModifiers { HeldModifiers(required: [], optional: .shift) }
  /// Matches a press without modifiers.
  public static var none: HeldModifiers { .exactly([]) }
  /// Matches a press with Shift alone.
  public static var shift: HeldModifiers { .exactly(.shift) }
  /// Matches a press with Control alone.
  public static var control: HeldModifiers { .exactly(.control) }
  /// Matches a press with Alt alone.
  public static var option: HeldModifiers { .exactly(.option) }
  /// Matches a press with all of `modifiers` and no others.
  public static func exactly(_ modifiers: EventModifiers) -> HeldModifiers {
    HeldModifiers(required: modifiers, optional: [])
  }
  /// Matches a press with all of `modifiers`.
  ///
  /// The modifiers in `optional` may be held, too.
  public static func exactly(_ modifiers: EventModifiers, or optional: EventModifiers) -> HeldModifiers {
    HeldModifiers(required: modifiers, optional: optional)
  }

  fileprivate func contain(_ held: EventModifiers) -> Bool {
    required.isSubset(of: held) && held.subtracting(required).isSubset(of: optional)
  }
}

/// A class of keys with the same action, such as all that type text.
@MainActor @preconcurrency public struct KeyClass {
  fileprivate let name: String
  fileprivate let contains: (KeyPress) -> Bool

  /// Makes a class of keys.
  ///
  /// - Parameters:
  ///   - name: The name in lists of keys.
  ///   - contains: Whether a press is of it.
  public init(_ name: String, where contains: @escaping (KeyPress) -> Bool) {
    self.name = name
    self.contains = contains
  }

  /// The keys that type text.
  public static var text: KeyClass { KeyClass("text") { $0.typedText != nil } }
  /// All keys that go down or repeat.
  public static var any: KeyClass { KeyClass("any key") { $0.phase != .up } }
}

/// A line of a ``KeyTable``, for lists of keys.
package struct KeyLine {
  /// Which keys.
  package enum Keys {
    case keys([KeyEquivalent], HeldModifiers)
    case `class`(String)
  }

  package let keys: Keys
  /// The action.
  package let title: String
  /// Whether the keys perform the action now.
  package let isAvailable: Bool
  /// Whether the keys perform the action only if no view around uses them.
  package let isAfterAllViews: Bool
}

extension KeyLine: CustomStringConvertible {
  /// The line as a sentence, such as `left, -: Less`.
  package var description: String {
    let names =
      switch keys {
      case .keys(let keys, let modifiers):
        keys.map { KeyPress(key: $0, modifiers: modifiers.required).description }.joined(separator: ", ")
      case .class(let name): name
      }
    return "\(names): \(title)\(isAvailable ? "" : " (not now)")"
  }
}
