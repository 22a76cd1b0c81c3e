internal import CTerminal

/// The text of a secret that is edited: one copy in memory, which is overwritten after its last use.
///
/// It is a copy: it shares no memory with the app's text, nor with earlier texts.
nonisolated final class SecretText {
  /// The text, for the moment: references that outlive this object find it overwritten.
  package private(set) var text = ""

  /// Copies a text that is given in pieces.
  init(_ pieces: Substring...) {
    // Never in a word of its own, where it would be copied along with every value that has it.
    text.reserveCapacity(max(pieces.reduce(0) { $0 + $1.utf8.count }, 32))
    for piece in pieces { text.append(contentsOf: piece) }
  }

  deinit { text.withUTF8 { ct_wipe(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) } }
}

nonisolated extension String {
  /// A copy of the text in memory that no other string shares.
  var copied: String {
    String(unsafeUninitializedCapacity: utf8.count) { bytes in
      _ = bytes.initialize(from: utf8)
      return utf8.count
    }
  }
}
