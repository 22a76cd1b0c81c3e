import Expectations
import Testing

@testable import Cells

@Suite struct PathTests {
  private let rect = DrawingRect(x: 1, y: 2, width: 8, height: 6)

  @Test func `a rectangle is four lines and a way back`() {
    expect(Path(rect).description, "1.0 2.0 m 9.0 2.0 l 9.0 8.0 l 1.0 8.0 l h")
    expect(Path(rect).boundingRect, rect)
    expect(Path().boundingRect == .zero && Path().isEmpty && Path().currentPoint == nil)
  }

  @Test func `an ellipse touches its rectangle and nothing outside`() {
    let box = Path(ellipseIn: rect).boundingRect
    for (side, other) in [
      (box.minX, rect.minX), (box.minY, rect.minY), (box.maxX, rect.maxX), (box.maxY, rect.maxY),
    ] { expect(abs(side - other), below: 0.02) }
  }

  @Test(arguments: [0.0, 0.3, 1, 2, 3.14, 4, 5.5, 100, -7, 1e6])
  func `sines and cosines are those of a circle`(radians: Double) {
    let (sine, cosine) = Angle(radians: radians).sines
    expect(abs(sine * sine + cosine * cosine - 1), below: 1e-12)
    let (half, other) = Angle(radians: radians / 2).sines
    expect(abs(2 * half * other - sine), below: 1e-9)
    expect(abs(other * other - half * half - cosine), below: 1e-9)
  }

  @Test func `known angles have known sines`() {
    expect(abs(Angle.degrees(30).sines.sine - 0.5), below: 1e-14)
    expect(abs(Angle.degrees(60).sines.cosine - 0.5), below: 1e-14)
    expect(abs(Angle.degrees(180).sines.cosine + 1), below: 1e-14)
    expect(abs(Angle.degrees(270).sines.sine + 1), below: 1e-14)
    expect(Angle(radians: .nan).sines == (0, 1))
    expect(Angle.degrees(90) + .degrees(45) == .degrees(135) && -Angle.degrees(90) < .zero)
  }

  @Test func `an angle is changed in place`() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    angle *= 4
    angle -= .degrees(180)
    angle /= 3
    expect(angle.degrees.rounded(), 60)
  }

  @Test func `an arc goes by growing angles unless it is clockwise`() {
    func end(_ clockwise: Bool) -> DrawingRect {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      return path.boundingRect
    }
    expect(abs(end(false).minX) < 0.01 && abs(end(false).maxY - 10) < 0.01 && abs(end(false).minY) < 0.01)
    expect(abs(end(true).minX + 10) < 0.01 && abs(end(true).minY + 10) < 0.01)
  }

  @Test func `an arc begins with a line from where the pen is`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(45), clockwise: false)
    expect(path.elements.prefix(2), [.move(to: .zero), .line(to: DrawingPoint(x: 2, y: 0))])
    var pie = Path()
    pie.addArc(center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    expect(abs(pie.boundingRect.width - 4) < 0.01 && abs(pie.boundingRect.height - 4) < 0.01)
  }

  @Test func `a round corner touches both lines`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: DrawingPoint(x: 10, y: 0), tangent2End: DrawingPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    expect(path.elements[1], .line(to: DrawingPoint(x: 6, y: 0)))
    // The middle of the arc is on the circle.
    let middle = path.flattened[0].points.map { ($0 - DrawingPoint(x: 6, y: 4)).length }.dropFirst()
    expect(middle.allSatisfy { abs($0 - 4) < 0.02 })
  }

  @Test func `inside is what the outline goes around`() {
    let ring = Path { path in
      path.addRect(DrawingRect(x: 0, y: 0, width: 9, height: 9))
      path.addRect(DrawingRect(x: 3, y: 3, width: 3, height: 3))
    }
    let middle = DrawingPoint(x: 4, y: 4)
    expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
    expect(ring.contains(DrawingPoint(x: 1, y: 1), eoFill: true))
    expect(!ring.contains(DrawingPoint(x: 10, y: 1)))
  }

  @Test func `a part of an outline is that part of its length`() {
    let square = Path(DrawingRect(x: 0, y: 0, width: 4, height: 4))
    expect(square.trimmedPath(from: 0, to: 0.25).description, "0.0 0.0 m 4.0 0.0 l")
    expect(square.trimmedPath(from: 0.125, to: 0.375).description, "2.0 0.0 m 4.0 0.0 l 4.0 2.0 l")
    expect(square.trimmedPath(from: 0, to: 1), square)
    expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: .nan, to: 0).isEmpty)
  }

  @Test func `what is moved, scaled and turned is where it should be`() {
    let turned = Path(DrawingRect(x: -2, y: -1, width: 4, height: 2))
      .applying(DrawingTransform(rotationAngle: .pi / 2)).boundingRect
    expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
    let moved = Path(rect).offsetBy(dx: 3, dy: -2)
    expect(moved.boundingRect == rect.offsetBy(dx: 3, dy: -2) && moved.isBox)
    let first = DrawingTransform.identity.translatedBy(x: 5, y: 0).scaledBy(x: 2, y: 2)
    expect(first(DrawingPoint(x: 1, y: 1)), DrawingPoint(x: 7, y: 2))
  }

  @Test func `what a pen leaves is an outline too`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: DrawingPoint(x: 10, y: 0))
    }
    let thick = line.strokedPath(StrokeStyle(lineWidth: 4))
    expect(thick.elements.count == 5 && !thick.isEmpty)
    var grown = thick
    grown.addRect(rect)
    expect(grown.elements.count, 10)
  }

  @Test func `a size in cells is a size in units`() {
    expect(DrawingSize(Size(width: 10, height: 5)), DrawingSize(width: 10, height: 10))
    expect(DrawingRect(Rect(x: 1, y: 2, width: 3, height: 4)).cells, Rect(x: 1, y: 2, width: 3, height: 4))
    expect(DrawingRect(x: 0.5, y: 1, width: 1, height: 2).cells, Rect(x: 0, y: 0, width: 2, height: 2))
  }
}
