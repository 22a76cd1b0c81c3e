import TerminalUIFoundation

struct StopwatchTimer: View {
  @State private var elapsed: TimeInterval = 0
  @State private var isRunning = false
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    VStack {
      Text(String(format: "%.1f", elapsed))
        .font(.system(.largeTitle, design: .monospaced).weight(.semibold))
      HStack {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
        Button("Reset") { elapsed = 0 }.disabled(elapsed == 0)
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .onReceive(timer) { _ in if isRunning { elapsed += 0.1 } }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { isRunning = false }
    }
  }
}
