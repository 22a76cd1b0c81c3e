import TerminalUIFoundation

/// `Trials loads`: `x` loads or unloads a view that has one of everything that lives as long as it; `s` says what is left.
struct LoadsApp: App {
  var body: some Scene { WindowGroup { Loads() } }
}

/// What is alive of what the views made.
private enum Alive {
  static var made = 0
  static var objects = 0
  static var tasks = 0
}

private final class Tracked: ObservableObject {
  @Published var value = 1
  init() {
    Alive.made += 1
    Alive.objects += 1
  }
  isolated deinit { Alive.objects -= 1 }
}

private struct Loads: View {
  @Environment(\.exit) private var exit
  @State private var isOn = false
  @State private var report = "ready"

  var body: some View {
    VStack {
      Text(report)
      if isOn { Loaded() }
    }
    .onKeyPress("x") {
      isOn.toggle()
      return .handled
    }
    .onKeyPress("s") {
      report = "made \(Alive.made), \(Alive.objects) objects, \(Alive.tasks) tasks"
      return .handled
    }
    .onKeyPress("q") {
      exit()
      return .handled
    }
  }
}

private struct Loaded: View {
  @StateObject private var tracked = Tracked()
  @State private var ticks = 0

  var body: some View {
    Text("\(tracked.value) \(ticks)")
      .task {
        Alive.tasks += 1
        // Until it is cancelled. What sleeps would leave its timer behind, which the runtime keeps to the end.
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) { Alive.tasks -= 1 }
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
      .onReceive(NotificationCenter.default.publisher(for: .init("loads"))) { _ in ticks += 1 }
  }
}
