import TerminalUI

/// Where a view is, in a view around it that has a name.
struct PlacePage: View {
  @State private var lines = 1
  @State private var row = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("one line more") { lines += 1 }
      ForEach(0..<lines, id: \.self) { line in
        Text("line \(line)")
      }
      Text("in row \(row)").lineLimit(1)
        .onGeometryChange(for: Int.self) { place in
          place.frame(in: .named("page")).minY
        } action: { newRow in
          row = newRow
        }
    }
    .coordinateSpace(.named("page"))
  }
}
