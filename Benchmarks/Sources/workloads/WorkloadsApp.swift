import TerminalUI

/// The screens of the pty benchmark: `workloads w5 10000`.
///
/// Each uses the framework as an app would: texts in stacks, state where it belongs.
@main struct WorkloadsApp: App {
  private var name: String { CommandLine.arguments.dropFirst().first ?? "w1" }
  private var count: Int { CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 10_000 }

  var body: some Scene {
    WindowGroup {
      screen.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
      ).clipped()
    }
  }

  @ViewBuilder private var screen: some View {
    switch name {
    case "w1": CounterScreen()
    case "w2": ListScreen(count: count)
    case "w3": GridScreen()
    case "w3c": CellGridScreen()
    case "w4": RepaintScreen()
    case "w5": TreeScreen(count: count)
    case "w5r": RootTreeScreen(count: count)
    case "w6": FieldScreen()
    default: Text("unknown workload \(name): w1, w2 N, w3, w3c, w4, w5 N, w5r N, w6")
    }
  }
}
