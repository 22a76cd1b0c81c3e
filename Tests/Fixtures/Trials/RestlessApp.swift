import TerminalUI
import TerminalUIFoundation

/// `Trials restless`: spinners, timers, toasts, tasks, sheets and rows that are fetched come and go, by keys and by
/// themselves, every few milliseconds; `Q` ends it, wherever the focus is.
struct RestlessApp: App {
  var body: some Scene { WindowGroup { Restless() } }
}

@Observable private final class RestlessModel {
  /// Which of some jobs go on.
  var jobs = Array(repeating: true, count: 6)
  var rows = Array(0..<5)
  var isSheet = false
  var ticks = 0
  var rounds = 0

  func toggle(_ job: Int) { jobs[job % jobs.count].toggle() }

  /// Changes something else each time.
  func step() {
    rounds += 1
    toggle(rounds * 5 + rounds / 7)
    if rounds.isMultiple(of: 11) { rows = (0..<(rounds % 9)).map { $0 * rounds } }
    if rounds.isMultiple(of: 37) { isSheet.toggle() }
  }

  func fetch() async {
    try? await Task.sleep(for: .milliseconds(rounds % 20))
    rows.append((rows.max() ?? 0) + 1)
  }
}

private struct Restless: View {
  @State private var model = RestlessModel()
  @Environment(\.exit) private var exit
  @Environment(\.showToast) private var showToast

  var body: some View {
    VStack(alignment: .leading) {
      HStack { ForEach(0..<model.jobs.count, id: \.self) { RestlessJob(model: model, job: $0) } }
      RestlessRows(model: model)
      HStack {
        Button("job") { model.toggle(model.rounds) }.help("changes a job")
        Button("sheet") { model.isSheet.toggle() }
        Menu("menu") { ForEach(model.rows, id: \.self) { row in Button("row \(row)") { model.step() } } }
      }
    }
    .task {
      while !Task.isCancelled {
        model.step()
        try? await Task.sleep(for: .milliseconds(3))
      }
    }
    .onKeyPress("t") {
      showToast("told", for: .milliseconds(40), action: ToastAction("Undo") { model.step() })
      return .handled
    }
    .onKeyPress("l") {
      for job in model.jobs.indices { model.toggle(job) }
      return .handled
    }
    .onReceive(.keyPresses) { if $0.key == "Q" { exit() } }
    .sheet(isPresented: Binding(get: { model.isSheet }, set: { model.isSheet = $0 })) {
      VStack {
        ProgressView("in a sheet")
        Button("close") { model.isSheet = false }
      }
      .task {
        try? await Task.sleep(for: .milliseconds(30))
        model.isSheet = false
      }
    }
  }
}

/// A job: a spinner and timers while it goes on.
private struct RestlessJob: View {
  let model: RestlessModel
  let job: Int

  var body: some View {
    if model.jobs[job] {
      ProgressView()
        .onReceive(.timer(every: .milliseconds(5 + job))) { _ in model.ticks += 1 }
        .onReceive(Timer.publish(every: 0.007, on: .main, in: .common).autoconnect()) { _ in model.ticks += 1
        }
        .task {
          try? await Task.sleep(for: .milliseconds(job))
          model.ticks += 1
        }
    } else {
      Text("·")
    }
  }
}

private struct RestlessRows: View {
  let model: RestlessModel

  var body: some View {
    List(model.rows, id: \.self) { row in
      HStack {
        Text("row \(row)")
        if (row + model.rounds / 10) % 3 == 0 { ProgressView() }
      }
    }
    .refreshable { await model.fetch() }
  }
}
