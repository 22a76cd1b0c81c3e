/// The arguments of the program.
nonisolated struct ListOptions: Equatable {
  /// The number of rows.
  var rows = 1_000_000

  /// A mistake in an argument.
  struct Problem: Error, Equatable { let text: String }

  /// Reads `--rows N` and `--rows=N`.
  static func parse(_ arguments: some Sequence<String>) -> Result<ListOptions, Problem> {
    var options = ListOptions()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let value: String?
      if argument == "--rows" {
        value = rest.popFirst()
      } else if argument.hasPrefix("--rows=") {
        value = String(argument.dropFirst("--rows=".count))
      } else {
        return .failure(Problem(text: "unknown argument \(argument)"))
      }
      guard let value, let rows = Int(value), rows >= 0 else {
        return .failure(Problem(text: "--rows needs a number that is not negative"))
      }
      options.rows = rows
    }
    return .success(options)
  }
}
