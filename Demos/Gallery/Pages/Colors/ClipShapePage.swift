import TerminalUI

/// Views in shapes: cut out, in front of one, clicked in one.
struct ClipShapePage: View {
  @State private var hits = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        LinearGradient(
          colors: [.blue, .red],
          startPoint: .leading, endPoint: .trailing
        )
        .clipShape(Circle()).frame(width: 10)
        Text("round").padding(.horizontal, 3).padding(1)
          .foregroundStyle(.white)
          .background(.blue).cornerRadius(2)
        Text("behind").padding(.horizontal, 2).padding(1)
          .foregroundStyle(.black)
          .background(.green, in: .capsule)
      }
      .frame(height: 5)
      Text("Hits: \(hits)")
      Circle().fill(.red).contentShape(Circle())
        .onTapGesture { hits += 1 }
        .frame(width: 10, height: 5)
      Ellipse().fill(.purple).pixelStyle(.halfBlocks)
        .frame(width: 16, height: 3)
    }
  }
}
