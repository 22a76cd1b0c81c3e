internal import Cells

/// A value that a part of a text has for the renderer that draws it.
///
///     struct Emphasis: TextAttribute {}
///     Text("Three \(Text("new").customAttribute(Emphasis())) files").textRenderer(Wave(progress: progress))
///
/// - Source: SwiftUI `TextAttribute`.
public nonisolated protocol TextAttribute: Sendable {}

nonisolated extension Text {
  /// Gives this text a value for the renderer that draws it; of one type it has one, the innermost.
  ///
  /// - Source: SwiftUI `Text.customAttribute(_:)`.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    Text(content.marked(TextMarks(value, id: identity(of: value))))
  }
}

/// All that tells an attribute from others of its type.
///
/// A value with fields that can't be compared differs from every other one: its text is drawn again whenever it is made again.
nonisolated private func identity<T: TextAttribute>(of value: T) -> any Hashable & Sendable {
  if MemoryLayout<T>.size == 0 { return 0 }
  if let value = value as? any Hashable { return SentIdentity(value: AnyHashable(value)) }
  return FreshIdentity()
}

/// An identity that nothing else has, as long as it is kept.
nonisolated private final class FreshIdentity: Hashable, Sendable {
  static func == (left: FreshIdentity, right: FreshIdentity) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A value that can be compared.
///
/// An attribute can be sent, and this is one.
nonisolated private struct SentIdentity: Hashable, @unchecked Sendable {
  let value: AnyHashable
}
