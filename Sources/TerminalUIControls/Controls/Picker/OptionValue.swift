internal import TerminalUICore

/// The values of a picker's options.
extension Hashable {
  /// The value of an option of a picker: its `tag(_:)`, or else its identity.
  @MainActor package static func picked(by option: ItemNode, below picker: Node) -> Self? {
    if let tag = option.trait(TagKey<Self>.self) { return tag }
    if let optional = Self.self as? any Wrapping.Type, let tag = optional.tag(of: option) {
      return tag as? Self
    }
    guard let identity = option.nearestIdentity(below: picker) else { return nil }
    return identity.base as? Self
  }

  /// Whether the option that a view makes has a value by its `tag(_:)`.
  ///
  /// `nil` means that the option has to be made to know.
  @MainActor static func isPicked(_ value: Self, by view: ViewPeek) -> Bool? {
    if let tag = view.given(TagKey<Self>.self) { return tag == value }
    if let optional = Self.self as? any Wrapping.Type, let tag = optional.tag(in: view) {
      return (tag as? Self) == value
    }
    // There is nothing in a text that could have a tag.
    return view.content is Text ? false : nil
  }
}

/// An optional type: an option's tag may have the wrapped type, as in SwiftUI.
nonisolated private protocol Wrapping {
  @MainActor static func tag(of item: ItemNode) -> AnyHashable?
  @MainActor static func tag(in view: ViewPeek) -> AnyHashable?
}

extension Optional: Wrapping where Wrapped: Hashable {
  /// The `tag(_:)` of an item, if its value has the wrapped type.
  @MainActor fileprivate static func tag(of item: ItemNode) -> AnyHashable? {
    guard !item.trait(ExactTagKey.self) else { return nil }
    if let tag = item.trait(TagKey<Wrapped>.self) { return AnyHashable(tag) }
    return (Wrapped.self as? any Wrapping.Type)?.tag(of: item)
  }

  /// The `tag(_:)` of a view.
  @MainActor fileprivate static func tag(in view: ViewPeek) -> AnyHashable? {
    guard view.given(ExactTagKey.self) != true else { return nil }
    if let tag = view.given(TagKey<Wrapped>.self).flatMap({ $0 }) { return AnyHashable(tag) }
    return (Wrapped.self as? any Wrapping.Type)?.tag(in: view)
  }
}
