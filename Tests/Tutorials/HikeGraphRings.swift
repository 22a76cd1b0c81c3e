import TerminalUIFoundation

struct HikeGraphRings: View {
  let values: [Double] = [10, 24, 18, 31, 12]
  @State private var isAnimated = false
  var maxValue: Double { values.max() ?? 1 }
  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: proxy.size.width / 120) {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          Capsule()
            .fill(.white)
            .colorMultiply(.blue)
            .frame(height: isAnimated ? proxy.size.height * CGFloat(value / maxValue) : 0)
            .animation(.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)), value: isAnimated)
        }
        .offset(x: 0, y: proxy.size.height * 0.1)
      }
    }
    .frame(width: 200, height: 120)
    .onAppear { isAnimated = true }
  }
}
