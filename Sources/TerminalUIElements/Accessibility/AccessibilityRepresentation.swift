internal import TerminalUICore

extension View {
  /// Replaces the accessibility elements of this view by those of another view, which isn't shown.
  ///
  ///     StarRating(rating: $rating).accessibilityRepresentation {
  ///       Slider(value: $rating, in: 0...5) { Text("Rating") }
  ///     }
  ///
  /// The other view has the state and the environment of this place, but neither room, nor keys, nor the focus.
  /// - Source: SwiftUI `View.accessibilityRepresentation(representation:)`.
  @inlinable public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(RepresentationModifier(view: representation()))
  }

  /// Makes this view one accessibility element with those of another view in it, which isn't shown.
  ///
  ///     BarChart(values).accessibilityChildren {
  ///       HStack { ForEach(values) { Rectangle().accessibilityLabel($0.name) } }
  ///     }
  ///
  /// - Source: SwiftUI `View.accessibilityChildren(children:)`.
  @inlinable public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children).accessibilityElement(children: .contain)
  }
}

/// Keeps the other view in the tree, hidden behind the content, and marks both: readers take the elements of that one.
@usableFromInline struct RepresentationModifier<Stand: View>: ViewModifier {
  let view: Stand

  @usableFromInline init(view: Stand) { self.view = view }

  @usableFromInline func body(content: Content) -> some View {
    content
      .background { view.modifier(AccessibilityModifier { $0.isRepresentation = true }).hidden() }
      .modifier(AccessibilityModifier { $0.isRepresented = true })
  }
}
