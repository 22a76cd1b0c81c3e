import TerminalUIFoundation

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear
          .onAppear { onChange(proxy.size) }
          .onChange(of: proxy.size) { onChange($0) }
      }
    )
  }
}
struct SizeReaderView: View {
  @State private var size: CGSize = .zero
  @State private var frame: CGRect = .zero
  var body: some View {
    VStack {
      Text("Measured").readSize { size = $0 }
      Text("\(Int(size.width)) × \(Int(size.height))")
      Text("Moved")
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named("stack"))
        } action: {
          frame = $0
        }
      Text(frame.origin.y, format: .number.precision(.fractionLength(0)))
    }
    .coordinateSpace(name: "stack")
  }
}
