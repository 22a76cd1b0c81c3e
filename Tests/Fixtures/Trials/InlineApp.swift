import Glibc
import TerminalUI

/// `Trials inline [cleared]`: a region of rows below the prompt, and lines that are committed above it.
///
/// `+` and `-` change the number of rows, `c` commits a line, `w` one that is wrapped, `b` a box, `t` a box higher than the screen, `a` shows an
/// alert, `f` a field, `p` prints, `P` has a child print, `s` begins to stream sentinels, `d` crashes, `q` quits.
struct InlineApp: App {
  var body: some Scene {
    InlineGroup(end: Trials.arguments.contains("cleared") ? .cleared : .kept) { InlineRows() }
  }
}

/// `Trials summary`: the same region, and a line in place of it at the end.
struct SummaryApp: App {
  @State private var counter = InlineCounter()

  var body: some Scene {
    InlineGroup {
      InlineRows(counter: counter)
    } replacedBy: {
      Text("summary: \(counter.commits) committed")
    }
  }
}

/// `Trials steps`: three steps, of which each is committed; then it ends.
struct StepsApp: App {
  var body: some Scene {
    InlineGroup { Steps() }
  }
}

private struct Steps: View {
  @Environment(\.commit) private var commit
  @Environment(\.exit) private var exit
  @State private var done = 0

  var body: some View {
    Text("\(done) of 3 done")
      .task {
        for step in 1...3 {
          await Task.yield()
          commit { Text("step \(step)").foregroundStyle(.green) }
          done = step
        }
        exit()
      }
  }
}

/// `Trials commits <number>`: commits so many lines, and says at the end how much memory it had after a tenth of them and after all.
struct CommitsApp: App {
  var body: some Scene {
    InlineGroup(end: .cleared) { Commits(count: Int(Trials.arguments.first ?? "") ?? 1000) }
  }
}

private struct Commits: View {
  @Environment(\.commit) private var commit
  @Environment(\.exit) private var exit
  let count: Int
  @State private var done = 0

  var body: some View {
    Text("\(done) of \(count)")
      .task {
        var early = 0
        for number in 1...count {
          commit {
            HStack {
              Text("\(number)").bold()
              Text("a committed line")
            }
          }
          done = number
          if number % 20 == 0 { try? await Task.sleep(for: .microseconds(1)) }
          if number == count / 10 { early = residentPages }
        }
        commit { Text("pages \(early) \(residentPages).") }
        exit()
      }
  }

  /// The pages of memory that the process has.
  private var residentPages: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 128)
    guard fgets(&bytes, 128, file) != nil else { return 0 }
    let text = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

@Observable final class InlineCounter {
  var commits = 0
}

private struct InlineRows: View {
  @Environment(\.commit) private var commit
  @Environment(\.exit) private var exit
  var counter = InlineCounter()
  @State private var rows = 3
  @State private var showsAlert = false
  @State private var showsField = false
  @State private var isStreaming = false
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        Text("row \(row) of \(rows)" + (row == 0 ? " " + String(repeating: "=", count: 60) : ""))
          .lineLimit(1)
      }
      if showsField {
        TextField("Name", text: $text).onSubmit {
          print("name \(text)"); exit()
        }
      }
    }
    .focusable(!showsField)
    .onKeyPress("+") { rows += 1 }
    .onKeyPress("-") { rows = max(rows - 1, 0) }
    .onKeyPress("c") { commitLine() }
    .onKeyPress("w") {
      commit { Text("wrapped: " + (1...40).map { "word\($0)" }.joined(separator: " ")) }
    }
    .onKeyPress("b") { commit { Text("in a box").padding(.horizontal, 1).border() } }
    .onKeyPress("t") {
      commit {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<60, id: \.self) { Text("tall \($0)") } }
      }
    }
    .onKeyPress("a") { showsAlert = true }
    .onKeyPress("f") { showsField = true }
    .onKeyPress("s") { isStreaming = true }
    .onKeyPress("d") { crash() }
    .onKeyPress("p") { print("printed \u{1B}[2J\u{1B}[31mby the app\u{7}") }
    .onKeyPress("P") { system("echo printed by a child; echo and by standard error >&2") }
    .onKeyPress("q") { exit() }
    .alert("Really?", isPresented: $showsAlert) { Button("OK") {} }
    .task(id: isStreaming) {
      guard isStreaming else { return }
      for number in 0..<400 {
        commit { Text("sentinel \(number)") }
        try? await Task.sleep(for: .milliseconds(5))
      }
      rows = 1
    }
  }

  private func crash() { fatalError("as asked") }

  private func commitLine() {
    counter.commits += 1
    commit { Text("committed \(counter.commits)") }
  }
}

extension View {
  /// Does something at a key.
  fileprivate func onKeyPress(_ key: KeyEquivalent, _ action: @escaping () -> Void) -> some View {
    onKeyPress(key) {
      action()
      return .handled
    }
  }
}
