import TerminalUI

/// w5: N rows in stacks nested by tens; `+` changes row 5, which keeps the value itself.
struct TreeScreen: WorkloadScreen {
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tree \(count)")
      Branch(first: 0, count: count, size: branchSize(count))
    }
  }
}

/// w5r: the same rows; the value is kept at the root and passed down.
struct RootTreeScreen: WorkloadScreen {
  let count: Int
  @State private var value = 0

  init(count: Int) { self.count = count }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tree \(count)")
      ValueBranch(first: 0, count: count, size: branchSize(count), value: value)
    }
    .onKeyPress("+") {
      value += 1
      return .handled
    }
  }
}

/// The rows below each child of the root: the largest power of ten below the number of rows.
private func branchSize(_ count: Int) -> Int {
  var size = 1
  while size * 10 < count { size *= 10 }
  return size
}

private struct Branch: View {
  let first: Int
  let count: Int
  let size: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<(count + size - 1) / size) { child in
        if size == 1 {
          Item(index: first + child)
        } else {
          Branch(
            first: first + child * size, count: min(size, count - child * size), size: size / 10)
        }
      }
    }
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
          Text("Item \(start): \(start == 5 ? value : 0)")
        } else {
          ValueBranch(
            first: start, count: min(size, count - child * size), size: size / 10,
            value: start <= 5 && 5 < start + size ? value : 0)
        }
      }
    }
  }
}

private struct Item: View {
  let index: Int
  @State private var value = 0

  var body: some View {
    if index == 5 {
      Text("Item \(index): \(value)").onKeyPress("+") {
        value += 1
        return .handled
      }
    } else {
      Text("Item \(index): \(value)")
    }
  }
}
