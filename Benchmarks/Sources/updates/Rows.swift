import TerminalUI

/// A row that keeps its value itself.
struct Row: View {
  let index: Int
  @State private var value = 0

  var body: some View {
    let _ = index == 5 ? Lever.connect { { value += 1 } } : ()
    Text(text)
  }

  /// At most 15 bytes, so that the string itself allocates nothing; as wide in every row.
  private var text: String {
    let text = "Item \(index % 10): \(value % 10)"
    return switch Lever.change {
    case .wider where value % 2 == 1: text + " wider"
    case .taller where value % 2 == 1: text + "\nmore"
    default: text
    }
  }
}

/// Stacks of ten, down to the rows.
struct Branch: View {
  let first: Int
  let count: Int
  let size: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<(count + size - 1) / size) { child in
        if size == 1 {
          Row(index: first + child)
        } else {
          Branch(first: first + child * size, count: min(size, count - child * size), size: size / 10)
        }
      }
    }
  }
}

/// Rows of which one comes and goes.
struct ChangingRows: View {
  private let count: Int
  @State private var rows: [Int]

  init(count: Int) {
    self.count = count
    _rows = State(initialValue: Array(0..<count))
  }

  var body: some View {
    let _ = Lever.connect {
      { if rows.count == count { rows.insert(count, at: 20) } else { rows.remove(at: 20) } }
    }
    VStack(alignment: .leading) { ForEach(rows, id: \.self) { ValueRow(index: $0, value: 0) } }
  }
}

/// Rows whose only value is kept here.
struct RootValue: View {
  let count: Int
  @State private var value = 0

  var body: some View {
    let _ = Lever.connect { { value += 1 } }
    VStack(alignment: .leading) {
      ForEach(0..<count) { ValueRow(index: $0, value: $0 == 5 ? value : 0) }
    }
  }
}

/// Rows in stacks of ten whose only value is kept here.
struct NestedRootValue: View {
  let count: Int
  @State private var value = 0

  var body: some View {
    let _ = Lever.connect { { value += 1 } }
    ValueBranch(first: 0, count: count, size: branchSize(count), value: value)
  }
}

private struct ValueBranch: View {
  let first: Int
  let count: Int
  let size: Int
  /// The value of row 5; 0 in a branch without it, so that such a branch stays equal.
  let value: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<(count + size - 1) / size) { child in
        let start = first + child * size
        if size == 1 {
          ValueRow(index: start, value: start == 5 ? value : 0)
        } else {
          ValueBranch(
            first: start, count: min(size, count - child * size), size: size / 10,
            value: start <= 5 && 5 < start + size ? value : 0)
        }
      }
    }
  }
}

private struct ValueRow: View {
  let index: Int
  let value: Int
  var body: some View { Text("Item \(index % 10): \(value % 10)") }
}
