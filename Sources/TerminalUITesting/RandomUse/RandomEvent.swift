internal import TerminalUI

/// Something that a random user does, or that happens meanwhile.
///
/// An event prints as the line of a test that does the same.
public nonisolated enum RandomEvent: Hashable, Codable, Sendable {
  /// A press of a key, by the character of the key and the bits of its modifiers.
  case press(String, modifiers: Int)
  /// A click, counted from 0.
  case click(x: Int, y: Int, modifiers: Int)
  /// Two clicks in one place, at once.
  case doubleClick(x: Int, y: Int)
  /// A click with the right button.
  case rightClick(x: Int, y: Int)
  /// The mouse moves, with no button held.
  case hover(x: Int, y: Int)
  /// The left button goes down in one place and up in another, by one in between.
  case drag(x: Int, y: Int, toX: Int, toY: Int)
  /// Notches of the wheel.
  case scroll(x: Int, y: Int, dx: Int, dy: Int)
  /// A paste.
  case paste(String)
  /// The terminal gets another size.
  case resize(width: Int, height: Int)
  /// The terminal says that its background is dark or light.
  case colors(isDark: Bool)
  /// The terminal's window gets or loses the keyboard.
  case windowFocus(Bool)
  /// Time passes, in milliseconds.
  case advance(Int)
  /// Tasks run until nothing is left to do.
  case settle
  /// An action is chosen by its name, as in the command palette.
  case perform(String)
  /// The model changes, by the name that the test gives the change.
  case change(String)
}

nonisolated extension RandomEvent {
  /// Whether the mouse does it.
  var isOfMouse: Bool {
    switch self {
    case .click, .doubleClick, .rightClick, .hover, .drag, .scroll: true
    default: false
    }
  }
}

extension TestHost {
  /// Has an event happen, and takes the turns that it needs.
  ///
  /// An action that doesn't work now does nothing. A ``RandomEvent/change(_:)`` is the test's own, and ``RandomEvent/settle`` takes time: both are left
  /// to the caller.
  public func play(_ event: RandomEvent) {
    switch event {
    case .press(let key, let modifiers):
      press(KeyEquivalent(key.first ?? " "), modifiers: EventModifiers(rawValue: modifiers))
    case .click(let x, let y, let modifiers):
      click(x: x, y: y, modifiers: EventModifiers(rawValue: modifiers))
    case .doubleClick(let x, let y):
      click(x: x, y: y)
      click(x: x, y: y)
    case .rightClick(let x, let y):
      send(.mouse(MouseEvent(.down(.right), at: Point(x: x, y: y))))
      send(.mouse(MouseEvent(.up(.right), at: Point(x: x, y: y))))
    case .hover(let x, let y): hover(x: x, y: y)
    case .drag(let x, let y, let toX, let toY):
      drag((x: x, y: y), (x: (x + toX) / 2, y: (y + toY) / 2), (x: toX, y: toY))
    case .scroll(let x, let y, let dx, let dy): scroll(x: x, y: y, dx: dx, dy: dy)
    case .paste(let text): paste(text)
    case .resize(let width, let height): resize(width: width, height: height)
    case .colors(let isDark):
      let (text, ground): (Color, Color) =
        isDark ? (.rgb(215, 218, 227), .rgb(21, 22, 29)) : (.rgb(30, 32, 40), .rgb(250, 250, 247))
      send(.colors(TerminalColors(depth: .rgb, foreground: text, background: ground)))
    case .windowFocus(let isFocused): send(.focus(isFocused))
    case .advance(let milliseconds): advance(by: .milliseconds(milliseconds))
    case .perform(let id): performIfPossible(id)
    case .change, .settle: break
    }
  }
}

nonisolated extension RandomEvent: CustomStringConvertible {
  /// A line of a test: `host.click(x: 3, y: 4)`.
  public var description: String {
    switch self {
    case .press(let key, let modifiers):
      "host.press(\(Self.code(of: key))\(Self.code(ofModifiers: modifiers)))"
    case .click(let x, let y, let modifiers):
      "host.click(x: \(x), y: \(y)\(Self.code(ofModifiers: modifiers)))"
    case .doubleClick(let x, let y): "host.play(.doubleClick(x: \(x), y: \(y)))"
    case .rightClick(let x, let y): "host.play(.rightClick(x: \(x), y: \(y)))"
    case .hover(let x, let y): "host.hover(x: \(x), y: \(y))"
    case .drag(let x, let y, let toX, let toY):
      "host.play(.drag(x: \(x), y: \(y), toX: \(toX), toY: \(toY)))"
    case .scroll(let x, let y, let dx, let dy): "host.scroll(x: \(x), y: \(y), dx: \(dx), dy: \(dy))"
    case .paste(let text): "host.paste(\(text.debugDescription))"
    case .resize(let width, let height): "host.resize(width: \(width), height: \(height))"
    case .colors(let isDark): "host.play(.colors(isDark: \(isDark)))"
    case .windowFocus(let isFocused): "host.send(.focus(\(isFocused)))"
    case .advance(let milliseconds): "host.advance(by: .milliseconds(\(milliseconds)))"
    case .settle: "await host.settle()"
    case .perform(let id): "host.play(.perform(\(id.debugDescription)))"
    case .change(let name): "// the change \(name.debugDescription) of the model\nhost.turn()"
    }
  }

  /// A key as the line of a test has it.
  private static func code(of key: String) -> String {
    let names: [(KeyEquivalent, String)] = [
      (.upArrow, "upArrow"), (.downArrow, "downArrow"), (.leftArrow, "leftArrow"),
      (.rightArrow, "rightArrow"), (.escape, "escape"), (.delete, "delete"),
      (.deleteForward, "deleteForward"), (.home, "home"), (.end, "end"), (.pageUp, "pageUp"),
      (.pageDown, "pageDown"), (.tab, "tab"), (.space, "space"), (.return, "return"), (.menu, "menu"),
    ]
    guard let character = key.first else { return ".space" }
    let equivalent = KeyEquivalent(character)
    if let name = names.first(where: { $0.0 == equivalent }) { return ".\(name.1)" }
    for number in 1...35 where KeyEquivalent.function(number) == equivalent { return ".function(\(number))" }
    return key.debugDescription
  }

  /// Modifiers as the line of a test has them.
  private static func code(ofModifiers bits: Int) -> String {
    let modifiers = EventModifiers(rawValue: bits)
    let names: [(EventModifiers, String)] = [
      (.control, ".control"), (.option, ".option"), (.shift, ".shift"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return switch held.count {
    case 0: ""
    case 1: ", modifiers: \(held[0])"
    default: ", modifiers: [\(held.joined(separator: ", "))]"
    }
  }
}
