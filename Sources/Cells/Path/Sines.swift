// Sines without a library of mathematics: this module imports nothing, and the same drawings come out everywhere.

extension Angle {
  /// The sine and the cosine, to 15 digits; those of no turn for not a number.
  var sines: (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (0, 1) }
    // Quarters of a turn, and the rest: at most an eighth, where the series are short.
    let turn = radians.remainder(dividingBy: 2 * .pi)
    let quarter = (turn / (.pi / 2)).rounded()
    let rest = turn - quarter * (.pi / 2)
    let square = rest * rest
    var (sine, cosine) = (rest, 1.0)
    var (sineTerm, cosineTerm) = (rest, 1.0)
    for step in stride(from: 2.0, through: 16, by: 2) {
      cosineTerm *= -square / (step * (step - 1))
      sineTerm *= -square / (step * (step + 1))
      cosine += cosineTerm
      sine += sineTerm
    }
    switch (Int(quarter) % 4 + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
