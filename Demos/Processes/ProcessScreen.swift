import Glibc
import TerminalUI

/// Meters, the table, and the actions on its rows.
struct ProcessScreen: View {
  let model: ProcessModel
  /// Sends a signal to a process, and returns the result.
  var signals: (ProcessIdentity, Int32) -> SignalSender.Answer = SignalSender.real.send
  @Environment(\.showToast) private var showToast
  /// The processes that the user has selected; `nil` before that: then it is the one in the first row.
  @State private var chosen: Set<ProcessIdentity>?
  /// The processes of the confirmation: those that were shown when it appeared.
  @State private var asked: [ProcessIdentity] = []
  @State private var filter = ""
  @State private var isTree = false
  @State private var isFiltering = false
  @State private var showsDetails = false
  @State private var isAsking = false
  @FocusState private var isFilterFocused: Bool
  @FocusState private var isTableFocused: Bool

  /// Which processes a filter leaves; `nil` is all of them.
  nonisolated private static func filter(_ text: String) -> (@Sendable (ProcessRow) -> Bool)? {
    guard !text.isEmpty else { return nil }
    let lowercased = text.lowercased()
    return { row in
      row.command.lowercased().contains(lowercased) || row.user.hasPrefix(text)
    }
  }

  private var rows: [ProcessRow] {
    guard isTree else { return Array(model.sorted.rows) }
    let found = Self.filter(filter).map { model.rows.filter($0) } ?? model.rows
    return found.sorted(using: [SortKey(\.number)]).asTree
  }

  /// The selected processes.
  private var selection: Set<ProcessIdentity> {
    chosen ?? Set((isTree ? rows.first : model.sorted.rows.first).map { [$0.id] } ?? [])
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Rows come first, then what is known of one, then the meters.
      Meters(model: model).layoutPriority(1)
      if isFiltering {
        HStack {
          Text("Filter").bold()
          TextField("command or user", text: $filter).focused($isFilterFocused)
            .onSubmit { isTableFocused = true }
        }
      }
      table.frame(minHeight: 3)
      if showsDetails { details.layoutPriority(2) }
    }
    .onChange(of: filter) { model.sorted.filter = Self.filter(filter) }
    .onKeyPress("/", name: "Filter") { (isFiltering, isFilterFocused) = (true, true) }
    .onKeyPress(.escape) {
      guard isFiltering else { return .ignored }
      (isFiltering, filter) = (false, "")
      return .handled
    }
    .onKeyPress("t", name: isTree ? "Table" : "Tree") { isTree.toggle() }
    .onKeyPress("i", name: "Details") { showsDetails.toggle() }
    .onKeyPress("k", name: "Signal…", isEnabled: !selection.isEmpty) { ask(selection) }
    .confirmationDialog(question, isPresented: $isAsking) {
      Button("Terminate", role: .destructive) { send(SIGTERM) }
      Button("Kill", role: .destructive) { send(SIGKILL) }
      Button("Cancel", role: .cancel) {}
    }
    .keyHints()
  }

  /// The order in the titles: a tree has its own, until a title is chosen.
  private var titleOrder: Binding<[SortKey<ProcessRow>]> {
    Binding {
      isTree ? [] : model.sorted.order
    } set: {
      (model.sorted.order, isTree) = ($0, false)
    }
  }

  private var table: some View {
    let selected = Binding {
      selection
    } set: {
      chosen = $0
    }
    return Table(rows, selection: selected, sortOrder: titleOrder) {
      TableColumn("PID", value: \.number) { Text("\($0.number)") }.alignment(.numeric)
      TableColumn("User", value: \.user)
      TableColumn("S", value: \.state)
      TableColumn("CPU%", value: \.cpu) { row in
        Text(row.cpuText).foregroundStyle(
          Color.role(row.cpu > 500 ? .error : row.cpu == 0 ? .secondary : .foreground))
      }
      .alignment(.numeric)
      TableColumn("Memory", value: \.memory) { Text($0.memoryText) }.alignment(.numeric)
      TableColumn("Time", value: \.time) { Text($0.timeText) }.alignment(.numeric)
      TableColumn("Command", value: \.command) { row in
        Text(row.guides).foregroundStyle(.separator) + Text(row.command)
      }
      .width(min: 12, ideal: 30, max: .infinity)
    }
    .contextMenu(forSelectionType: ProcessIdentity.self) { rows in
      Button("Details") { showsDetails = true }
      Button("Signal \(rows.count)…", role: .destructive) { ask(rows) }
    } primaryAction: { _ in
      showsDetails = true
    }
    .alternatingRowBackgrounds()
    .rowsPlaceholder { Text("No process with “\(filter)”").foregroundStyle(.secondary) }
    .focused($isTableFocused)
  }

  @ViewBuilder private var details: some View {
    if let row = model.rows.first(where: { selection.contains($0.id) }) {
      // In a low window they are one line, so that rows stay in sight.
      ViewThatFits(in: .vertical) {
        GroupBox("Process \(row.number)") {
          Text(row.command).lineLimit(3)
          LabeledContent("Parent", value: "\(row.parent)")
          LabeledContent("Threads", value: "\(row.threads)")
          LabeledContent("Memory", value: row.memoryText)
        }
        .frame(maxWidth: 72, alignment: .leading)
        Text("Process \(row.number): \(row.command), \(row.threads) threads, child of \(row.parent)")
          .lineLimit(1)
          .foregroundStyle(.secondary)
      }
    }
  }

  private func ask(_ processes: Set<ProcessIdentity>) {
    asked = processes.sorted { $0.number < $1.number }
    isAsking = !asked.isEmpty
  }

  private var question: String {
    asked.count == 1
      ? "Send a signal to process \(asked[0].number)?" : "Send a signal to \(asked.count) processes?"
  }

  private func send(_ signal: Int32) {
    let answers = asked.map { ($0.number, $0.number <= 1 ? .refused : signals($0, signal)) }
    let refused = answers.filter { $0.1 == .refused }.map(\.0)
    let ended = answers.filter { $0.1 == .ended }.map(\.0)
    let sent = answers.filter { $0.1 == .sent }.map(\.0)
    if let first = sent.first {
      let name = signal == SIGKILL ? "SIGKILL" : "SIGTERM"
      showToast(
        sent.count == 1 ? "\(name) sent to process \(first)" : "\(name) sent to \(sent.count) processes")
    }
    if let first = refused.first {
      showToast(
        refused.count == 1
          ? "Process \(first) takes no signal from you" : "\(refused.count) processes take no signal from you"
      )
    }
    if let first = ended.first {
      showToast(ended.count == 1 ? "Process \(first) has ended" : "\(ended.count) processes have ended")
    }
  }
}

/// How busy processors and memory are, now and in the last minutes.
private struct Meters: View {
  let model: ProcessModel
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        numbers
        history
        meters
      }
      VStack(alignment: .leading, spacing: 0) {
        numbers
        history
      }
      numbers
    }
    .padding(.horizontal, 1)
  }

  private var history: some View {
    History(shares: model.history).frame(height: height == .compact ? 1 : 2)
  }

  /// In a narrow window they are below each other.
  private var meters: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 3) {
        Grid(alignment: .leading) { processors(isFirst: true) }.frame(minWidth: 30, maxWidth: .infinity)
        Grid(alignment: .leading) {
          processors(isFirst: false)
          memory
        }
        .frame(minWidth: 36, maxWidth: .infinity)
      }
      Grid(alignment: .leading) {
        processors(isFirst: true)
        processors(isFirst: false)
        memory
      }
    }
  }

  /// The first half of the processors, or the second one; of many, all in one line.
  @ViewBuilder private func processors(isFirst: Bool) -> some View {
    let count = model.processors.count
    if count <= 8 {
      let half = min(count / 2 + 1, count)
      ForEach(isFirst ? 0..<half : half..<count, id: \.self) { number in
        let share = model.processors[number]
        Meter(name: "CPU\(number)", share: share, text: "\(Int((share * 100).rounded()))%")
      }
    } else if isFirst {
      Meter(name: "CPU", share: average, text: "\(Int((average * 100).rounded()))%")
      // A column for each processor, as many lines as that takes.
      GridRow {
        Text("Each").foregroundStyle(.secondary)
        Text(Meter.line(model.processors, count)).foregroundStyle(.tint)
          .accessibilityLabel("\(count) processors")
      }
    }
  }

  @ViewBuilder private var memory: some View {
    let (memory, swap) = (model.sample.memory, model.sample.swap)
    meter("Mem", memory.total - memory.available, of: memory.total)
    meter("Swp", swap.total - swap.free, of: swap.total)
  }

  private func meter(_ name: String, _ used: Int, of total: Int) -> some View {
    Meter(
      name: name, share: total > 0 ? Double(used) / Double(total) : 0,
      text: "\(used.inBytes)/\(total.inBytes)")
  }

  private var numbers: some View {
    HStack(spacing: 2) {
      Text("\(model.rows.count) processes").bold()
      Text("load \(model.sample.load)").foregroundStyle(.secondary)
      Text("up \(model.sample.seconds / 3600) h \(model.sample.seconds / 60 % 60) min")
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Text("CPU \(Int((average * 100).rounded()))%")
    }
    .lineLimit(1)
  }

  private var average: Double {
    model.processors.isEmpty ? 0 : model.processors.reduce(0, +) / Double(model.processors.count)
  }
}
