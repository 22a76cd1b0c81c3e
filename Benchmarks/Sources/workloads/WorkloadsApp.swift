import Glibc
import TerminalUI

/// The screens of the pty benchmark, each an app of its own: `workloads w5 10000`.
///
/// Each uses the framework as an app would: texts in stacks, state where it belongs.
@main enum Workloads {
  @MainActor static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "w1": WorkloadApp<CounterScreen>.main()
    case "w2": WorkloadApp<ListScreen>.main()
    case "w3": WorkloadApp<GridScreen>.main()
    case "w3c": WorkloadApp<CellGridScreen>.main()
    case "w4": WorkloadApp<RepaintScreen>.main()
    case "w5": WorkloadApp<TreeScreen>.main()
    case "w5r": WorkloadApp<RootTreeScreen>.main()
    case "w6": WorkloadApp<FieldScreen>.main()
    case "w7": WorkloadApp<TableScreen>.main()
    case "w8": WorkloadApp<BarsScreen>.main()
    default:
      print("usage: workloads (w1 | w2 N | w3 | w3c | w4 | w5 N | w5r N | w6 | w7 N | w8)")
      exit(2)
    }
  }
}

/// What one workload shows; `count` is its number of rows.
@MainActor protocol WorkloadScreen: View {
  init(count: Int)
}

private struct WorkloadApp<Screen: WorkloadScreen>: App {
  var body: some Scene {
    WindowGroup {
      Screen(count: CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 10_000)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
    }
  }
}
