import Soak
import Expectations
import Testing

@testable import Cells

/// What each primitive looks like, pixel by pixel.
@Suite struct PixelGridTests {
  private func grid(
    _ width: Int, _ height: Int, _ density: PixelDensity, _ draw: (inout PixelGrid) -> Void
  ) -> String {
    var grid = PixelGrid(cells: Rect(x: 0, y: 0, width: width, height: height), density)
    draw(&grid)
    return grid.description
  }

  private func units(_ width: Int, _ height: Int) -> DrawingRect {
    DrawingRect(Rect(x: 0, y: 0, width: width, height: height))
  }

  // Data G4
  @Test func `a circle is round where a row is two columns high`() {
    let circle = Path(ellipseIn: units(10, 5))
    expect(
      grid(10, 5, .quadrants) { $0.fill(circle) },
      """
      ·▗▄████▄▖·
      ▐████████▌
      ██████████
      ▐████████▌
      ·▝▀████▀▘·
      """)
    expect(
      grid(10, 5, .halfBlocks) { $0.fill(circle) },
      """
      ·▄▄████▄▄·
      ▄████████▄
      ██████████
      ▀████████▀
      ·▀▀████▀▀·
      """)
    expect(
      grid(10, 5, .braille) { $0.stroke(circle, StrokeStyle(), in: units(10, 5)) },
      """
      ·⢀⠔⠊⠉⠉⠑⠢⡀·
      ⡰⠁······⠈⢆
      ⡇········⢸
      ⠱⡀······⢀⠎
      ·⠈⠢⢄⣀⣀⡠⠔⠁·
      """)
  }

  @Test func `lines meet each pixel on their way`() {
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Path {
      Path { path in
        path.move(to: DrawingPoint(x: x1, y: y1))
        path.addLine(to: DrawingPoint(x: x2, y: y2))
      }
    }
    let thin = StrokeStyle()
    expect(grid(4, 2, .braille) { $0.stroke(line(0, 0, 4, 4), thin, in: units(4, 2)) }, "⠑⢄··\n··⠑⢄")
    expect(grid(4, 2, .braille) { $0.stroke(line(0, 4, 4, 0), thin, in: units(4, 2)) }, "··⡠⠊\n⡠⠊··")
    expect(grid(4, 1, .braille) { $0.stroke(line(0, 1, 4, 1), thin) }, "⠤⠤⠤⠤")
    expect(grid(2, 2, .braille) { $0.stroke(line(1, 0, 1, 4), thin) }, "·⡇\n·⡇")
    expect(grid(4, 1, .quadrants) { $0.stroke(line(0, 0, 4, 0), thin) }, "▀▀▀▀")
    expect(
      grid(6, 2, .braille) { $0.stroke(line(0, 2, 6, 2), StrokeStyle(lineWidth: 2)) }, "⣤⣤⣤⣤⣤⣤\n⠛⠛⠛⠛⠛⠛")
  }

  @Test func `curves are drawn to their ends`() {
    let quad = Path { path in
      path.move(to: DrawingPoint(x: 0, y: 6))
      path.addQuadCurve(to: DrawingPoint(x: 8, y: 6), control: DrawingPoint(x: 4, y: -6))
    }
    let curve = Path { path in
      path.move(to: DrawingPoint(x: 0, y: 6))
      path.addCurve(
        to: DrawingPoint(x: 8, y: 0), control1: DrawingPoint(x: 6, y: 6), control2: DrawingPoint(x: 2, y: 0))
    }
    expect(
      grid(8, 3, .braille) { $0.stroke(quad, StrokeStyle(), in: units(8, 3)) },
      """
      ··⡔⠉⠉⢢··
      ·⡎····⢱·
      ⡜······⢣
      """)
    expect(
      grid(8, 3, .braille) { $0.stroke(curve, StrokeStyle(), in: units(8, 3)) },
      """
      ····⢠⠒⠉⠉
      ···⢠⠇···
      ⣀⣀⠤⠃····
      """)
  }

  @Test func `a hole is a hole by one rule and none by the other`() {
    let ring = Path { path in
      path.addRect(DrawingRect(x: 0, y: 0, width: 6, height: 6))
      path.addRect(DrawingRect(x: 2, y: 2, width: 2, height: 2))
    }
    expect(grid(6, 3, .halfBlocks) { $0.fill(ring, evenOdd: true) }, "██████\n██··██\n██████")
    expect(grid(6, 3, .halfBlocks) { $0.fill(ring) }, "██████\n██████\n██████")
  }

  @Test func `dashes go on around a corner`() {
    let corner = Path { path in
      path.addLines([.zero, DrawingPoint(x: 6, y: 0), DrawingPoint(x: 6, y: 4)])
    }
    expect(
      grid(7, 2, .quadrants) { $0.stroke(corner, StrokeStyle(dash: [2, 2])) }, "▀▀▘·▀▀▘\n······▌")
    expect(
      grid(4, 1, .braille) {
        $0.stroke(
          Path { $0.addLines([.zero, DrawingPoint(x: 4, y: 0)]) }, StrokeStyle(dash: [1], dashPhase: 1))
      }, "·⠉⠁⠉")
  }

  @Test func `corners of thick lines are pointed, round or cut`() {
    func corner(_ join: StrokeStyle.LineJoin, _ cap: StrokeStyle.LineCap = .butt) -> String {
      grid(6, 3, .quadrants) { grid in
        grid.stroke(
          Path {
            $0.addLines([DrawingPoint(x: 4, y: 6), DrawingPoint(x: 4, y: 4), DrawingPoint(x: 6, y: 4)])
          },
          StrokeStyle(lineWidth: 8, lineCap: cap, lineJoin: join))
      }
    }
    expect(corner(.miter), "██████\n██████\n██████")
    expect(corner(.bevel), "··▗▟██\n▗▟████\n██████")
    expect(corner(.round), "·▄████\n▟█████\n██████")
  }

  @Test func `which pixels are set doesn't depend on which cells are looked at`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let path = RandomPath.make(&random, wild: false)
      let style = RandomPath.style(&random)
      let whole = Rect(x: 0, y: 0, width: 20, height: 10)
      let part = Rect(
        x: .random(in: 0..<15, using: &random), y: .random(in: 0..<8, using: &random), width: 5, height: 2)
      for density in [PixelDensity.braille, .quadrants, .halfBlocks] {
        var (large, small) = (PixelGrid(cells: whole, density), PixelGrid(cells: part, density))
        large.fill(path)
        small.fill(path)
        large.stroke(path, style, in: DrawingRect(whole))
        small.stroke(path, style, in: DrawingRect(whole))
        for y in part.minY..<part.maxY {
          for x in part.minX..<part.maxX where large[x, y] != small[x, y] {
            Issue.record("(\(x), \(y)) of \(path), \(style)")
            return
          }
        }
      }
    }
  }

  // Data G4
  @Test func `no path traps, whatever is in it`() {
    var random = SeededGenerator(seed: 22)
    var buffer = CellBuffer(size: Size(width: 30, height: 12))
    var paint = Paint()
    for index in 0..<Soak.count(500, 10_000) {
      let path = RandomPath.make(&random, wild: true)
      let style = RandomPath.style(&random)
      let pixels = PixelStyle.allCases[index % 4]
      buffer.fill(
        path, at: .zero, evenOdd: index % 2 == 0, color: .blue, pixels: pixels, clip: buffer.bounds,
        paint: &paint)
      buffer.stroke(
        path, style, at: Point(x: index % 7 - 3, y: 1), in: DrawingRect(buffer.bounds), color: .red,
        pixels: pixels, clip: buffer.bounds, paint: &paint)
      _ = path.trimmedPath(from: .random(in: -1...1, using: &random), to: .random(in: 0...2, using: &random))
      _ = path.contains(DrawingPoint(x: 3, y: 3))
    }
    expect(buffer.text, contains: "\n")
  }
}

/// Paths of all pieces, near and far away, some of them no numbers.
enum RandomPath {
  static func make(_ random: inout SeededGenerator, wild: Bool) -> Path {
    func number() -> Double {
      guard wild, .random(in: 0..<6, using: &random) == 0 else {
        return .random(in: -10...40, using: &random)
      }
      return [.nan, .infinity, -.infinity, 1e300, -1e18, 1e9, 0, -0.0, .leastNonzeroMagnitude]
        .randomElement(using: &random) ?? 0
    }
    func point() -> DrawingPoint { DrawingPoint(x: number(), y: number()) }
    func rect() -> DrawingRect { DrawingRect(x: number(), y: number(), width: number(), height: number()) }
    var path = Path()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5: path.closeSubpath()
      case 6: path.addEllipse(in: rect())
      case 7:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(number()), endAngle: .degrees(number()),
          clockwise: .random(using: &random))
      case 8: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      default: path.addRoundedRect(in: rect(), cornerSize: DrawingSize(width: number(), height: number()))
      }
    }
    return .random(using: &random) ? path : path.applying(DrawingTransform(rotationAngle: number()))
  }

  static func style(_ random: inout SeededGenerator) -> StrokeStyle {
    StrokeStyle(
      lineWidth: [0, 0.5, 1, 2, 3.5, 1e12, .nan, -1].randomElement(using: &random) ?? 1,
      lineCap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
      dash: [[], [1], [2, 1], [0, 0], [1e-9, 1e-9], [.nan], [3, 0.1, 2], [1e300]]
        .randomElement(using: &random) ?? [],
      dashPhase: [0, 1, -5, .nan, 1e300].randomElement(using: &random) ?? 0)
  }
}
