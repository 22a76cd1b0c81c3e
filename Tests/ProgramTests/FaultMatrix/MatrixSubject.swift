import Glibc
import TerminalUITesting

/// A program that faults happen to.
///
/// It is called with the fault's word and the moment's, shows `ready`, takes `!` for the fault and `q` for the end.
struct MatrixSubject {
  var path: String
  var arguments: [String]

  /// Ours, or the program that `TERMINALUI_FAULT_SUBJECT` names, its words separated by spaces.
  static var current: MatrixSubject {
    if let words = getenv("TERMINALUI_FAULT_SUBJECT").map({ String(cString: $0).split(separator: " ") }),
      !words.isEmpty
    {
      return MatrixSubject(path: String(words[0]), arguments: words.dropFirst().map(String.init))
    }
    return MatrixSubject(path: PseudoTerminal.path(ofProduct: "Trials"), arguments: ["matrix"])
  }

  /// The command line for a shell.
  func command(_ fault: MatrixFault, _ moment: MatrixMoment) -> String {
    ([path] + words(fault, moment)).joined(separator: " ")
  }

  func words(_ fault: MatrixFault, _ moment: MatrixMoment) -> [String] {
    arguments + [fault.inside ?? "none", moment.rawValue]
  }
}
