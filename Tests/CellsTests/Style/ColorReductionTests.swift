import Cells
import Expectations
import Testing

@Suite struct ColorReductionTests {
  private let colors: [Color] = {
    var colors: [Color] = [.terminalDefault]
    for index in 0...255 { colors.append(.indexed(UInt8(index))) }
    let steps: [UInt8] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
    for red in steps {
      for green in steps {
        for blue in steps { colors.append(.rgb(red, green, blue)) }
      }
    }
    return colors
  }()

  @Test(arguments: ColorDepth.allCases)
  func `a reduced colour is one that the depth has`(depth: ColorDepth) {
    for color in colors {
      switch (color.reduced(to: depth).kind, depth) {
      case (.terminalDefault, .none), (_, .rgb), (.indexed, .indexed256): break
      case (.terminalDefault, _): expect(color, .terminalDefault)
      case (.indexed(let index), .ansi16): expect(index, below: 16, "\(color)")
      case (.indexed(let index), .ansi8): expect(index, below: 8, "\(color)")
      default: Issue.record("\(color) at \(depth): \(color.reduced(to: depth))")
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `a reduced colour stays as it is`(depth: ColorDepth) {
    for color in colors {
      let reduced = color.reduced(to: depth)
      expect(reduced.reduced(to: depth), reduced)
    }
  }

  @Test func `components of the palette find their own entry`() {
    for index in 16...255 {
      let color = Color.indexed(UInt8(index))
      let (red, green, blue) = color.components!
      let found = Color.rgb(red, green, blue).reduced(to: .indexed256)
      expect(found.components! == (red, green, blue), "\(index)")
    }
  }

  @Test(arguments: [
    (Color.rgb(255, 135, 0), ColorDepth.indexed256, Color.indexed(208)),
    (.rgb(255, 135, 0), .ansi16, .yellow),
    (.orange, .ansi8, .yellow), (.rgb(120, 120, 120), .ansi16, .gray), (.rgb(10, 10, 10), .ansi8, .black),
    (.rgb(200, 200, 200), .ansi8, .indexed(7)), (.indexed(12), .ansi8, .blue), (.white, .ansi8, .indexed(7)),
    (.rgb(128, 0, 0), .ansi16, .red), (.rgb(255, 60, 60), .ansi16, .indexed(9)),
    (.red, .none, .terminalDefault),
    (.rgb(0, 100, 0), .ansi8, .green),
  ]) func `a colour becomes the nearest`(color: Color, depth: ColorDepth, expected: Color) {
    expect(color.reduced(to: depth), expected)
  }

  @Test func `a colour with a hue never becomes a grey`() {
    for color in [
      Color.rgb(90, 20, 20), .rgb(20, 60, 200), .rgb(250, 200, 120), .pink, .brown, .teal, .indigo,
    ] {
      expect([0, 7, 8, 15].map { Color.indexed($0) }, lacks: color.reduced(to: .ansi16), "\(color)")
    }
  }

  @Test func `a style is reduced in both colours and stays open where it is`() {
    let style = Style(background: .rgb(255, 0, 0), attributes: .bold)
    expect(style.reduced(to: .ansi8), Style(background: .red, attributes: .bold))
  }
}
