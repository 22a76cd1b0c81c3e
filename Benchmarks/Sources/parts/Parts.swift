import Figures

/// Measures what an update is made of, each part alone, and prints a table.
@main struct Parts {
  static func main() {
    var table = Table("Parts of an update", ["time", "per"])
    for part in Part.text + Part.cells + Part.input + Part.views + Part.largeTexts {
      let nanoseconds = part.measure()
      let time = nanoseconds < 1000 ? "\(nanoseconds.shown) ns" : "\((nanoseconds / 1000).shown) µs"
      let bytes = part.bytes.map { " (\((Double($0) / nanoseconds * 1000).shown) MB/s)" } ?? ""
      table.add(part.name, [time, part.unit + bytes])
    }
    print(table)
  }
}

/// Something small that is done many times.
struct Part {
  /// The name of the work.
  var name: String
  /// The unit that the time is given for, such as `line of 80 columns`.
  var unit: String
  /// The bytes that one unit is, where a throughput is of interest.
  var bytes: Int?
  /// How many units one run does.
  var units = 1
  /// Does the work.
  ///
  /// Its result is used, so the optimizer leaves nothing out.
  var run: () -> Int

  /// The nanoseconds for one unit: the median of eleven rounds of some milliseconds.
  func measure() -> Double {
    let clock = ContinuousClock()
    var runs = 1
    while clock.measure({ repeatRun(runs) }) < .milliseconds(5) { runs *= 2 }
    let rounds = (0..<11).map { _ in clock.measure { repeatRun(runs) }.microseconds }
    return rounds.median * 1000 / Double(runs * units)
  }

  private func repeatRun(_ count: Int) {
    var sum = 0
    for _ in 0..<count { sum &+= run() }
    Self.result = sum
  }

  private static var result = 0
}
