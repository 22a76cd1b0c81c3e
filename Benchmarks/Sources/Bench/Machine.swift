import Glibc

/// What the figures were measured on, in one line.
enum Machine {
  static var description: String {
    let system = Command.output(". /etc/os-release && echo \"$PRETTY_NAME\"") ?? "Linux"
    let versions = Command.output("swift --version 2>/dev/null") ?? ""
    let swift = versions.firstMatch(of: /Swift version [0-9.]+/).map { String($0.0) } ?? ""
    let valgrind = Command.exists("valgrind") ? Command.output("valgrind --version") ?? "" : ""
    return ["\(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores", system, swift, valgrind]
      .map { $0.filter { !$0.isNewline } }
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
