/// How a pen draws a line.
///
///     Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
///
/// - Source: SwiftUI `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in units as long as a column is wide; up to 1 it is as thin as can be.
  public var lineWidth: Double
  /// The shape of the ends of a line.
  public var lineCap: LineCap
  /// The shape of the corners of a line.
  public var lineJoin: LineJoin
  /// How much longer than the line is wide a corner may be before it is cut.
  public var miterLimit: Double
  /// The lengths of lines and gaps in turn, in units; none for a line without gaps.
  public var dash: [Double]
  /// Where in the dashes the line begins.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The shape of the ends of a line.
  public enum LineCap: Hashable, Sendable {
    /// Straight, where the line ends.
    case butt
    /// Half a circle.
    case round
    /// Straight, half a width farther.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: Hashable, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut.
    case bevel
  }

  /// Whether the line is as thin as can be.
  var isThin: Bool { !(lineWidth > 1) }

  /// How far the line may be from the outline.
  var reach: Double {
    let half = lineWidth.limitedToDrawing / 2
    return lineJoin == .miter ? half * Swift.min(Swift.max(miterLimit.limitedToDrawing, 1), 10) : half * 1.5
  }

  package mutating func scale(by factor: Double) {
    lineWidth *= factor
    dash = dash.map { $0 * factor }
    dashPhase *= factor
  }

  /// The dashes as they are used: an even number of lengths that come to something; `nil` for a line without gaps.
  var dashes: (lengths: [Double], period: Double)? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    let period = lengths.reduce(0, +)
    // Periods shorter than a pixel can't be seen.
    return period >= 0.5 && period < 1e6 ? (lengths, period) : nil
  }
}

/// The rule for the inside of an outline.
///
/// - Source: SwiftUI `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that are inside twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth: cells can't have that.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
