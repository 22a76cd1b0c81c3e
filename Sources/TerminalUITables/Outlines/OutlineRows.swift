internal import TerminalUICore

/// The rows of a hierarchy, as a collection of them.
nonisolated struct OutlineRows<Data: RandomAccessCollection>: RandomAccessCollection {
  let level: OutlineLevel<Data>
  var startIndex: Int { 0 }
  var endIndex: Int { level.count }
  subscript(position: Int) -> OutlineRow<Data.Element> { level.row(at: position) }
}

nonisolated extension OutlineRows: RememberingCollection {
  package func place(ofElementAt place: Int, of old: Self) -> Int? {
    place < old.level.count ? level.row(ofRow: place, of: old.level) : nil
  }
}
