import Expectations
import Testing

@testable import Cells

/// Paths of two others.
@Suite struct AreaTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let cells = Rect(x: 0, y: 0, width: 30, height: 15)

  private func pixels(_ path: Path, evenOdd: Bool = false) -> [UInt8] {
    var grid = PixelGrid(cells: Self.cells, .braille)
    grid.fill(path, evenOdd: evenOdd)
    return grid.patterns
  }

  /// A polygon that may cross itself, an ellipse, or a rectangle that shares places with others.
  private func outline(_ numbers: inout Numbers) -> Path {
    func place() -> Double { Double.random(in: 1..<29, using: &numbers) }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      return Path(ellipseIn: DrawingRect(x: place() / 2, y: place() / 2, width: place(), height: place()))
    case 1:
      func whole() -> Double { Double(Int.random(in: 0..<6, using: &numbers) * 4) + 0.2 }
      return Path(DrawingRect(x: whole(), y: whole(), width: whole(), height: whole()))
    default:
      return Path { path in
        path.addLines(
          (0..<Int.random(in: 3..<9, using: &numbers)).map { _ in DrawingPoint(x: place(), y: place()) })
        path.closeSubpath()
      }
    }
  }

  @Test(arguments: [false, true])
  func `a combination has the pixels that the rule says`(_ evenOdd: Bool) {
    var numbers = Numbers(state: evenOdd ? 5 : 17)
    var differing = 0
    for _ in 0..<150 {
      let (a, b) = (outline(&numbers), outline(&numbers))
      let (first, second) = (pixels(a, evenOdd: evenOdd), pixels(b, evenOdd: evenOdd))
      func compare(_ path: Path, _ rule: (UInt8, UInt8) -> UInt8) {
        for (pixels, wanted) in zip(pixels(path), zip(first, second).map(rule)) {
          differing += (pixels ^ wanted).nonzeroBitCount
        }
        // The parts don't cross: both rules for areas agree.
        differing += zip(pixels(path), pixels(path, evenOdd: true)).count { $0 != $1 }
      }
      compare(a.union(b, eoFill: evenOdd), |)
      compare(a.intersection(b, eoFill: evenOdd), &)
      compare(a.subtracting(b, eoFill: evenOdd)) { $0 & ~$1 }
      compare(a.symmetricDifference(b, eoFill: evenOdd), ^)
    }
    // Of 2 160 000 pixels: a middle may be exactly on an edge, whose places are rounded.
    expect(differing, atMost: 20)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(DrawingRect(x: x, y: y, width: width, height: height))
  }

  @Test func `rectangles side by side are one, and what is cut out has an outline of its own`() {
    expect(rect(0, 0, 4, 4).union(rect(4, 0, 4, 4)), rect(0, 0, 8, 4))
    expect(rect(0, 0, 4, 4).union(rect(0, 4, 4, 4)), rect(0, 0, 4, 8))
    expect(rect(0, 0, 6, 6).intersection(rect(2, 3, 9, 9)), rect(2, 3, 4, 3))
    expect(rect(0, 0, 6, 6).intersection(rect(7, 0, 6, 6)).isEmpty)
    expect(rect(0, 0, 6, 6).subtracting(rect(-1, -1, 9, 9)).isEmpty)
    expect(rect(0, 0, 6, 6).symmetricDifference(rect(0, 0, 6, 6)).isEmpty)
    expect(
      rect(0, 0, 6, 6).union(rect(2, 2, 2, 9)).elements.count {
        if case .closeSubpath = $0 { true } else { false }
      },
      1)
    let frame = rect(0, 0, 9, 9).subtracting(rect(3, 3, 3, 3))
    expect(frame.elements.count { if case .move = $0 { true } else { false } }, 2)
    expect(frame.contains(DrawingPoint(x: 1, y: 4)) && !frame.contains(DrawingPoint(x: 4, y: 4)))
  }

  @Test func `a union has no line inside`() {
    let circles = Path(ellipseIn: DrawingRect(x: 0, y: 0, width: 12, height: 12))
      .union(Path(ellipseIn: DrawingRect(x: 8, y: 0, width: 12, height: 12)))
    // All corners are on one of the circles, and none within the other.
    for element in circles.elements {
      guard case .line(let place) = element else { continue }
      let distances = [6.0, 14].map { (place - DrawingPoint(x: $0, y: 6)).length }
      expect(distances.allSatisfy { $0 > 5.9 } && distances.contains { $0 < 6.1 }, "\(place)")
    }
    expect(circles.elements.count, below: 200)
  }

  @Test func `a line is cut where it meets an area`() {
    let line = Path { path in path.addLines([DrawingPoint(x: 0, y: 5), DrawingPoint(x: 20, y: 5)]) }
    let area = rect(4, 0, 6, 10)
    expect(line.lineIntersection(area).description, "4.0 5.0 m 10.0 5.0 l")
    expect(line.lineSubtraction(area).description, "0.0 5.0 m 4.0 5.0 l 10.0 5.0 m 20.0 5.0 l")
    expect(line.lineSubtraction(rect(0, 20, 6, 10)), line)
    expect(line.lineIntersection(rect(0, 20, 6, 10)).isEmpty)
    // A closed outline stays closed, and is one part around the place where it begins.
    let box = rect(0, 0, 8, 8)
    expect(box.lineSubtraction(rect(20, 0, 5, 5)).description, box.description)
    expect(
      box.lineSubtraction(rect(6, 2, 9, 4)).description,
      "8.0 6.0 m 8.0 8.0 l 0.0 8.0 l 0.0 0.0 l 8.0 0.0 l 8.0 2.0 l")
    // A line along the edge of an area isn't lost or doubled.
    let edge = rect(0, 5, 20, 5)
    let (inside, outside) = (line.lineIntersection(edge), line.lineSubtraction(edge))
    expect(inside.isEmpty, not: outside.isEmpty)
  }

  @Test func `no number traps, and many edges take no square of their count`() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e9, 1e-300] {
      let odd = Path { path in
        path.addLines([
          DrawingPoint(x: number, y: 0), DrawingPoint(x: 3, y: number), DrawingPoint(x: 9, y: 9),
        ])
      }
      for path in [odd.union(rect(0, 0, 4, 4)), rect(0, 0, 4, 4).subtracting(odd), odd.lineSubtraction(odd)] {
        expect(path.boundingRect.width, atLeast: 0)
      }
    }
    expect(Path().union(Path()).isEmpty && Path().lineSubtraction(rect(0, 0, 1, 1)).isEmpty)
    let hills = Path { path in
      path.addLines(
        [DrawingPoint(x: 0, y: 50)]
          + (0..<5000).map { DrawingPoint(x: Double($0), y: Double($0 * 7919 % 40)) }
          + [DrawingPoint(x: 4999, y: 50)])
      path.closeSubpath()
    }
    expect(hills.intersection(rect(0, 20, 5000, 100)).elements.count, above: 2500)
  }
}
