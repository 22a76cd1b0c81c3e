import Cells
import Expectations
import Testing

/// Colours that change away from a point, or around one.
@Suite struct ShadingFormTests {
  private static let stops = [Shading.Stop(.rgb(0, 0, 0), at: 0), Shading.Stop(.rgb(200, 0, 0), at: 1)]
  private static let frame = Rect(x: 0, y: 0, width: 21, height: 11)

  private func red(_ form: ShadingForm, _ x: Int, _ y: Int) -> Int? {
    Shading(stops: Self.stops, form).color(at: Point(x: x, y: y), in: Self.frame).components.map {
      Int($0.red)
    }
  }

  @Test func `a circle is as wide as it is high, since a row is two units`() {
    let circle = ShadingForm.circle((0.5, 0.5), from: 0, to: 10)
    expect(red(circle, 10, 5), 0)
    // Ten columns to the right, and five rows down.
    expect(red(circle, 20, 5), 200)
    expect(red(circle, 10, 10), 200)
    expect(red(circle, 15, 5), 100)
    let beyond = ShadingForm.circle((0.5, 0.5), from: 2, to: 4)
    expect(red(beyond, 11, 5) == 0 && red(beyond, 20, 5) == 200)
  }

  @Test func `an ellipse reaches the edges at the half`() throws {
    let ellipse = ShadingForm.ellipse((0.5, 0.5), from: 0, to: 0.5)
    let (side, top) = (try #require(red(ellipse, 0, 5)), try #require(red(ellipse, 10, 0)))
    expect(abs(side - top) < 20 && side > 170)
  }

  @Test(arguments: [(20, 5, 0.0), (10, 10, 0.25), (0, 5, 0.5), (10, 0, 0.75)])
  func `a cone goes round clockwise from the right`(x: Int, y: Int, turn: Double) throws {
    let level = red(.cone((0.5, 0.5), from: 0, to: 1), x, y)
    let red = try #require(level)
    expect(abs(Double(red) - turn * 200) < 2 || turn == 0 && red > 198, "\(red)")
  }

  @Test func `a cone may begin elsewhere, and end before it is round`() throws {
    // From below over the left side to above.
    let half = ShadingForm.cone((0.5, 0.5), from: 0.25, to: 0.75)
    try expect(abs(#require(red(half, 0, 5)) - 100), below: 3)
    expect(red(half, 20, 5), 200)
  }

  @Test func `no form traps on any number`() {
    for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0] {
      for form in [
        ShadingForm.circle((number, number), from: number, to: number),
        .ellipse((0, number), from: number, to: 1),
        .cone((number, 0.5), from: number, to: 1), .line((number, 0), (0, number)),
      ] {
        _ = red(form, 3, 4)
        _ = red(form, .max / 4, .min / 4)
      }
    }
  }
}
