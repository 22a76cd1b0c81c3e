import TerminalUI

/// Rows with a modifier that can move, which does in row 5.
struct MovingRows: View {
  let count: Int

  var body: some View {
    switch Lever.change {
    case .offset: VStack(alignment: .leading) { ForEach(0..<count) { ShiftedRow(index: $0) } }
    case .frame: VStack(alignment: .leading) { ForEach(0..<count) { FramedRow(index: $0) } }
    default: VStack(alignment: .leading) { ForEach(0..<count) { ColoredRow(index: $0) } }
    }
  }
}

/// Where a row is, from 0 to 60: by steps, or on its way to and fro, a step each frame.
private func connect(_ row: Int, _ value: Binding<Int>) {
  guard row == 5 else { return }
  Lever.connect {
    {
      guard Lever.isAnimated else { return value.wrappedValue = (value.wrappedValue + 1) % 60 }
      withAnimation(.linear(duration: 1).repeatForever()) { value.wrappedValue = 60 }
    }
  }
}

private struct ShiftedRow: View {
  let index: Int
  @State private var value = 0

  var body: some View {
    let _ = connect(index, $value)
    Text("Item \(index % 10)").offset(x: value)
  }
}

private struct FramedRow: View {
  let index: Int
  @State private var value = 0

  var body: some View {
    let _ = connect(index, $value)
    Text("Item \(index % 10)").frame(width: 10 + value, alignment: .trailing)
  }
}

private struct ColoredRow: View {
  let index: Int
  @State private var value = 0

  var body: some View {
    let _ = connect(index, $value)
    Text("Item \(index % 10)").foregroundStyle(Color.rgb(UInt8(value * 4), 0, 128))
  }
}
