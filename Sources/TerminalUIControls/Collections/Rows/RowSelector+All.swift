internal import TerminalUICore

/// Selecting all rows of a list.
///
/// If the selection holds identities of elements, no row is made. Otherwise each row is made for a moment to find its value,
/// some rows at a time. Between these steps the program handles keys, and any key in the list ends the work.
extension RowSelector {
  /// Selects all rows, at once or some milliseconds later.
  func selectAll() {
    stopGathering()
    guard let rows else { return }
    let all = RowGathering<Value>()
    rows.content.visitRowSources { source in
      switch source {
      case .list(let list):
        if isPlain(list), let values = list.identities(as: Value.self) {
          all.formUnion(values)
        } else {
          all.lists.append((list, list.count, list.version))
        }
      case .row(let row): if let value = value(of: row) { all.insert(value) }
      }
      return true
    }
    gathering = all
    askRows(all)
  }

  /// Leaves the selection as it is if the rows are still being visited; returns whether they were.
  @discardableResult func stopGathering() -> Bool {
    guard let all = gathering else { return false }
    if let timer = all.timer { node?.host.cancel(timer) }
    (gathering, all.timer) = (nil, nil)
    return true
  }

  /// Asks the next rows, and selects all when there are no more.
  private func askRows(_ all: RowGathering<Value>) {
    all.timer = nil
    var asked = 0
    while let (list, count, version) = all.lists.first {
      // After rows have left, others are in the places that were visited.
      if list.flags.contains(.hasLeft) || list.version != version && list.count <= count {
        return selectAll()
      }
      let isPlain = isPlain(list)
      while all.place < list.count {
        if asked == RowGathering<Value>.slice {
          // A moment later, so that keys pressed meanwhile come first.
          all.timer = list.host.schedule(for: self, after: .milliseconds(1)) { $0.askRows(all) }
          return
        }
        visitValues(of: list, at: all.place, isPlain: isPlain) { all.insert($0) }
        (asked, all.place) = (asked + 1, all.place + 1)
      }
      all.lists.removeFirst()
      all.place = 0
    }
    gathering = nil
    many?.wrappedValue = all.values
  }
}

/// The values of all rows for a selection, as far as they were collected.
final class RowGathering<Value: Hashable> {
  private(set) var values: Set<Value> = []
  /// The collections whose rows are still to be visited, how many rows they had, and how often there had been other ones.
  var lists: [(list: WindowList, count: Int, version: Int)] = []
  /// The next row of the first one.
  package var place = 0
  /// Starts with the next rows.
  var timer: HostTimer?

  /// The rows that are visited before the program handles keys again: some milliseconds.
  static var slice: Int { 512 }

  func formUnion(_ new: Set<Value>) {
    if values.isEmpty { values = new } else { values.formUnion(new) }
  }

  func insert(_ value: Value) { values.insert(value) }
}
