import Cells
import Expectations
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (0.0, 0.5, 1.0, Color.rgb(0, 128, 255)), (-1, 2, 0.2, .rgb(0, 255, 51)),
    (.nan, .infinity, -.infinity, .rgb(0, 255, 0)),
  ]) func `components are clamped`(red: Double, green: Double, blue: Double, color: Color) {
    expect(Color(red: red, green: green, blue: blue), color)
  }

  @Test func `a colour is of its kind`() {
    expect(Color.terminalDefault.kind, .terminalDefault)
    expect(Color.indexed(208).kind, .indexed(208))
    expect(Color.rgb(1, 2, 3).kind, .rgb(1, 2, 3))
    expect(Color(white: 0.4).kind, .rgb(102, 102, 102))
  }

  @Test func `every entry of the palette has the components of xterm`() {
    expect(Color.indexed(16).components! == (0, 0, 0))
    expect(Color.indexed(208).components! == (255, 135, 0))
    expect(Color.indexed(231).components! == (255, 255, 255))
    expect(Color.indexed(232).components! == (8, 8, 8))
    expect(Color.indexed(255).components! == (238, 238, 238))
    expectNil(Color.terminalDefault.components)
  }
}
