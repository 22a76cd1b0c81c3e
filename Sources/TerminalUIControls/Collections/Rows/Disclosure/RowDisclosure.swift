internal import TerminalUICore

/// Opens a row: a ``DisclosureNode``, as the row, its triangle and the list find it around the row.
@MainActor protocol RowDisclosure: AnyObject {
  /// Whether the row is open; `nil` where there is nothing to open.
  var isOpen: Bool? { get }
  /// The row that this one is below.
  var outerRow: ListRowNode? { get }
  /// The rows that this one is below in one list, the outermost first.
  var placesAbove: (list: WindowList, places: [Int])? { get }
  /// Opens or closes the row.
  func set(open isOpen: Bool)
  /// Opens this row and its siblings; returns its new place among the rows of its list, if that is known.
  func openSiblings() -> Int?
}

extension ListRowNode {
  /// The disclosure that opens this row.
  var disclosure: (any RowDisclosure)? {
    let border = firstAround(to: .item) { $0.asWindowRow?.parent }
    return enclosing(to: .item, below: border)
  }

  /// The row that this one is below, where rows are opened.
  package var outerRow: ListRowNode? {
    if let disclosure { return disclosure.outerRow }
    return disclosureLevel?.labelRow
  }
}

/// The place of a row in a hierarchy whose rows are those of one list: an outline gives it to its rows.
@MainActor package protocol DisclosurePlace {
  /// The place of the row that this one is below.
  var parent: Int? { get }
  /// The places of the rows that this one is below, the outermost first.
  var placesAbove: [Int] { get }
  /// Opens or closes the row.
  func set(open isOpen: Bool)
  /// Opens this row and its siblings; returns its new place, if anything changed.
  func openSiblings() -> Int?
}
