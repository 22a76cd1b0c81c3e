import TerminalUI

/// How the rows lie in each other.
enum Shape: String {
  /// All in one stack.
  case flat
  /// In stacks of ten stacks of ten.
  case nested
  /// In a list, of which the rows in sight are made.
  case list
  /// In a table of eight columns.
  case table
}

/// What the key changes.
enum Change: String {
  /// The value in row 5, which is as wide as before.
  case same
  /// The same, and the row becomes wider and narrower in turn.
  case wider
  /// The same, and the row has two lines and one in turn.
  case taller
  /// The selection of a list, from the first row to the second.
  case down
  /// The selection of a list, from the first row in sight to the one before.
  case edge
  /// The selection of a list, by a page from the first row on.
  case page
  /// The selection of a list, from the first row to the last one.
  case end
  /// What a list shows: its rows from the middle on, where it showed the first ones.
  case scrollTo
  /// The columns of a table, by eight cells.
  case right
  /// The order of a table, which the app doesn't make: what the titles say.
  case order
  /// The selection of a table, from nothing to all rows.
  case all
  /// A row comes into row 20, or goes from there.
  case rows
  /// The value in row 5, which is kept at the root and passed down.
  case root
  /// Where row 5 is drawn, by a cell.
  case offset
  /// How wide the text in row 5 may be, by a cell.
  case frame
  /// The colour of row 5.
  case color

  /// Whether rows have modifiers of which one can move.
  var isMotion: Bool { self == .offset || self == .frame || self == .color }

  /// The key that makes the change.
  var key: KeyEquivalent {
    switch self {
    case .down: .downArrow
    case .edge: .upArrow
    case .page: .pageDown
    case .end: .end
    case .right: .rightArrow
    case .all: "a"
    default: "+"
    }
  }

  /// The modifiers held with it.
  var modifiers: EventModifiers { self == .all ? .control : [] }

  /// The keys that lead back to where the change begins.
  var preparation: [KeyEquivalent] {
    switch self {
    case .edge: [.home, .pageDown]
    case .down, .page, .end, .scrollTo, .all: [.home]
    case .right: [.home, .leftArrow]
    default: []
    }
  }
}

/// The rows in the upper left corner, as many as there is room for, and the key.
struct Screen: View {
  let shape: Shape
  let count: Int

  var body: some View {
    // A text of two lines gives one up where there is too little room, so the taller one gets all it likes.
    content.fixedSize(horizontal: false, vertical: Lever.change == .taller)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
      .onKeyPress("+") {
        Lever.action?()
        return .handled
      }
  }

  @ViewBuilder private var content: some View {
    switch (Lever.change, shape) {
    case (_, .list): ListRows()
    case (_, .table): TableRows()
    case (.rows, _): ChangingRows(count: count)
    case (.offset, _), (.frame, _), (.color, _): MovingRows(count: count)
    case (.root, .flat): RootValue(count: count)
    case (.root, .nested): NestedRootValue(count: count)
    case (_, .flat): VStack(alignment: .leading) { ForEach(0..<count) { Row(index: $0) } }
    case (_, .nested): Branch(first: 0, count: count, size: branchSize(count))
    }
  }
}

/// What the key does.
///
/// It leads from the root to wherever the state is, so that a row is a view and a text and nothing else.
enum Lever {
  static var change = Change.same
  /// Whether the change is animated, and each of its frames is an update.
  static var isAnimated = false
  private(set) static var action: (() -> Void)?

  /// Keeps the first action it is offered.
  static func connect(_ make: () -> () -> Void) {
    if action == nil { action = make() }
  }
}

/// The rows below each child of the root: the largest power of ten below the number of rows.
func branchSize(_ count: Int) -> Int {
  var size = 1
  while size * 10 < count { size *= 10 }
  return size
}
