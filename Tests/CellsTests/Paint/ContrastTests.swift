import Cells
import Soak
import Expectations
import Testing

@Suite struct ContrastTests {
  // Look H4
  @Test(arguments: [
    (0x888888, 0xFFFFFF, 63.06), (0xFFFFFF, 0x888888, -68.54), (0x000000, 0xAAAAAA, 58.15),
    (0xAAAAAA, 0x000000, -56.24), (0x112233, 0xDDEEFF, 91.67), (0xDDEEFF, 0x112233, -93.07),
    (0x112233, 0x444444, 8.32),
  ]) func `contrasts are those that are published`(text: Int, ground: Int, expected: Double) throws {
    let contrast = try #require(Color(hex: text).contrast(on: Color(hex: ground)))
    expect(abs(contrast - expected), below: 0.005, "\(contrast)")
  }

  @Test func `what the terminal chooses has no contrast`() {
    for color in [Color.terminalDefault, .red, .white, .clear, .role(.tint)] {
      expectNil(color.contrast(on: .rgb(0, 0, 0)), "\(color)")
      expectNil(Color.rgb(0, 0, 0).contrast(on: color), "\(color)")
    }
    expect(Color.indexed(231).contrast(on: .indexed(16))!, below: -100)
  }

  // Look H4
  @Test(arguments: [45.0, 60, 75])
  func `a lifted colour reaches the level, and is left alone where it does already`(level: Double) {
    let steps: [UInt8] = Soak.isOn ? [0, 51, 102, 153, 204, 255] : [0, 102, 255]
    let colors = steps.flatMap { red in steps.flatMap { green in steps.map { Color.rgb(red, green, $0) } } }
    for background in colors {
      let best = max(
        abs(Color.rgb(0, 0, 0).contrast(on: background)!),
        abs(Color.rgb(255, 255, 255).contrast(on: background)!))
      for color in colors {
        let lifted = color.lifted(on: background, to: level)
        let contrast = abs(lifted.contrast(on: background)!)
        expect(contrast, atLeast: min(level, best), "\(color) on \(background): \(lifted)")
        if abs(color.contrast(on: background)!) >= level { expect(lifted, color) }
      }
    }
  }

  // Look H4
  @Test func `a lifted colour keeps its hue, and is hardly lighter than it has to be`() {
    for seed in [0x0178D4, 0xBA3C5B, 0x3F7A1D, 0x2457C5] {
      let (color, background) = (Color(hex: seed), Color(hex: 0x121212))
      let lifted = color.lifted(on: background, to: 60)
      expect(abs(lifted.contrast(on: background)!), below: 62)
      let (before, after) = (OKLab(color)!, OKLab(lifted)!)
      let cosine =
        (before.greenRed * after.greenRed + before.blueYellow * after.blueYellow)
        / (before.chroma * after.chroma)
      expect(cosine, above: 0.997, "\(color) \(lifted)")
    }
  }

  @Test func `text darker than a light ground is darkened, not turned over`() {
    let lifted = Color(hex: 0x8899CC).lifted(on: Color(hex: 0xEEEEEE), to: 75)
    expect(OKLab(lifted)!.lightness, below: OKLab(Color(hex: 0x8899CC))!.lightness)
  }

  @Test func `a colour that nobody knows isn't lifted`() {
    expect(Color.red.lifted(on: .rgb(200, 0, 0), to: 75), .red)
    expect(Color.rgb(200, 0, 0).lifted(on: .red, to: 75), .rgb(200, 0, 0))
    expect(Color.role(.tint).lifted(on: .rgb(0, 0, 0), to: 75), .role(.tint))
  }

  @Test func `impossible levels give black or white`() {
    expect(Color.rgb(1, 2, 3).lifted(on: .rgb(0, 0, 0), to: .infinity), .rgb(255, 255, 255))
    expect(Color.rgb(1, 2, 3).lifted(on: .rgb(255, 255, 255), to: .nan), .rgb(0, 0, 0))
  }
}
