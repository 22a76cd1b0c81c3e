public import CellLayout

/// Facts about a view from its value alone, so that a row of many needs no node for them.
@MainActor package struct ViewPeek {
  /// The view inside of the modifiers that show nothing themselves.
  package private(set) var content: any View
  private var modifiers: [any TraitGiver] = []

  /// Looks at a view through its modifiers, as far as they leave their content unchanged.
  package init(_ view: any View) {
    content = view
    while let modified = content as? any ModifiedView, let inner = modified.plainContent {
      if let giver = modified.traitGiver { modifiers.append(giver) }
      content = inner
    }
  }

  /// The value that the modifiers give the view for a key; the outermost wins.
  package func given<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    for modifier in modifiers { if let value = modifier.value(for: key) { return value } }
    return nil
  }
}

/// A modifier that gives a view values which its container reads, as `tag` and `layoutPriority` do.
@MainActor @usableFromInline protocol TraitGiver {
  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value?
}

/// A view with a modifier, without their types, to look at what is in it.
@MainActor private protocol ModifiedView {
  /// The modified view, where the modifier shows nothing besides.
  var plainContent: (any View)? { get }
  /// The modifier, where it gives values.
  var traitGiver: (any TraitGiver)? { get }
}

/// An item modifier that shows nothing itself: looking at a view goes through it to its content.
@MainActor protocol PlainModifier {}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var plainContent: (any View)? {
    modifier is any PassModifier || modifier is any PlainModifier ? content : nil
  }
  var traitGiver: (any TraitGiver)? { modifier as? any TraitGiver }
}
