import Testing
import TerminalUI

/// Curves that map a progress to another one.
@Suite struct UnitCurveTests {
  private func expect(
    _ values: [Double], _ curve: UnitCurve, within tolerance: Double = 0.005,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (progress, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(abs(curve.value(at: progress) - value) <= tolerance, sourceLocation: sourceLocation)
    }
  }

  @Test func `easing curves have the values of CSS's`() {
    expect([0.09, 0.32, 0.62], .easeIn)
    expect([0.38, 0.68, 0.91], .easeOut)
    expect([0.13, 0.5, 0.87], .easeInOut)
    expect([0.25, 0.5, 0.75], .linear)
  }

  @Test func `circular curves are arcs`() {
    expect([0.032, 0.134, 0.339], .circularEaseIn, within: 0.000_6)
    expect([0.661, 0.866, 0.968], .circularEaseOut, within: 0.000_6)
    expect([0.067, 0.5, 0.933], .circularEaseInOut, within: 0.000_6)
  }

  @Test func `velocities are the slopes`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.7, y: -0.4)),
    ]
    for curve in curves {
      for step in 1..<20 where step != 10 {
        let progress = Double(step) / 20
        let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
        #expect(abs(curve.velocity(at: progress) - slope) < 1e-3 * max(abs(slope), 1))
      }
    }
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.25) - 0.67) < 0.01)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
  }

  @Test func `a control point outside is taken into the unit, but only its x`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-9)
    let overshooting = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 1.6), endControlPoint: UnitPoint(x: 0.6, y: 1.2))
    #expect(overshooting.value(at: 0.6) > 1.05)
  }

  @Test(arguments: [0, 0.1, 0.3, 0.5, 0.8, 1])
  func `the inverse of a curve leads back`(progress: Double) {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-7)
      #expect(curve.inverse.inverse == curve)
    }
  }

  @Test(arguments: [-1, 2, .infinity, -.infinity, .nan] as [Double])
  func `any progress has a value between the ends, and any control point makes a curve`(progress: Double) {
    for curve in [UnitCurve.linear, .easeIn, .circularEaseIn, .circularEaseOut] {
      #expect((0...1).contains(curve.value(at: progress)))
    }
    let odd = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: progress, y: progress),
      endControlPoint: UnitPoint(x: progress, y: progress))
    #expect(odd.value(at: 0) == 0 && abs(odd.value(at: 1) - 1) < 1e-9)
    #expect(odd.value(at: 0.5).isFinite)
  }
}
