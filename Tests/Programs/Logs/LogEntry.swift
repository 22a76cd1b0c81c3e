import TerminalUI

enum Level: Int, CaseIterable, Comparable, Identifiable {
  case trace, debug, info, warning, error

  var id: Self { self }
  var title: String { ["Trace", "Debug", "Info", "Warning", "Error"][rawValue] }
  var mark: String { ["TRC", "DBG", "INF", "WRN", "ERR"][rawValue] }

  var color: Color {
    switch self {
    case .trace: .gray
    case .debug: .secondary
    case .info: .cyan
    case .warning: .warning
    case .error: .error
    }
  }

  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

enum Service: String, CaseIterable, Identifiable {
  case gateway, auth, orders, search, mailer
  var id: Self { self }
}

struct Field: Hashable, Identifiable {
  let name: String
  let value: String
  var id: String { name }
}

struct LogEntry: Identifiable, Hashable {
  let id: Int
  let milliseconds: Int
  let level: Level
  let service: Service
  let message: String
  let fields: [Field]

  var time: String {
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let s = milliseconds / 1000
    let ms = String(1000 + milliseconds % 1000).dropFirst()
    return "\(two(s / 3600 % 24)):\(two(s / 60 % 60)):\(two(s % 60)).\(ms)"
  }

  var line: String { "\(time) \(level.mark) [\(service.rawValue)] \(message)" }
}

/// The outside world: five services that always say the same.
struct StubSource {
  private var next = 1

  mutating func read(_ count: Int) -> [LogEntry] {
    defer { next += count }
    return (next..<next + count).map(Self.entry)
  }

  /// Older lines arrive in portions, as from a file that is read in the background.
  static func history(from first: Int, count: Int, portion: Int = 500) -> AsyncStream<[LogEntry]> {
    AsyncStream { continuation in
      for start in stride(from: first, to: first + count, by: portion) {
        continuation.yield((start..<min(start + portion, first + count)).map(entry))
      }
      continuation.finish()
    }
  }

  mutating func skip(to number: Int) { next = max(next, number) }

  static func entry(_ n: Int) -> LogEntry {
    let service = Service.allCases[(n * 7 + n / 3) % 5]
    let level: Level =
      n % 23 == 0 ? .error : n % 11 == 0 ? .warning : n % 4 == 0 ? .debug : n % 7 == 0 ? .trace : .info
    let message: String
    switch (service, level) {
    case (_, .error):
      message =
        "Request \(n) failed: connection to 10.0.\(n % 4).\(n % 200) was refused after 3 attempts; the circuit breaker is open and the next attempt follows in \(n % 30 + 1) s"
    case (_, .warning): message = "Slow response: \(n % 900 + 100) ms (limit 100 ms)"
    case (.gateway, _): message = "GET /api/v2/items/\(n % 97)?page=\(n % 9) 200 \(n % 80) ms"
    case (.auth, _): message = "Token of user \(n % 31) was renewed"
    case (.orders, _): message = n % 10 == 0 ? "注文 \(n) を受け付けました ✅" : "Order \(n) has \(n % 6 + 1) items"
    case (.search, _): message = "Query “café \(n % 13)” found \(n % 300) hits"
    case (.mailer, _): message = "Sent \u{1B}[32mreceipt\u{1B}[0m\tto customer \(n % 53)"
    }
    return LogEntry(
      id: n, milliseconds: 8 * 3_600_000 + n * 137, level: level, service: service, message: message,
      fields: [
        Field(name: "request", value: "r-\(n * 7919 % 99_991)"),
        Field(name: "thread", value: "worker-\(n % 8)"),
        Field(name: "host", value: "\(service.rawValue)-\(n % 3).example.org"),
        Field(name: "pid", value: "\(4000 + n % 5)"),
      ])
  }
}
