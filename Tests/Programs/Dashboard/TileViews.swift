import TerminalUIFoundation

func clock(_ seconds: Int) -> String {
  Duration.seconds(seconds).formatted(.time(pattern: .hourMinuteSecond))
}

struct TileCard: View {
  let tile: Tile
  let board: Board
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Label(tile.title, systemImage: tile.kind.symbol).bold().lineLimit(1).reverse(isFocused)
        Spacer()
        if tile.isPaused {
          Text("paused").foregroundStyle(.secondary)
        } else if tile.isAlarmed {
          Text("▲ alarm").foregroundStyle(.error)
        }
      }
      TileContent(tile: tile, board: board)
    }
    .frame(maxWidth: .infinity, minHeight: 5, maxHeight: 5, alignment: .topLeading)
    .padding(.horizontal, 1)
    .border(isFocused ? .tint : tile.isAlarmed ? .error : .separator)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(tile.title)
    .accessibilityIdentifier("tile-\(tile.id)")
  }
}

struct TileContent: View {
  @Bindable var tile: Tile
  let board: Board

  var body: some View {
    switch tile.kind {
    case .cpu:
      Gauge(value: tile.value, in: 0...100) {
        Text("Load")
      } currentValueLabel: {
        Percent(tile.value)
      }
      .tint(tile.isAlarmed ? .red : .green)
      Spark(values: tile.samples.map(\.value))
    case .memory:
      HStack(alignment: .bottom) {
        Bars(values: tile.samples.map(\.value)).frame(height: 4)
        Percent(tile.value)
      }
    case .network:
      HStack {
        Percent(tile.value)
        Text("of 1 Gbit/s").foregroundStyle(.secondary)
      }
      Spark(values: tile.samples.map(\.value))
    case .jobs:
      if board.jobs.isEmpty { Text("no jobs").foregroundStyle(.secondary) }
      ForEach(board.jobs) { job in
        ProgressView(value: min(job.done, 1)) {
          Text(job.name)
        } currentValueLabel: {
          Percent(job.done * 100)
        }
      }
    case .services:
      ForEach(board.services) { ServiceRow(service: $0, board: board) }
    case .clock:
      Text(clock(board.uptime)).font(.title).monospacedDigit()
      Text("since start").foregroundStyle(.secondary)
    case .countdown:
      Text(tile.secondsLeft == 0 ? "Time is up" : clock(tile.secondsLeft)).font(.title)
        .foregroundStyle(tile.secondsLeft < 10 ? .warning : .primary)
      ProgressView(value: Double(60 - tile.secondsLeft), total: 60)
      Button("Restart") { tile.secondsLeft = 60 }.controlSize(.small)
    }
  }
}

/// A tile in one line.
struct TileSummary: View {
  let tile: Tile
  let board: Board

  var body: some View {
    if tile.isPaused {
      Text("paused").foregroundStyle(.secondary)
    } else {
      switch tile.kind {
      case .cpu, .memory, .network: Percent(tile.value).foregroundStyle(tile.isAlarmed ? .error : .primary)
      case .jobs: Text("\(board.jobs.count) running")
      case .services:
        let down = board.services.count { $0.status == .down }
        Text(down == 0 ? "ok" : "\(down) down").foregroundStyle(down == 0 ? .success : .error)
      case .clock: Text(clock(board.uptime))
      case .countdown: Text(clock(tile.secondsLeft))
      }
    }
  }
}

struct Percent: View {
  let value: Double
  init(_ value: Double) { self.value = value }
  var body: some View { Text(value / 100, format: .percent.precision(.fractionLength(0))) }
}

struct ServiceRow: View {
  let service: Service
  let board: Board

  var body: some View {
    HStack {
      if service.status == .restarting {
        ProgressView().labelsHidden()
      } else {
        Text("●").foregroundStyle(color).accessibilityHidden(true)
      }
      Text(service.id)
      Spacer()
      Text(service.status.rawValue).foregroundStyle(color)
    }
  }

  private var color: Color {
    switch service.status {
    case .up: .success
    case .slow: .warning
    case .down: .error
    case .restarting: .secondary
    }
  }
}

/// One character for each value, the latest at the end.
struct Spark: View {
  let values: [Double]
  private static let signs = Array("▁▂▃▄▅▆▇█")

  var body: some View {
    GeometryReader { proxy in
      Text(String(values.suffix(proxy.size.width).map { Self.signs[min(max(Int($0 / 100 * 8), 0), 7)] }))
        .foregroundStyle(.tint)
    }
    .frame(height: 1)
    .accessibilityLabel("History")
  }
}

struct Bars: View {
  let values: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom) {
        ForEach(Array(values.suffix(proxy.size.width / 2).enumerated()), id: \.offset) { _, value in
          Rectangle()
            .fill(value > 80 ? Color.red : .blue)
            .frame(width: 1, height: max(1, Int(value / 100 * Double(proxy.size.height))))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    .accessibilityHidden(true)
  }
}

struct HistoryLine: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, value) in values.enumerated() {
        let x = rect.minX + rect.width * Double(index) / Double(max(values.count - 1, 1))
        let point = CGPoint(x: x, y: rect.maxY - rect.height * value / 100)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}
