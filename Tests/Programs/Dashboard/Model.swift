import TerminalUIFoundation

enum TileKind: String, CaseIterable, Identifiable {
  case cpu, memory, network, jobs, services, clock, countdown

  var id: Self { self }
  var isMetric: Bool { [.cpu, .memory, .network].contains(self) }

  var name: String {
    switch self {
    case .cpu: "CPU"
    default: rawValue.capitalized
    }
  }

  var symbol: String {
    switch self {
    case .cpu: "cpu"
    case .memory: "memorychip"
    case .network: "network"
    case .jobs: "gearshape"
    case .services: "server.rack"
    case .clock: "clock"
    case .countdown: "timer"
    }
  }
}

enum Order: String, CaseIterable, Identifiable {
  case manual, name, value
  var id: Self { self }
}

struct Sample: Identifiable, Equatable {
  let id: Int
  let second: Int
  let value: Double
}

struct Job: Identifiable {
  let id: Int
  let name: String
  var done = 0.0
}

struct Service: Identifiable {
  enum Status: String { case up, slow, down, restarting }
  let id: String
  var status = Status.up
}

struct Alarm: Identifiable, Equatable {
  let id: Int
  let title: String
  let value: Double
  let threshold: Double
  var message: String { "\(title) is at \(Int(value)) %, above \(Int(threshold)) %" }
}

@Observable final class Tile: Identifiable {
  let id: Int
  let kind: TileKind
  var title: String
  var isPaused = false
  var threshold: Double
  var samples: [Sample] = []
  var secondsLeft = 60

  init(id: Int, kind: TileKind, title: String, threshold: Double = 80) {
    (self.id, self.kind, self.title, self.threshold) = (id, kind, title, threshold)
  }

  var value: Double { samples.last?.value ?? 0 }
  var isAlarmed: Bool { kind.isMetric && value > threshold }
}

@Observable final class Board {
  private(set) var tiles: [Tile] = []
  private(set) var jobs: [Job] = []
  private(set) var services = ["api", "db", "mail", "queue"].map { Service(id: $0) }
  private(set) var uptime = 0
  private(set) var alarm: Alarm?
  private(set) var finished: Job?
  var isPaused = false
  var order = Order.manual
  // What is presented
  var isAdding = false
  var detail: Tile?
  var fullScreen: Tile?
  var doomed: Tile?

  private var lastID = 0
  private var jobTicks = 0
  private var polls = 0

  init() { reset() }

  var shown: [Tile] {
    switch order {
    case .manual: tiles
    case .name: tiles.sorted { $0.title < $1.title }
    case .value: tiles.sorted { ($0.value, $1.id) > ($1.value, $0.id) }
    }
  }

  var alarmCount: Int { tiles.count(where: \.isAlarmed) }

  func reset() {
    tiles = []
    for kind in TileKind.allCases { add(kind, title: kind.name) }
  }

  func add(_ kind: TileKind, title: String, threshold: Double = 80) {
    lastID += 1
    tiles.append(Tile(id: lastID, kind: kind, title: title, threshold: threshold))
  }

  /// Removes a tile and returns the way back.
  func remove(_ tile: Tile) -> () -> Void {
    guard let index = tiles.firstIndex(where: { $0.id == tile.id }) else { return {} }
    tiles.remove(at: index)
    return { self.tiles.insert(tile, at: min(index, self.tiles.count)) }
  }

  func move(_ tile: Tile, by step: Int) {
    guard let index = tiles.firstIndex(where: { $0.id == tile.id }) else { return }
    let target = min(max(index + step, 0), tiles.count - 1)
    order = .manual
    tiles.insert(tiles.remove(at: index), at: target)
  }

  func move(fromOffsets source: IndexSet, toOffset target: Int) {
    order = .manual
    tiles.move(fromOffsets: source, toOffset: target)
  }

  // MARK: The outside world

  func sample(_ kinds: Set<TileKind>) {
    guard !isPaused else { return }
    for tile in tiles where kinds.contains(tile.kind) && !tile.isPaused {
      let wasAlarmed = tile.isAlarmed
      let number = (tile.samples.last?.id ?? 0) + 1
      tile.samples.append(Sample(id: number, second: uptime, value: Self.wave(number, phase: tile.id)))
      if tile.samples.count > 200 { tile.samples.removeFirst() }
      if tile.isAlarmed && !wasAlarmed {
        lastID += 1
        alarm = Alarm(id: lastID, title: tile.title, value: tile.value, threshold: tile.threshold)
      }
    }
  }

  static func wave(_ tick: Int, phase: Int) -> Double {
    let period = 24 + phase * 4
    let half = Double(period) / 2
    let distance = abs(Double((tick + phase) % period) - half) / half
    return 12 + 76 * (1 - distance) + Double((tick * 37 + phase * 11) % 12)
  }

  func advanceJobs() {
    guard !isPaused else { return }
    jobTicks += 1
    for index in jobs.indices { jobs[index].done += 0.05 + Double(jobs[index].id % 3) * 0.02 }
    if let done = jobs.first(where: { $0.done >= 1 }) {
      jobs.removeAll { $0.id == done.id }
      finished = done
    }
    if jobTicks % 12 == 4 && jobs.count < 3 {
      lastID += 1
      jobs.append(Job(id: lastID, name: ["Backup", "Index", "Deploy"][jobTicks / 12 % 3]))
    }
  }

  func second() {
    uptime += 1
    guard !isPaused else { return }
    for tile in tiles where tile.kind == .countdown && !tile.isPaused && tile.secondsLeft > 0 {
      tile.secondsLeft -= 1
    }
  }

  func pollServices() {
    polls += 1
    for index in services.indices where services[index].status == .restarting { services[index].status = .up }
    let index = polls * 3 % services.count
    services[index].status = [.up, .slow, .down, .up, .restarting][polls % 5]
  }

  func restart(_ service: Service) {
    guard let index = services.firstIndex(where: { $0.id == service.id }) else { return }
    services[index].status = .restarting
  }
}
