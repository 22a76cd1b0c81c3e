import Cells
import Expectations
import Testing

/// Changes of colours by their components.
@Suite struct ColorEffectTests {
  private static let rose = Color.rgb(200, 80, 80)

  @Test(
    arguments: [
      (.brightness(0.2), .rgb(251, 131, 131)), (.brightness(-1), .rgb(0, 0, 0)), (.contrast(1), rose),
      (.contrast(0), .rgb(128, 128, 128)), (.saturation(1), rose), (.saturation(0), .rgb(106, 106, 106)),
      (.hue(0), rose), (.hue(1), rose), (.multiply(.rgb(255, 255, 255)), rose),
      (.multiply(.rgb(0, 255, 255)), .rgb(0, 80, 80)), (.invert, .rgb(55, 175, 175)),
    ] as [(ColorEffect, Color)])
  func `an effect changes the components`(effect: ColorEffect, result: Color) throws {
    let found = try #require(effect.applied(to: Self.rose)?.components)
    let wanted = try #require(result.components)
    expect(abs(Int(found.red) - Int(wanted.red)), atMost: 1, "\(effect) \(found)")
    expect(abs(Int(found.green) - Int(wanted.green)), atMost: 1, "\(effect) \(found)")
    expect(abs(Int(found.blue) - Int(wanted.blue)), atMost: 1, "\(effect) \(found)")
  }

  @Test func `a third of a turn makes red green, as the published matrix does`() throws {
    let green = try #require(ColorEffect.hue(1.0 / 3).applied(to: .rgb(255, 0, 0))?.components)
    expect(green.red == 0 && green.green > 70 && green.blue == 0)
  }

  @Test func `a colour without components has no result, and no number traps`() {
    expectNil(ColorEffect.invert.applied(to: .terminalDefault))
    expectNil(ColorEffect.invert.applied(to: .role(.tint)))
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      for effect in [ColorEffect.brightness(number), .contrast(number), .saturation(number), .hue(number)] {
        expect(effect.applied(to: Self.rose) != nil)
      }
    }
  }

  @Test(
    arguments: [
      (Color(.sRGB, red: 1, green: 0.5, blue: 0), Color.rgb(255, 128, 0)),
      (Color(.displayP3, red: 1, green: 1, blue: 1), .rgb(255, 255, 255)),
      // Beyond what sRGB has: the nearest there.
      (Color(.displayP3, red: 1, green: 0, blue: 0), .rgb(255, 0, 0)),
      (Color(.sRGBLinear, red: 0.5, green: 0, blue: 1), .rgb(188, 0, 255)),
      (Color(.sRGB, white: 0.5), .rgb(128, 128, 128)),
    ])
  func `a colour of another space is converted`(color: Color, result: Color) throws {
    let (found, wanted) = try (#require(color.components), #require(result.components))
    expect(abs(Int(found.red) - Int(wanted.red)) <= 1 && abs(Int(found.green) - Int(wanted.green)) <= 1)
    expect(abs(Int(found.blue) - Int(wanted.blue)), atMost: 1)
  }

  @Test func `a colour may let something through`() {
    expect(abs(Color(red: 1, green: 0, blue: 0, opacity: 0.5).alpha - 0.5), below: 0.01)
    expect(abs(Color(white: 1, opacity: 0.25).alpha - 0.25), below: 0.01)
    expect(Color(hue: 0, saturation: 1, brightness: 1, opacity: 0), .clear)
  }
}
