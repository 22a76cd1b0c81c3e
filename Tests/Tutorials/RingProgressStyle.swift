import TerminalUIFoundation

struct RingProgressStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 12
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    ZStack {
      Circle().stroke(.quaternary, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack {
        configuration.label
        configuration.currentValueLabel?.font(.caption)
      }
    }
    .animation(.easeOut, value: fraction)
  }
}
struct RingDownloads: View {
  @State private var progress = 0.25
  var body: some View {
    VStack {
      ProgressView(value: progress, total: 1) {
        Text("Downloading")
      } currentValueLabel: {
        Text(progress, format: .percent.precision(.fractionLength(0)))
      }
      .progressViewStyle(RingProgressStyle())
      .frame(width: 160, height: 160)
      .tint(.mint)
      ProgressView("Loading", value: 30, total: 100).progressViewStyle(.linear)
      ProgressView().controlSize(.large)
      Button("More") { progress = min(progress + 0.25, 1) }
    }
  }
}
