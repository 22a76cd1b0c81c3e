/// A part of another source's value, such as an element of an array: its readers are evaluated only when the part
/// itself has another value.
///
/// Parts are compared once an update, at its start, however often the whole was written.
class PartSource: Source {
  /// The source of the whole.
  let root: Source
  /// The place among the parts of the whole; −1 is none.
  fileprivate final var place = -1

  init(of root: Source) {
    self.root = root
    super.init()
  }

  override final var isKeptByReaders: Bool { true }

  /// Compares the part with the value that its readers saw, and wakes them if it differs.
  func refresh() {}

  /// Hears of changes of the whole from now on, while someone reads the part.
  final func follow() {
    guard place < 0 else { return }
    let further = root.furtherMade
    place = further.parts.references.count
    further.parts.references.append(PartReference(part: self))
  }

  override func hasNoReaders() {
    guard place >= 0, let further = root.further, let last = further.parts.references.popLast() else {
      return
    }
    if last.part !== self {
      further.parts.references[place] = last
      last.part.place = place
    }
    place = -1
  }
}

private struct PartReference {
  unowned(unsafe) var part: PartSource
}

/// The parts of a source's value that views read, as the source keeps them.
struct SourceParts {
  fileprivate var references: ContiguousArray<PartReference> = []
  fileprivate var isWaiting = false
}

/// The sources that have changed and whose parts have to be compared.
enum PartUpdates {
  nonisolated(unsafe) private static var waiting: ContiguousArray<Source>?

  static var isEmpty: Bool { waiting == nil }

  /// Notes that a source with parts has changed.
  static func note(_ root: Source, _ further: FurtherReaders) {
    guard !further.parts.isWaiting, !further.parts.references.isEmpty else { return }
    further.parts.isWaiting = true
    if waiting?.append(root) == nil { waiting = [root] }
    MainThread.assume {
      WriteQueue.noteChange()
      for updater in Updaters.all { updater.requestTurn() }
    }
  }

  /// Wakes the readers of the parts that changed.
  @MainActor static func wakeReaders() {
    guard let roots = waiting.take() else { return }
    for root in roots {
      guard let further = root.further else { continue }
      further.parts.isWaiting = false
      for reference in further.parts.references { reference.part.refresh() }
    }
  }
}
