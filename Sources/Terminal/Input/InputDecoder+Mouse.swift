internal import Cells

// Mouse reports: SGR's (`CSI < code ; x ; y M`, released `m`) and X10's (`CSI M` and three bytes).

extension InputDecoder {
  /// The largest column or row that is believed.
  private static let positionLimit = 65_535

  /// Reads an SGR report; a malformed one is dropped.
  mutating func reportMouse(_ parameters: SequenceParameters, into events: inout [InputEvent]) {
    guard parameters.count == 3, parameters.intermediate == nil,
      let code = parameters[0], let x = parameters[1], let y = parameters[2],
      code < 256, x <= Self.positionLimit, y <= Self.positionLimit
    else { return }
    let isUp = parameters.final == UInt8(ascii: "m")
    reportMouse(code, isUp: isUp, column: x, row: y, into: &events)
  }

  /// Takes one of the three bytes of an X10 report, and reports the mouse with the last one.
  mutating func continueMouseBytes(_ byte: UInt8, into events: inout [InputEvent]) {
    guard byte >= 0x20 else {
      abandon(into: &events)
      return decode(byte, into: &events)
    }
    collected.append(byte)
    guard collected.count == 3 else { return }
    state = .ground
    releaseEscapePrefix(into: &events)
    let code = Int(collected[0]) - 32
    // X10 has one code for every release; it says nothing of the button.
    let isUp = code & 0xE3 == 3
    reportMouse(
      code, isUp: isUp, column: Int(collected[1]) - 32, row: Int(collected[2]) - 32, into: &events)
  }

  /// Appends the event of a report: `code` has the button in its low bits, and modifiers, motion and the wheel above.
  private mutating func reportMouse(
    _ code: Int, isUp: Bool, column: Int, row: Int, into events: inout [InputEvent]
  ) {
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let isMotion = code & 32 != 0
    let kind: MouseEvent.Kind
    switch (code & 0xC0, number) {
    case (0x40, _):
      guard !isUp, !isMotion else { return }
      kind = Self.wheel[number]
    case (0, 3) where isMotion: kind = .move
    case (0, 3):
      guard isUp else { return }
      kind = .up(lastButton)
    case (0, _), (0x80, _):
      let button = code & 0x80 == 0 ? Self.buttons[number] : Self.furtherButtons[number]
      kind = isMotion ? .drag(button) : isUp ? .up(button) : .down(button)
      if !isUp { lastButton = button }
    default: return
    }
    let position = Point(x: max(column - 1, 0), y: max(row - 1, 0))
    events.append(.mouse(MouseEvent(kind, at: position, modifiers: modifiers)))
  }

  private static let buttons: [MouseEvent.Button] = [.left, .middle, .right]
  private static let furtherButtons: [MouseEvent.Button] = [.back, .forward, .other(10), .other(11)]
  private static let wheel: [MouseEvent.Kind] = [
    .scroll(dx: 0, dy: -1), .scroll(dx: 0, dy: 1), .scroll(dx: -1, dy: 0), .scroll(dx: 1, dy: 0),
  ]
}
