extension Path {
  /// Adds a part of a circle.
  ///
  ///     path.addArc(center: rect.center, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
  ///
  /// An angle of 0 is to the right, 90° downward. A straight line leads there from where the pen is. As in SwiftUI, `clockwise` is
  /// meant for a `y` that grows upward: `false` follows growing angles, which is clockwise on the screen.
  /// - Source: SwiftUI `Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`.
  public mutating func addArc(
    center: DrawingPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: DrawingTransform = .identity
  ) {
    let whole = 2 * Double.pi
    var turn = endAngle.radians - startAngle.radians
    guard turn.isFinite else { return }
    if clockwise { turn = -turn }
    // Less than nothing is what is left of a turn; more than one is one.
    if turn < 0 { turn = whole - (-turn).truncatingRemainder(dividingBy: whole) }
    turn = Swift.min(turn, whole)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -turn : turn),
      transform: transform)
  }

  /// Adds a part of a circle, by how far it goes.
  ///
  /// - Source: SwiftUI `Path.addRelativeArc(center:radius:startAngle:delta:transform:)`.
  public mutating func addRelativeArc(
    center: DrawingPoint, radius: Double, startAngle: Angle, delta: Angle,
    transform: DrawingTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    let turn = Swift.min(Swift.max(delta.radians, -2 * .pi), 2 * .pi)
    func place(_ angle: Double) -> (point: DrawingPoint, tangent: DrawingPoint) {
      let (sine, cosine) = Angle(radians: angle).sines
      return (
        center + DrawingPoint(x: cosine, y: sine) * radius, DrawingPoint(x: -sine, y: cosine) * radius
      )
    }
    var from = place(startAngle.radians)
    let first = transform(from.point)
    currentPoint == nil ? move(to: first) : addLine(to: first)
    // Curves of at most an eighth of a turn: their distance from the circle can't be seen.
    let count = Swift.max(Int((abs(turn) / (.pi / 4)).rounded(.up)), 1)
    let step = turn / Double(count)
    let (sine, cosine) = Angle(radians: step / 4).sines
    let handle = 4 / 3 * sine / cosine
    for index in 1...count {
      let to = place(startAngle.radians + step * Double(index))
      addCurve(
        to: transform(to.point), control1: transform(from.point + from.tangent * handle),
        control2: transform(to.point - to.tangent * handle))
      from = to
    }
  }

  /// Adds a corner that is round: a straight line, and a part of a circle that both lines touch.
  ///
  /// - Source: SwiftUI `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  public mutating func addArc(
    tangent1End: DrawingPoint, tangent2End: DrawingPoint, radius: Double,
    transform: DrawingTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: transform(tangent1End)) }
    let (into, out) = (start - tangent1End, tangent2End - tangent1End)
    let lengths = into.length * out.length
    let cosine = lengths > 0 ? (into.x * out.x + into.y * out.y) / lengths : 1
    // In line with each other there is no corner.
    guard radius > 0, radius.isFinite, abs(cosine) < 1 - 1e-9 else {
      return addLine(to: transform(tangent1End))
    }
    // Half of the angle between both lines has this tangent.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let distance = radius / tangent
    let from = tangent1End + into * (distance / into.length)
    let to = tangent1End + out * (distance / out.length)
    // The arc continues by the angle that is left of half a turn; a quarter of that makes its handles.
    let sine = ((1 + cosine) / 2).squareRoot()
    let quarter = sine / (1 + (1 - sine * sine).squareRoot())
    let handle = 4 / 3 * quarter * radius
    addLine(to: transform(from))
    addCurve(
      to: transform(to), control1: transform(from - into * (handle / into.length)),
      control2: transform(to - out * (handle / out.length)))
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: DrawingRect, transform: DrawingTransform = .identity) {
    let turn = DrawingTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    var ellipse = Path()
    ellipse.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360), transform: turn)
    ellipse.closeSubpath()
    addPath(ellipse)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: DrawingRect, cornerSize: DrawingSize, style: RoundedCornerStyle = .continuous,
    transform: DrawingTransform = .identity
  ) {
    addUnevenRoundedRect(
      in: rect, corners: Array(repeating: cornerSize, count: 4), transform: transform)
  }

  /// Adds a rectangle with four corner radii, in this order: top left, top right, bottom right, bottom left.
  package mutating func addUnevenRoundedRect(
    in rect: DrawingRect, corners: [DrawingSize], transform: DrawingTransform = .identity
  ) {
    let isAlone = isEmpty
    let (width, height) = (rect.width, rect.height)
    let sizes = (0..<4).map { index in
      let size = index < corners.count ? corners[index] : .zero
      func side(_ length: Double, of whole: Double) -> Double {
        length > 0 ? Swift.min(length, whole / 2) : 0
      }
      return DrawingSize(width: side(size.width, of: width), height: side(size.height, of: height))
    }
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    var path = Path()
    func corner(_ index: Int, x: Double, y: Double, from angle: Double) {
      let size = sizes[index]
      path.addRelativeArc(
        center: .zero, radius: 1, startAngle: .degrees(angle), delta: .degrees(90),
        transform: DrawingTransform(a: size.width, b: 0, c: 0, d: size.height, tx: x, ty: y)
          .concatenating(transform))
    }
    corner(0, x: rect.minX + sizes[0].width, y: rect.minY + sizes[0].height, from: 180)
    corner(1, x: rect.maxX - sizes[1].width, y: rect.minY + sizes[1].height, from: 270)
    corner(2, x: rect.maxX - sizes[2].width, y: rect.maxY - sizes[2].height, from: 0)
    corner(3, x: rect.minX + sizes[3].width, y: rect.maxY - sizes[3].height, from: 90)
    path.closeSubpath()
    if isAlone, transform.isIdentity, Set(sizes).count == 1 { path.know(.roundedRect(rect)) }
    addPath(path)
  }
}
