public import Foundation
public import TerminalUI

/// Makes comparators of Foundation usable for the order of a table, with one line in the app.
///
///     struct ByLength: SortComparator { … }
///     extension ByLength: TableComparator {}
///
///     Table(songs.sorted(using: order), sortOrder: $order) {
///       TableColumn("Title", sortUsing: ByLength()) { Text($0.title) }
///     }
///
/// A column's key path makes none of them, so columns say `sortUsing:`. SwiftUI needs no such line: there tables know Foundation.
extension TableComparator where Self: SortComparator {
  /// Makes nothing: a key path isn't such a comparator.
  public init?(_ key: SortKey<Compared>) { return nil }

  /// Returns `false`: only the comparator knows the compared value.
  public func isFor(_ key: SortKey<Compared>) -> Bool { false }

  /// In which direction elements go.
  public var direction: SortDirection {
    get { order == .forward ? .forward : .reverse }
    set { order = newValue == .forward ? .forward : .reverse }
  }
}
