/// A change of colours: brighter, greyer, another hue.
///
///     ColorEffect.saturation(0).applied(to: .rgb(200, 80, 80))     // .rgb(105, 105, 105)
///
/// An effect changes components: a colour without them, such as a role before it is painted, has no result.
/// - Source: W3C, "Filter Effects Module Level 1", for the matrices of saturation and hue.
public enum ColorEffect: Hashable, Sendable {
  /// Adds to each component: −1 … 1.
  case brightness(Double)
  /// Leads components away from the middle: 0 is grey, 1 changes nothing.
  case contrast(Double)
  /// Leads components away from their grey: 0 is grey, 1 changes nothing.
  case saturation(Double)
  /// Turns the hue, in turns.
  case hue(Double)
  /// Multiplies with the components of a colour.
  case multiply(Color)
  /// Takes each component from 1: so much of the way.
  case invert

  /// The changed colour; `nil` where the components aren't known.
  public func applied(to color: Color) -> Color? {
    guard let (red, green, blue) = color.components else { return nil }
    let parts = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    func each(_ change: (Double) -> Double) -> Color {
      Color(red: change(parts.0), green: change(parts.1), blue: change(parts.2))
    }
    switch self {
    case .brightness(let amount): return each { $0 + finite(amount, 0) }
    case .contrast(let amount): return each { ($0 - 0.5) * finite(amount, 1) + 0.5 }
    case .saturation(let amount):
      let grey = 0.2126 * parts.0 + 0.7152 * parts.1 + 0.0722 * parts.2
      return each { grey + ($0 - grey) * finite(amount, 1) }
    case .hue(let turns): return turned(parts, finite(turns, 0))
    case .multiply(let other):
      guard let other = other.components else { return nil }
      return Color(
        red: parts.0 * Double(other.red) / 255, green: parts.1 * Double(other.green) / 255,
        blue: parts.2 * Double(other.blue) / 255)
    case .invert: return each { 1 - $0 }
    }
  }

  private func finite(_ value: Double, _ other: Double) -> Double { value.isFinite ? value : other }

  /// Turns the hue, by the matrix of SVG's `hueRotate`.
  private func turned(_ parts: (Double, Double, Double), _ turns: Double) -> Color {
    let (cos, sin) = Double.circle(turns)
    let (r, g, b) = parts
    return Color(
      red: r * (0.213 + cos * 0.787 - sin * 0.213) + g * (0.715 - cos * 0.715 - sin * 0.715)
        + b * (0.072 - cos * 0.072 + sin * 0.928),
      green: r * (0.213 - cos * 0.213 + sin * 0.143) + g * (0.715 + cos * 0.285 + sin * 0.140)
        + b * (0.072 - cos * 0.072 - sin * 0.283),
      blue: r * (0.213 - cos * 0.213 - sin * 0.787) + g * (0.715 - cos * 0.715 + sin * 0.715)
        + b * (0.072 + cos * 0.928 + sin * 0.072))
  }
}

extension Double {
  /// Cosine and sine of an angle in turns, to 9 digits.
  fileprivate static func circle(_ turns: Double) -> (cos: Double, sin: Double) {
    // −0.5 … 0.5 turns, by the series: the eighteenth power is below the last digit that a component shows.
    let angle = (turns - turns.rounded()) * 6.283_185_307_179_586
    let square = angle * angle
    var (cos, sin, cosTerm, sinTerm) = (1.0, angle, 1.0, angle)
    for step in stride(from: 2.0, through: 22, by: 2) {
      cosTerm *= -square / (step * (step - 1))
      sinTerm *= -square / (step * (step + 1))
      cos += cosTerm
      sin += sinTerm
    }
    return (cos, sin)
  }
}

extension CellBuffer {
  /// Changes the colours of everything drawn into a rectangle since `before`.
  ///
  ///     let before = buffer.cells(in: rect)
  ///     buffer.write("Sale", at: .zero, style: Style(foreground: .rgb(200, 0, 0)), clip: rect)
  ///     buffer.recolor(rect, over: before, .saturation(0), paint: Paint())
  ///
  /// A colour that isn't known, or that the terminal couldn't show changed, stays.
  package mutating func recolor(_ rect: Rect, over before: [Cell], _ effect: ColorEffect, paint: Paint) {
    let rect = rect.intersection(bounds)
    let own = paint.palette.colors
    guard before.count == rect.width * rect.height, own.depth >= .indexed256 else { return }
    var known: [Color: Color] = [:]
    func changed(_ color: Color?, _ own: Color?) -> Color? {
      guard let color = color == nil || color == .terminalDefault ? own : color else { return nil }
      if let result = known[color] { return result }
      let result = effect.applied(to: color)
      if let result { known[color] = result }
      return result
    }
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let place = y &* size.width &+ x
        let (cell, below) = (cells[place], before[index])
        index += 1
        guard cell != below else { continue }
        var style = cell.style
        if style.background != below.style.background, let color = changed(style.background, own.background) {
          style.background = color
        }
        if cell.glyph != .space || !style.attributes.isEmpty,
          let color = changed(style.foreground, own.foreground)
        {
          style.foreground = color
        }
        cells[place].style = style.inCell
      }
    }
  }
}
