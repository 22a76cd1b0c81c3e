import Cells
import TerminalUI
import TerminalUICore

/// Makes the marks of an axis: the values that have some, and their labels.
@MainActor struct AxisMarkMaker {
  let dimension: ChartDimension
  let domain: _ChartDomain
  let type: ScaleType
  let least: Double
  let greatest: Double
  /// How many marks there is room for.
  let wanted: Int
  /// The cells along the axis.
  let length: Int
  /// The distance that the ends of the axis were rounded by.
  let step: Double?
  let environment: EnvironmentValues

  private typealias Value = (plotted: _Plotted, place: Double, text: String)

  /// The marks that an `AxisMarks` of the app describes, with their labels as text.
  func marks(_ axis: AxisMarks) -> [ChartScale.Mark] {
    let values = values(axis.values)
    var marks: [ChartScale.Mark] = []
    for (index, value) in values.enumerated() {
      func text(_ label: _AxisParts.Label?) -> String {
        switch label {
        case nil: ""
        case .value?: axis.format?(value.plotted, environment) ?? value.text
        case .text(let text)?: text
        case .format(let format)?: format(value.plotted, environment) ?? value.text
        }
      }
      let parts =
        axis.make.map { $0(AxisValue(index: index, count: values.count, value: value.plotted)) }
        ?? _AxisParts(hasLine: true, label: .value)
      marks.append(
        ChartScale.Mark(
          value: value.place, labelPlace: labelPlace(index, values, parts.isCentered),
          label: text(parts.label), hasLine: parts.hasLine, color: parts.color))
    }
    return marks
  }

  /// Where a label is: with its mark, or between that and the next one.
  private func labelPlace(_ index: Int, _ values: [Value], _ isCentered: Bool?) -> Double {
    let place = values[index].place
    guard isCentered != false, !dimension.isCategory, values.count > 1 || dimension.unit > 0 else {
      return place
    }
    let next = index + 1 < values.count ? values[index + 1].place : place
    let room =
      next > place ? next - place : index > 0 ? place - values[index - 1].place : dimension.unit
    if isCentered == true { return place + room / 2 }
    // Marks of units, such as days, are at the beginnings of them, and their bars in the middles.
    return dimension.unit > 0 && room >= dimension.unit * 0.7 ? place + dimension.unit / 2 : place
  }

  /// The values that get a mark: the app's own, steps of the calendar, or round numbers.
  private func values(_ values: AxisMarkValues) -> [Value] {
    switch values.kind {
    case .values(let given):
      let texts = texts(given.map { if case .moment(let place) = $0 { place } else { 0 } })
      return zip(given, texts).compactMap { value, text in
        switch value {
        case .number(let number): return number.isFinite ? (value, number, value.name) : nil
        case .moment(let moment): return moment.isFinite ? (value, moment, text ?? value.name) : nil
        case .category(let name): return place(of: name).map { (value, $0, name) }
        }
      }
    case .places(let make):
      guard !dimension.isCategory else { return named }
      return labelled(make(least, greatest, environment))
    case .automatic(let count):
      guard !dimension.isCategory else { return named }
      let count = count.map { Swift.max(Swift.min($0, length), 1) } ?? wanted
      if let ruler = dimension.ruler?.init(environment) {
        return labelled(ruler.places(from: least, to: greatest, count: count))
      }
      return numbers(count: count, step: step)
    case .stride(let given):
      guard !dimension.isCategory else { return named }
      return numbers(count: wanted, step: given > 0 ? given : step)
    }
  }

  private func numbers(count: Int, step: Double?) -> [Value] {
    if step == nil, let places = type.marks(from: least, to: greatest, count: count) {
      return zip(places, ScaleType.labels(places)).map { (.number($0), $0, $1) }
    }
    let ticks = Ticks(from: least, to: greatest, count: count, step: step)
    if dimension.isTime { return labelled(ticks.values) }
    return zip(ticks.values, ticks.labels).map { (.number($0), $0, $1) }
  }

  /// Values at places, with the texts of the ruler.
  private func labelled(_ places: [Double]) -> [Value] {
    let places = places.prefix(10_000).filter { $0 >= least && $0 <= greatest }
    return zip(places, texts(places)).map { place, text in
      let value = dimension.isTime ? _Plotted.moment(place) : .number(place)
      return (value, place, text ?? value.name)
    }
  }

  private func texts(_ places: [Double]) -> [String?] {
    guard let ruler = dimension.ruler?.init(environment) else { return places.map { _ in nil } }
    return ruler.texts(places)
  }

  // MARK: Names

  private var named: [Value] {
    guard case .categories(let names) = domain else {
      return dimension.categories.enumerated().map { (.category($1), Double($0), $1) }
    }
    return names.enumerated().map { (.category($1), Self.place(ofName: $0), $1) }
  }

  private func place(of name: String) -> Double? {
    if let place = dimension.place(ofName: name) { return Double(place) }
    guard case .categories(let names) = domain else { return nil }
    return names.firstIndex(of: name).map(Self.place(ofName:))
  }

  /// A name of the domain, which may be none of the data: such places are negative.
  private static func place(ofName index: Int) -> Double { -2 - Double(index) }
}

extension [AxisMarks] {
  /// About how many marks the app wants, if it says that.
  @MainActor var wanted: Int? {
    for marks in self {
      if case .automatic(let count?) = marks.values.kind { return Swift.max(count, 1) }
    }
    return nil
  }
}
