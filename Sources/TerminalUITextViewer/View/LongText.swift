internal import RuntimeMetadata
internal import TerminalUI
internal import TerminalUICore

/// A text of any length that grows at its end, such as a log.
///
///     @State private var log = LongText()
///
///     var body: some View {
///       TextViewer(log)
///         .defaultScrollAnchor(.bottom)
///         .task { for await line in lines { log.append(line + "\n") } }
///     }
///
/// Adding to it costs what is added, and the viewers that show it draw what is in sight. A `String` that grows is copied and compared instead.
///
/// There is no such type in SwiftUI.
public final class LongText {
  private(set) var store: TextStore
  /// Changes with the text.
  private let changes = Source()

  /// Makes a text; a native string isn't copied.
  public init(_ text: String = "") { store = TextStore(text) }

  /// Adds a text at the end.
  public func append(_ text: String) {
    guard !text.isEmpty else { return }
    store.append(text)
    changes.changed()
  }

  /// Replaces the text.
  public func replace(with text: String) {
    store = TextStore(text)
    generation += 1
    changes.changed()
  }

  /// Takes a text that begins with this one: it isn't copied.
  func grow(to text: String) {
    store = TextStore(text)
    changes.changed()
  }

  /// The number of UTF-8 bytes.
  public var utf8Count: Int {
    changes.wasRead()
    return store.count
  }

  /// How often the text was replaced.
  private(set) var generation = 0
}

extension String {
  /// Whether this text begins with all of another one, which isn't empty.
  func begins(with other: String) -> Bool {
    let count = other.utf8.count
    guard count > 0, utf8.count >= count else { return false }
    var (one, other) = (self, other)
    return one.withUTF8 { bytes in
      other.withUTF8 { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return false }
        return start == otherStart
          || UnsafeRawPointer(start).hasSameBytes(as: UnsafeRawPointer(otherStart), count: count)
      }
    }
  }
}
