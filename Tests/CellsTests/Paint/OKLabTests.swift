import Cells
import Expectations
import Testing

@Suite struct OKLabTests {
  // Published with the space itself, and for the three primaries by CSS Color 4.
  @Test(arguments: [
    (0xFFFFFF, 1.0, 0.0, 0.0), (0x000000, 0, 0, 0), (0xFF0000, 0.628, 0.2249, 0.1258),
    (0x00FF00, 0.8664, -0.2339, 0.1795), (0x0000FF, 0.452, -0.0325, -0.3115),
  ]) func `known colours stand where they are published`(hex: Int, l: Double, a: Double, b: Double) {
    let place = OKLab(Color(hex: hex))!
    expect(
      abs(place.lightness - l) < 0.0002 && abs(place.greenRed - a) < 0.0002
        && abs(place.blueYellow - b) < 0.0002)
  }

  @Test func `every colour comes back`() {
    for red in stride(from: 0, through: 255, by: 5) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = Color.rgb(UInt8(red), UInt8(green), UInt8(blue))
          expect(Color(OKLab(color)!), color)
        }
      }
    }
  }

  @Test func `what no screen shows loses chroma and nothing else`() {
    let place = OKLab(lightness: 0.9, greenRed: 0.3, blueYellow: -0.3)
    expect(!place.isShown)
    expect(place.clipped.isShown)
    expect(place.clipped.lightness, 0.9)
    expect(place.clipped.greenRed, -place.clipped.blueYellow)
    expect(place.clipped.chroma, above: 0.02)
  }

  @Test func `no number traps`() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      _ = Color(OKLab(lightness: number, greenRed: number, blueYellow: number))
      _ = Color(hue: number, saturation: number, brightness: number)
      _ = Color.red.mix(with: .blue, by: number)
      _ = OKLab(lightness: number, greenRed: number, blueYellow: number).description
    }
  }

  @Test func `colours that the terminal chooses have no place`() {
    expectNil(OKLab(.terminalDefault))
    expectNil(OKLab(.clear))
    expectNil(OKLab(.role(.tint)))
  }

  @Test func `mixing goes from one colour to the other`() {
    let (black, white) = (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255))
    expect(black.mix(with: white, by: 0), black)
    expect(black.mix(with: white, by: 2), white)
    expect(black.mix(with: white, by: 0.5, in: .device), .rgb(128, 128, 128))
    expect(black.mix(with: white, by: 0.5), .rgb(99, 99, 99))
    expect(Color.terminalDefault.mix(with: white, by: 0.4), .terminalDefault)
    expect(Color.terminalDefault.mix(with: white, by: 0.6), white)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, Color.rgb(255, 0, 0)), (1.0 / 3, 1, 1, .rgb(0, 255, 0)), (2.0 / 3, 1, 1, .rgb(0, 0, 255)),
    (0.5, 0.5, 1, .rgb(128, 255, 255)), (-0.5, 1, 0.5, .rgb(0, 128, 128)), (0.3, 0, 0.2, .rgb(51, 51, 51)),
  ]) func `hue, saturation and brightness make colours`(
    hue: Double, saturation: Double, brightness: Double, expected: Color
  ) {
    expect(Color(hue: hue, saturation: saturation, brightness: brightness), expected)
  }
}

extension Color {
  /// A colour as it is written in styles of pages.
  init(hex: Int) { self = .rgb(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255)) }
}
