import Glibc
import TerminalUI

/// Programs for tests, in one file: `Trials faults outOfRange` runs the trial `faults`.
@main enum Trials {
  /// What follows the trial's name.
  static let arguments = Array(CommandLine.arguments.dropFirst(2))

  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "colors": ColorsApp.main()
    case "commits": CommitsApp.main()
    case "deep": DeepApp.main()
    case "delegate": DelegateApp.main()
    case "events": EventsApp.main()
    case "faults": FaultsApp.main()
    case "flood": FloodApp.main()
    case "pipes": PipesApp.main()
    case "handOver": HandOverApp.main()
    case "inline": InlineApp.main()
    case "link": LinkApp.main()
    case "matrix": MatrixApp.main()
    case "mistakes": MistakesApp.main()
    case "motion": MotionApp.main()
    case "previews": PreviewsApp.main()
    case "restless": RestlessApp.main()
    case "secret": SecretApp.main()
    case "sources": SourcesApp.main()
    case "steps": StepsApp.main()
    case "storage": StorageApp.main()
    case "summary": SummaryApp.main()
    case "titles": TitlesApp.main()
    case "wakes": WakesApp.main()
    case "writers": WritersApp.main()
    default:
      printError(
        "usage: Trials colors|commits|deep|delegate|events|faults|flood|handOver|inline|link|matrix|mistakes|motion|previews|restless|sources|steps|storage|summary|titles|wakes|writers …"
      )
      exit(64)
    }
  }
}

/// Writes a line to standard error.
nonisolated func printError(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  write(STDERR_FILENO, bytes, bytes.count)
}
