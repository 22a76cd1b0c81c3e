internal import Terminal

/// The keys that the terminal's description knows, by the bytes they send.
///
/// The decoder knows those of xterm, rxvt and the Linux console by itself; this is for all others.
enum TerminfoKeys {
  private static let names: [(capability: String, key: KeyEquivalent)] =
    [
      ("kcuu1", .upArrow), ("kcud1", .downArrow), ("kcub1", .leftArrow), ("kcuf1", .rightArrow),
      ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
      ("kdch1", .deleteForward), ("kb2", .clear), ("kent", .return),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// The sequences that begin and end a paste.
  private static let pasteMarks = ["\u{1B}[200~", "\u{1B}[201~"].map { Array($0.utf8) }

  /// Reads the keys and their sequences from the current description.
  ///
  /// - Parameters:
  ///   - screen: The screen that has read the description.
  ///   - erasesWithBackspace: Whether Ctrl-H is the key that deletes, by the terminal's settings.
  static func keys(of screen: any PresentedScreen, erasesWithBackspace: Bool) -> [[UInt8]: KeyEquivalent] {
    var keys: [[UInt8]: KeyEquivalent] = erasesWithBackspace ? [[8]: .delete] : [:]
    for (capability, key) in names {
      guard let bytes = screen.string(capability) else { continue }
      // Other keys could be mistaken for text or for a paste's mark.
      guard bytes.count >= 2, bytes.count <= 16, bytes[0] == 0x1B, !pasteMarks.contains(bytes),
        !isKnown(bytes, key)
      else { continue }
      keys[bytes] = key
    }
    return keys
  }

  /// Whether the decoder reads these bytes as the key without being told.
  private static func isKnown(_ bytes: [UInt8], _ key: KeyEquivalent) -> Bool {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes, into: &events)
    guard case .key(let press)? = events.first, events.count == 1 else { return false }
    return press.key == key
  }
}
