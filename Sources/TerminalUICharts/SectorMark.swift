import CellLayout

/// A part of a pie or a ring, as large as its value is among all values.
///
///     Chart(sales) { sale in
///       SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
///         .foregroundStyle(by: .value("Shop", sale.shop))
///     }
///
/// The first part begins at the top, and the others follow clockwise. A value that isn't a positive number has no part. Parts without a style of
/// their own have the colours of series in turn.
/// - Source: Swift Charts `SectorMark`; differs in that the lengths of the pie count units of drawings.
public struct SectorMark: ChartContent {
  let value: _Plotted
  let label: String
  let form: SectorForm

  /// Makes a part of a pie.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: Where the part begins: `.ratio` of the pie's radius, `.fixed` from the middle, or `.inset` from the edge.
  ///   - outerRadius: Where the part ends.
  ///   - angularInset: The room at both sides of the part.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    (value, label) = (angle.value._plotted, angle.label)
    form = SectorForm(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
  }

  /// Adds the part.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    guard case .number(let number) = value, number > 0, number.isFinite else { return }
    collector.addSector(ChartSector(value: number, label: label, form: form, style: style))
  }
}

/// A length of a mark.
///
///     SectorMark(angle: .value("Sales", 12), innerRadius: .ratio(0.5))
///
/// - Source: Swift Charts `MarkDimension`.
public nonisolated struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case ratio(Double)
    case inset(Double)
    case fixed(Double)
  }
  let kind: Kind

  /// The length that the mark has by itself.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A part of the room that there is, from 0 to 1.
  public static func ratio(_ ratio: Double) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// The room that there is without so much at each side.
  public static func inset(_ inset: Double) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
  /// A length.
  public static func fixed(_ length: Double) -> MarkDimension {
    MarkDimension(kind: .fixed(length))
  }

  /// The length, where there is room for `whole`; never less than nothing or more than the room.
  func length(in whole: Double, sides: Double, automatic: Double, unit: Double) -> Double {
    let length =
      switch kind {
      case .automatic: automatic
      case .ratio(let ratio): whole * ratio
      case .inset(let inset): whole - inset / unit * sides
      case .fixed(let length): length / unit
      }
    return length > 0 ? Swift.min(length, whole) : 0
  }
}

nonisolated extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a fixed length.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  /// Makes a fixed length.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How far a part of a pie reaches from the middle outward.
nonisolated struct SectorForm: Hashable {
  let inner: MarkDimension
  let outer: MarkDimension
  let inset: Double
}

/// A part of a pie in the model of a chart, made of a `SectorMark`.
nonisolated struct ChartSector {
  let value: Double
  let label: String
  let form: SectorForm
  let style: _MarkStyle
}
