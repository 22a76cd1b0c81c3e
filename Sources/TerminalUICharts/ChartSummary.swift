import Cells
import TerminalUI

/// A chart's text for screen readers.
///
///     Bar chart: Sales by Month. 12 values, least 3 (May), greatest 40 (July).
///
struct ChartSummary {
  let text: String

  /// - Parameters:
  ///   - data: The marks.
  ///   - environment: The locale and time zone of dates.
  init(_ data: _ChartCollector, _ environment: EnvironmentValues = EnvironmentValues()) {
    let names = PlaceNames(data, environment)
    var kinds: [String] = []
    for series in data.series where !kinds.contains(series.kind.rawValue) {
      kinds.append(series.kind.rawValue)
    }
    if !data.sectors.isEmpty { kinds.append("pie") }
    let kind = kinds.isEmpty ? "chart" : kinds.joined(separator: " and ") + " chart"
    var text = kind.prefix(1).uppercased() + kind.dropFirst()
    if data.series.isEmpty, let label = data.sectors.first?.label, !label.isEmpty {
      text += ": \(label)"
    }
    if !data.y.label.isEmpty, !data.x.label.isEmpty {
      text += ": \(data.y.label) by \(data.x.label)"
    }
    text += "."
    let shown = data.series.prefix(5)
    for series in shown {
      text += " "
      if let name = series.name { text += "\(name): " }
      text += ChartSummary.text(of: series, names)
    }
    if !data.sectors.isEmpty { text += " " + ChartSummary.text(of: data.sectors) }
    if data.series.count > shown.count {
      text += " And \(data.series.count - shown.count) more series."
    }
    self.text = text
  }

  /// Says the shares of the parts of a pie, of at most eight.
  private static func text(of sectors: [ChartSector]) -> String {
    let greatest = sectors.reduce(0) { Swift.max($0, $1.value) }
    let sum = sectors.reduce(0) { $0 + $1.value / greatest }
    let parts = sectors.prefix(8).enumerated().map { index, sector in
      let share = Int((sector.value / greatest / sum * 100).rounded())
      return "\(sector.style.series ?? "part \(index + 1)") \(share) %"
    }
    let rest = sectors.count - parts.count
    return parts.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more." : ".")
  }

  /// Says how many values a series has, and its least and greatest one.
  private static func text(of series: ChartSeries, _ names: PlaceNames) -> String {
    func place(_ index: Int) -> String { names.name(series.places[index], isX: !series.lies) }
    func name(_ value: Double) -> String { names.name(value, isX: series.lies) }
    guard let first = series.values.indices.first else { return "no values." }
    let count = series.values.count
    if series.isRange {
      let ranges = series.extremes(of: 0..<count)
      return
        "\(count) \(count == 1 ? "range" : "ranges"), from \(name(ranges.least)) to \(name(ranges.greatest))."
    }
    let (least, greatest) = series.ends
    func value(_ index: Int) -> String { name(series.values[index]) }
    guard count > 1 else { return "\(value(first)) at \(place(first))." }
    return
      "\(count) values, least \(value(least)) (\(place(least))), greatest \(value(greatest)) (\(place(greatest)))."
  }
}

/// Says the places of a chart in words: numbers, categories, and dates by the axis' ruler.
private struct PlaceNames {
  private let data: _ChartCollector
  private let x: (any _ChartRuler)?
  private let y: (any _ChartRuler)?

  init(_ data: _ChartCollector, _ environment: EnvironmentValues) {
    self.data = data
    (x, y) = (data.x.ruler?.init(environment), data.y.ruler?.init(environment))
  }

  func name(_ place: Double, isX: Bool) -> String {
    let dimension = isX ? data.x : data.y
    guard !dimension.isCategory else { return dimension.plotted(place).name }
    return (isX ? x : y)?.name(place, unit: dimension.unit) ?? _Plotted.number(place).name
  }
}
