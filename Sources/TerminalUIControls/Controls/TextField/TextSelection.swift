/// The selection in a text that is edited, or the place where the next character is inserted.
///
///     @State private var selection: TextSelection?
///     TextField("Name", text: $name, selection: $selection)
///
/// The indices are those of the text of the field. An index that isn't at the edge of a character counts as the next edge, and
/// an index behind the text as its end.
/// - Source: SwiftUI `TextSelection`; a field has one range, so of several ranges it takes the whole span.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The ranges of a selection.
  public enum Indices: Hashable, Sendable {
    /// The selected range; if nothing is selected, an empty range at the caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected ranges.
  public var indices: Indices

  /// Selects a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Selects nothing, and puts the caret at a place.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range from the first to the last of the ranges; `nil` if there are none.
  fileprivate var span: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let set):
      set.ranges.first.flatMap { first in
        set.ranges.last.map { first.lowerBound..<$0.upperBound }
      }
    }
  }
}

nonisolated extension TextEditing {
  /// The selection as an app gets it.
  var textSelection: TextSelection {
    TextSelection(range: index(selection.lowerBound)..<index(selection.upperBound))
  }

  /// Selects an app's selection, within the text.
  mutating func select(_ new: TextSelection) {
    guard let span = new.span else { return }
    let bounds = [span.lowerBound, span.upperBound].map { offset(Swift.min($0, text.endIndex)) }
    guard bounds[0]..<bounds[1] != selection else { return }
    place(at: bounds[0])
    place(at: bounds[1], isSelecting: true)
  }
}
