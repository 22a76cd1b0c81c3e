import TerminalUIFoundation

struct TapLocation: View {
  @State private var points: [CGPoint] = []
  @State private var hover: CGPoint?
  var body: some View {
    ZStack {
      Color.gray.opacity(0.2)
      ForEach(points.indices, id: \.self) { index in
        Circle().fill(.red).frame(width: 16, height: 16).position(points[index])
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { location in points.append(location) }
    .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { points.append($0.location) })
    .onContinuousHover { phase in
      switch phase {
      case .active(let location): hover = location
      case .ended: hover = nil
      }
    }
    .onLongPressGesture(minimumDuration: 1) {
      points.removeAll()
    } onPressingChanged: { pressing in
      print(pressing)
    }
  }
}
