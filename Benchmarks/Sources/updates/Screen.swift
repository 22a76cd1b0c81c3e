import TerminalUI

/// How the rows lie in each other.
enum Shape: String {
  /// All in one stack.
  case flat
  /// In stacks of ten stacks of ten.
  case nested
}

/// What the key changes.
enum Change: String {
  /// The value in row 5, which is as wide as before.
  case same
  /// The same, and the row becomes wider and narrower in turn.
  case wider
  /// The same, and the row has two lines and one in turn.
  case taller
  /// A row comes into row 20, or goes from there.
  case rows
  /// The value in row 5, which is kept at the root and passed down.
  case root
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
    case (.rows, _): ChangingRows(count: count)
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
