import TerminalUIFoundation

enum ThemeChoice: String, CaseIterable, Identifiable {
  case terminal, midnight, paper, highContrast

  var id: Self { self }
  var theme: Theme? {
    switch self {
    case .terminal: nil
    case .midnight: .midnight
    case .paper: .paper
    case .highContrast: .highContrast
    }
  }
}

enum AlarmStyle: String, CaseIterable, Identifiable {
  case toast, alert, none
  var id: Self { self }
}

struct SettingsView: View {
  @AppStorage("period") private var period = 1.0
  @AppStorage("theme") private var theme = ThemeChoice.terminal
  @AppStorage("alarms") private var alarms = AlarmStyle.toast

  var body: some View {
    Form {
      Section("Metrics") {
        Slider(value: $period, in: 0.5...5, step: 0.5) { Text("Period") }
        LabeledContent("Every", value: "\(period.formatted()) s")
      }
      Section("Look") {
        Picker("Theme", selection: $theme) {
          ForEach(ThemeChoice.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.menu)
        Picker("Alarms", selection: $alarms) {
          ForEach(AlarmStyle.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
  }
}

struct NewTile: View {
  let board: Board
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate
  @State private var kind = TileKind.cpu
  @State private var title = ""
  @State private var threshold = 80.0
  @FocusState private var isOnTitle: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("New Tile").font(.headline)
      Form {
        TextField("Title", text: $title)
          .validation(title.isEmpty ? "Give it a title" : nil)
          .focused($isOnTitle)
        Picker("Kind", selection: $kind) {
          ForEach(TileKind.allCases) { Text($0.name).tag($0) }
        }
        .pickerStyle(.menu)
        if kind.isMetric {
          Stepper("Threshold: \(Int(threshold)) %", value: $threshold, in: 10...100, step: 5)
        }
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Add", action: add).buttonStyle(.borderedProminent)
      }
    }
    .frame(maxWidth: 40)
    .onSubmit(add)
    .defaultFocus($isOnTitle, true)
  }

  private func add() {
    guard validate() else { return }
    board.add(kind, title: title, threshold: threshold)
    dismiss()
  }
}

struct TileDetail: View {
  @Bindable var tile: Tile
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          TextField("Title", text: $tile.title)
          Toggle("Paused", isOn: $tile.isPaused).toggleStyle(.switch)
          if tile.kind.isMetric {
            Slider(value: $tile.threshold, in: 0...100, step: 5) {
              Text("Threshold \(Int(tile.threshold)) %")
            }
            LabeledContent("Average", value: average)
            Table(tile.samples.reversed()) {
              TableColumn("No.") { Text("\($0.id)") }.width(5).alignment(.trailing)
              TableColumn("Time") { Text(clock($0.second)) }.width(9)
              TableColumn("Value") { sample in
                Percent(sample.value).foregroundStyle(sample.value > tile.threshold ? .error : .primary)
              }
              .alignment(.trailing)
            }
            .frame(height: 8)
          } else {
            ContentUnavailableView("No History", systemImage: "chart.bar")
          }
        }
      }
      .navigationTitle(tile.title)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(maxWidth: 44)
  }

  private var average: String {
    guard !tile.samples.isEmpty else { return "–" }
    return "\(Int(tile.samples.reduce(0) { $0 + $1.value } / Double(tile.samples.count))) %"
  }
}

struct FullTile: View {
  let tile: Tile
  let board: Board
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Label(tile.title, systemImage: tile.kind.symbol).font(.title)
        Spacer()
        TileSummary(tile: tile, board: board)
        Button("Close") { dismiss() }
      }
      if tile.kind.isMetric {
        HistoryLine(values: tile.samples.suffix(60).map(\.value))
          .stroke(tile.isAlarmed ? Color.red : .cyan)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .border(.rounded)
      } else {
        TileContent(tile: tile, board: board)
        Spacer()
      }
    }
    .padding()
    .onExitCommand { dismiss() }
    .onKeyPress("p", name: "Pause") { tile.isPaused.toggle() }
    .keyHints()
  }
}
