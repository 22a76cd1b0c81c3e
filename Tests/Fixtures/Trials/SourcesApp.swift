import Glibc
import TerminalUIFoundation

/// `Trials sources <kind>`: a clock that ticks each second, or a subtree that `x` loads and unloads.
struct SourcesApp: App {
  var body: some Scene {
    WindowGroup { if Trials.arguments.first == "loads" { Loads() } else { Ticks() } }
  }
}

private struct Ticks: View {
  @Environment(\.exit) private var exit
  @State private var signals = 0
  @State private var listens = true
  @State private var opened = ""

  var body: some View {
    VStack {
      if listens { Text("signals \(signals)").onReceive(.signal(SIGUSR1)) { _ in signals += 1 } }
      Text("a clock that ticks each second")
      Clock()
      Text(opened)
    }
    .onOpenURL { opened += "opened \($0.lastPathComponent) " }
    .onKeyPress("q") {
      exit(); return .handled
    }
    .onKeyPress("s") {
      listens = false; return .handled
    }
  }
}

private struct Clock: View {
  private static var bodies = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var ticks = 100

  var body: some View {
    Self.bodies += 1
    return HStack {
      Text("ticks \(ticks)")
      // One more than the ticks that this view has seen.
      Text("bodies \(Self.bodies - (ticks - 100))")
    }
    .onReceive(timer) { _ in ticks += 1 }
  }
}

/// What is alive of what the loaded views made.
private enum Alive {
  static var objects = 0
  static var tasks = 0
}

private final class Store: ObservableObject {
  @Published var value = 1
  init() { Alive.objects += 1 }
  isolated deinit { Alive.objects -= 1 }
}

private struct Loads: View {
  @Environment(\.exit) private var exit
  @State private var loads = 0
  @State private var isOn = false
  @State private var looks = 0

  var body: some View {
    VStack {
      Text("loads \(loads)")
      Text("look \(looks): objects \(Alive.objects), tasks \(Alive.tasks)")
      if isOn { Loaded() }
    }
    .onKeyPress("x") {
      isOn.toggle()
      if isOn { loads += 1 }
      return .handled
    }
    .onKeyPress("l") {
      looks += 1; return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }
}

private struct Loaded: View {
  @StateObject private var store = Store()

  var body: some View {
    Text("value \(store.value)")
      .task {
        Alive.tasks += 1
        try? await Task.sleep(for: .seconds(3600))
        Alive.tasks -= 1
      }
      .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in store.value += 1 }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("any"))) { _ in store.value += 1
      }
  }
}
