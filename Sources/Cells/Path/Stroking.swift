/// The traces of a pen: dashes, and the pieces that a thick line consists of.
enum Stroking {
  /// The outline of a pen's traces, as parts that overlap.
  static func outline(of path: Path, _ style: StrokeStyle) -> [Path.Element] {
    let far = DrawingRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
    var style = style
    if style.isThin { style.lineWidth = Swift.max(style.lineWidth, 0) }
    return pieces(of: lines(of: path, style, inside: far), style).flatMap { piece in
      piece.enumerated().map { $0 == 0 ? Path.Element.move(to: $1) : .line(to: $1) } + [.closeSubpath]
    }
  }

  /// The lines that the pen follows, without the parts outside of a rectangle where there are dashes.
  static func lines(of path: Path, _ style: StrokeStyle, inside visible: DrawingRect) -> [Polyline] {
    let lines = path.flattened
    // A pen far wider than its dashes leaves no gaps that could be counted.
    guard let (lengths, period) = style.dashes, style.lineWidth < 256 else { return lines }
    let margin = Swift.min(style.reach, 256) + 2
    let area = visible.insetBy(dx: -margin, dy: -margin)
    var phase = style.dashPhase.limitedToDrawing.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    return lines.flatMap { dashed($0, lengths, period, phase, area) }
  }

  /// Cuts a line into its dashes; only those in the area are made, however long the line is.
  private static func dashed(
    _ line: Polyline, _ lengths: [Double], _ period: Double, _ phase: Double, _ area: DrawingRect
  ) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    var place = phase
    func end() {
      if current.points.count > 1 { result.append(current) }
      current = Polyline()
    }
    for (a, b) in line.segments {
      let length = (b - a).length
      defer { place += length }
      guard length > 0, let (first, last) = clip(a, b, to: area) else {
        end()
        continue
      }
      var at = first * length
      let stop = last * length
      if at > 0 { end() }
      while at < stop {
        let (isGap, rest) = dash(at: place + at, lengths, period)
        // A step too small to be one would never end.
        let next = Swift.min(at + Swift.max(rest, 1e-3), stop)
        if !isGap {
          if current.points.isEmpty { current.points.append(a.way(at / length, to: b)) }
          current.points.append(a.way(next / length, to: b))
          if next < stop { end() }
        } else {
          end()
        }
        at = next
      }
    }
    end()
    return result
  }

  /// The dash or the gap at `place`, and the rest of it behind the place.
  @inline(__always)
  private static func dash(
    at place: Double, _ lengths: [Double], _ period: Double
  ) -> (isGap: Bool, rest: Double) {
    var offset = place.truncatingRemainder(dividingBy: period)
    var index = 0
    while index < lengths.count - 1, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    return (index % 2 != 0, lengths[index] - offset)
  }

  /// The fractions between which a line is inside of a rectangle.
  private static func clip(_ a: DrawingPoint, _ b: DrawingPoint, to rect: DrawingRect) -> (Double, Double)? {
    var (first, last) = (0.0, 1.0)
    for (from, way, low, high) in [
      (a.x, b.x - a.x, rect.minX, rect.maxX), (a.y, b.y - a.y, rect.minY, rect.maxY),
    ] {
      if way == 0 {
        if from < low || from > high { return nil }
        continue
      }
      let (one, other) = ((low - from) / way, (high - from) / way)
      first = Swift.max(first, Swift.min(one, other))
      last = Swift.min(last, Swift.max(one, other))
    }
    return first < last ? (first, last) : nil
  }

  /// The convex pieces that a thick line consists of; they overlap.
  static func pieces(of lines: [Polyline], _ style: StrokeStyle) -> [[DrawingPoint]] {
    let half = style.lineWidth.limitedToDrawing / 2
    guard half > 0 else { return [] }
    var result: [[DrawingPoint]] = []
    for line in lines {
      let segments = line.segments.filter { $0.0 != $0.1 }
      guard let first = segments.first, let last = segments.last else {
        if style.lineCap == .round, let point = line.points.first { result.append(disc(point, half)) }
        continue
      }
      for (index, (a, b)) in segments.enumerated() {
        let side = ((b - a) * (half / (b - a).length)).turned
        result.append([a + side, b + side, b - side, a - side])
        let next = index + 1 < segments.count ? segments[index + 1] : line.isClosed ? first : nil
        if let next { join(a, b, next.1, half, style, into: &result) }
      }
      guard !line.isClosed else { continue }
      cap(at: first.0, from: first.1, half, style, into: &result)
      cap(at: last.1, from: last.0, half, style, into: &result)
    }
    return result
  }

  /// Adds the piece of the pen at an end of an open line.
  private static func cap(
    at end: DrawingPoint, from: DrawingPoint, _ half: Double, _ style: StrokeStyle,
    into pieces: inout [[DrawingPoint]]
  ) {
    switch style.lineCap {
    case .butt: break
    case .round: pieces.append(disc(end, half))
    case .square:
      let way = (end - from) * (half / (end - from).length)
      pieces.append([end + way.turned, end + way.turned + way, end - way.turned + way, end - way.turned])
    }
  }

  /// Adds the piece of the pen at the corner `b` between two segments, on its outer side.
  private static func join(
    _ a: DrawingPoint, _ b: DrawingPoint, _ c: DrawingPoint, _ half: Double, _ style: StrokeStyle,
    into pieces: inout [[DrawingPoint]]
  ) {
    if style.lineJoin == .round { return pieces.append(disc(b, half)) }
    let (into, out) = ((b - a) * (1 / (b - a).length), (c - b) * (1 / (c - b).length))
    let cross = into.x * out.y - into.y * out.x
    guard abs(cross) > 1e-9 else { return }
    let side = cross > 0 ? -half : half
    let (one, other) = (b + into.turned * side, b + out.turned * side)
    var piece = [b, one]
    // The corner is where both outer sides meet; its distance depends on half of the angle.
    let cosine = into.x * out.x + into.y * out.y
    let length = (2 / (1 + Swift.max(cosine, -0.999_999))).squareRoot()
    if style.lineJoin == .miter, length <= style.miterLimit {
      let middle = into.turned + out.turned
      if middle.length > 1e-9 { piece.append(b + middle * (side * length / middle.length)) }
    }
    piece.append(other)
    pieces.append(piece)
  }

  private static func disc(_ center: DrawingPoint, _ radius: Double) -> [DrawingPoint] {
    (0..<24).map { index in
      let (sine, cosine) = Angle(degrees: Double(index) * 15).sines
      return center + DrawingPoint(x: cosine, y: sine) * radius
    }
  }
}
