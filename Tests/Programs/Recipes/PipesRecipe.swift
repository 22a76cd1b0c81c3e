import TerminalUIFoundation

struct PipesRecipe: App {
  // Standard input is the app's data; keys come from the terminal.
  private let lines: [String] = {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }()

  var body: some Scene {
    WindowGroup { Chooser(lines: lines) }
  }
}

struct Chooser: View {
  let lines: [String]
  @Environment(\.exit) private var exit
  @State private var chosen: Set<Int> = []

  var body: some View {
    List(lines.indices, id: \.self, selection: $chosen) { Text(lines[$0]) }
      .onKeyPress(.return, name: "Print") {
        // What is printed reaches standard output when the app ends.
        for index in chosen.sorted() { print(lines[index]) }
        exit(chosen.isEmpty ? 1 : 0)
      }
      .onKeyPress(.escape, name: "Cancel") { exit(130) }
      .keyHints()
  }
}
