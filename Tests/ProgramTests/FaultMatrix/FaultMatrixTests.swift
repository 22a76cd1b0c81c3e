import Glibc
import Testing
import TerminalUITesting

/// Every fault at every moment: a part of the cells in each run of the tests, all of them by `make faults`.
@Suite(.serialized) struct FaultMatrixTests {
  private static let terms = ["xterm-256color", "tmux-256color", "vt100"]
  private static let isWhole = getenv("TERMINALUI_FAULTS") != nil

  /// Each fault once: the moments and terminals take turns.
  private static let part = MatrixFault.allCases.map { fault in
    let moments = MatrixMoment.allCases.filter { fault.exemption(at: $0) == nil }
    let moment = moments.isEmpty ? .idle : moments[fault.rawValue % moments.count]
    return FaultTrial(fault: fault, moment: moment, term: terms[fault.rawValue % 2])
  }

  // Rows 1 to 21.
  @Test(.enabled(if: !isWhole), arguments: part)
  func `a fault leaves the terminal restored`(trial: FaultTrial) {
    if case .broken(let reason) = trial.run() { Issue.record("\(trial): \(reason)") }
  }

  /// Prints the table; for other programs than ours nothing is expected of it.
  @Test(.enabled(if: isWhole)) func `the whole matrix`() {
    let isOurs = getenv("TERMINALUI_FAULT_SUBJECT") == nil
    print("| # | fault | " + MatrixMoment.allCases.map(\.rawValue).joined(separator: " | ") + " |")
    print("|---|---" + String(repeating: "|---", count: 4) + "|")
    var (restored, exempt, broken) = (0, 0, 0)
    for fault in MatrixFault.allCases {
      var row = "| \(fault.rawValue) | \(fault.name) "
      for moment in MatrixMoment.allCases {
        let outcomes = Self.terms.map { term in
          let trial = FaultTrial(fault: fault, moment: moment, term: term)
          let outcome = trial.run()
          switch outcome {
          case .restored: restored += 1
          case .exempt: exempt += 1
          case .broken(let reason):
            broken += 1
            if isOurs { Issue.record("\(trial): \(reason)") }
          }
          return outcome
        }
        row += "| \(Self.words(outcomes)) "
      }
      print(row + "|")
      fflush(nil)
    }
    print("\n\(restored) cells restored, \(exempt) exempt, \(broken) broken")
  }

  /// The worst of the terminals' outcomes.
  private static func words(_ outcomes: [FaultTrial.Outcome]) -> String {
    var longest = Duration.zero
    for outcome in outcomes {
      switch outcome {
      case .broken(let reason): return "**\(reason)**"
      case .exempt: return "–"
      case .restored(let time): longest = max(longest, time)
      }
    }
    return "\(Int(longest / .milliseconds(1))) ms"
  }
}
