import Cells
import Terminal

extension FuzzTarget {
  /// The decoder: the events don't depend on how the bytes are split, and nothing they hold is a control that acts.
  ///
  /// The first byte says where the bytes are split.
  static let decoder = FuzzTarget(name: "decoder") { input in
    guard let first = input.first else { return nil }
    let bytes = Array(input.dropFirst())
    let whole = events(of: [bytes])
    let step = Int(first % 7) + 1
    let split = events(
      of: stride(from: 0, to: bytes.count, by: step).map { Array(bytes[$0..<min($0 + step, bytes.count)]) })
    guard whole == split else { return "split by \(step): \(split)\nwhole: \(whole)" }
    for event in whole {
      if case .mouse(let mouse) = event, mouse.position.x < 0 || mouse.position.y < 0 { return "\(mouse)" }
      if case .key(let press) = event, let text = press.typedText,
        text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      {
        return "\(press) types a control character"
      }
    }
    return nil
  }

  private static func events(of parts: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.expectedReplies = [.primaryAttributes, .cursorPosition, .mode, .keyboardFlags, .color, .version]
    var events: [InputEvent] = []
    for part in parts { decoder.feed(part, into: &events) }
    decoder.giveUp(into: &events)
    return events
  }
}
