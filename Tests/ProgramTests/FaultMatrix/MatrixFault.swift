import TerminalUITesting

/// What happens to a program: the rows 1 to 21 of the promises about life and death.
enum MatrixFault: Int, CaseIterable {
  case exit = 1, trap, badPointer, stackOverflow, signals, blockedSignal, backgroundSignal, stop, background,
    hangUp
  case endOfInput, deadParent, kill, failedStart, threadCrash, closedOutput, storm, child, print
  case otherSignals, crashAndExit

  /// The fault in a few words.
  var name: String {
    switch self {
    case .exit: "`exit(3)`"
    case .trap: "a trap (`fatalError`, `assert`, exception)"
    case .badPointer: "a bad pointer"
    case .stackOverflow: "stack overflow, main thread"
    case .signals: "SIGTERM, SIGHUP, SIGINT, SIGQUIT"
    case .blockedSignal: "SIGTERM, terminal doesn't read"
    case .backgroundSignal: "SIGTERM to a stopped job"
    case .stop: "SIGTSTP, then `fg`"
    case .background: "stopped, then `bg`"
    case .hangUp: "hang-up, SIGHUP ignored"
    case .endOfInput: "no input (`</dev/null`, no controlling terminal)"
    case .deadParent: "the terminal's owner dies"
    case .kill: "SIGKILL"
    case .failedStart: "an unusable `TERM`"
    case .threadCrash: "a crash on another thread"
    case .closedOutput: "output closed"
    case .storm: "60 signals at once"
    case .child: "a child with the terminal"
    case .print: "a stray print"
    case .otherSignals: "every other signal that kills"
    case .crashAndExit: "a crash while the main thread ends"
    }
  }

  /// What the program is asked to do with itself; `nil` where the fault comes from outside.
  var inside: String? {
    switch self {
    case .exit: "exit"
    case .trap: "fatalError"
    case .badPointer: "badPointer"
    case .stackOverflow: "recursion"
    case .threadCrash: "threadFatalError"
    case .crashAndExit: "crashAndExit"
    case .child: "child"
    case .print: "print"
    default: nil
    }
  }

  /// Why there is nothing to try at a moment; `nil` where there is.
  func exemption(at moment: MatrixMoment) -> String? {
    switch self {
    case .kill: "nothing runs after SIGKILL"
    case .endOfInput, .failedStart: moment == .start ? nil : "only at the start"
    case .backgroundSignal, .background, .stop:
      moment == .blocked || moment == .start ? "no screen is shown" : nil
    case .child, .print: moment == .start || moment == .blocked ? "no screen to come back to" : nil
    case .threadCrash, .crashAndExit: moment == .start ? "no thread yet" : nil
    case .closedOutput: moment == .start ? "as a hang-up" : nil
    default: nil
    }
  }
}

/// When it happens.
enum MatrixMoment: String, CaseIterable {
  /// Before the first frame, or a few milliseconds after the program was started.
  case start
  /// The frame is shown, and nothing happens.
  case idle
  /// Every cell changes all the time.
  case frame
  /// The terminal has stopped reading, and all its buffers are full.
  case blocked
}
