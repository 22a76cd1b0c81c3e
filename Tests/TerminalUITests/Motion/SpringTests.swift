import Expectations
import Testing
import TerminalUI

/// Springs in closed form.
@Suite struct SpringTests {
  private static let times = [0.05, 0.1, 0.2, 0.3, 0.5]

  static let rows: [(Spring, [Double])] = [
    (.smooth, [0.1313, 0.3577, 0.7154, 0.89, 0.9864]),
    (.snappy, [0.1382, 0.3881, 0.7864, 0.9564, 1.006]),
    (.bouncy, [0.1457, 0.4233, 0.8737, 1.0339, 1.0145]),
    (Spring(response: 0.5, dampingRatio: 0.825), [0.1394, 0.3936, 0.7996, 0.9685, 1.0084]),
  ]

  @Test func `a spring from 0 to 1 has the values of the closed form`() {
    for (spring, values) in Self.rows {
      for (time, value) in zip(Self.times, values) {
        expect(abs(spring.value(target: 1.0, time: time) - value), below: 0.001)
      }
    }
  }

  nonisolated static let springs = [
    Spring.smooth, .bouncy, Spring(duration: 0.3, bounce: -0.4), Spring(duration: 0.7, bounce: 0.9),
    Spring(mass: 2, stiffness: 90, damping: 3), Spring(stiffness: 100, damping: 60, allowOverDamping: true),
  ]

  @Test(arguments: springs)
  func `the velocity is the derivative of the value, and the force that of the velocity`(spring: Spring) {
    for step in 1...40 {
      let time = Double(step) / 30
      func value(_ time: Double) -> Double { spring.value(target: 3.0, initialVelocity: 20.0, time: time) }
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 3.0, initialVelocity: 20.0, time: time)
      }
      let slope = (value(time + 1e-6) - value(time - 1e-6)) / 2e-6
      expect(abs(velocity(time) - slope), below: 1e-3)
      let acceleration = (velocity(time + 1e-6) - velocity(time - 1e-6)) / 2e-6
      let force = spring.force(target: 3.0, position: value(time), velocity: velocity(time))
      expect(abs(force / spring.mass - acceleration), below: 1e-1)
    }
    expect(abs(spring.velocity(target: 3.0, initialVelocity: 20.0, time: 0) - 20), below: 1e-9)
  }

  @Test(arguments: springs) func `many small steps lead where one large step leads`(spring: Spring) {
    var (value, velocity) = (2.0, -5.0)
    for _ in 0..<50 { spring.update(value: &value, velocity: &velocity, target: 7.0, deltaTime: 0.01) }
    var (once, speed) = (2.0, -5.0)
    spring.update(value: &once, velocity: &speed, target: 7.0, deltaTime: 0.5)
    expect(abs(value - once) < 1e-9 && abs(velocity - speed) < 1e-7)
  }

  @Test(arguments: springs) func `a settled spring stays within a thousandth`(spring: Spring) {
    let time = spring.settlingDuration(target: 10.0, epsilon: 0.001)
    expect(time.isFinite)
    for step in 0..<200 {
      let value = spring.value(target: 10.0, time: time + Double(step) / 50)
      expect(abs(value - 10), atMost: 0.001_5)
    }
  }

  @Test func `each way to tell a spring leads back to the others`() {
    let spring = Spring(duration: 0.4, bounce: 0.25)
    let physical = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    expect(abs(physical.duration - 0.4) < 1e-9 && abs(physical.bounce - 0.25) < 1e-9)
    let ratio = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    expect(abs(ratio.duration - 0.4) < 1e-9 && abs(ratio.bounce - 0.25) < 1e-9)
    let settling = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    expect(abs(settling.settlingDuration - 0.8) < 1e-6 && settling.dampingRatio == 0.7)
    expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5), below: 1e-9)
  }

  @Test(arguments: [0, -1, .infinity, -.infinity, .nan, 1e300, 1e-300] as [Double])
  func `no number makes a spring that isn't one`(number: Double) {
    let springs = [
      Spring(duration: number, bounce: 0), Spring(duration: 0.5, bounce: number),
      Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number, allowOverDamping: true),
      Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
    ]
    for spring in springs {
      expect(spring.value(target: 1.0, time: 0.1).isFinite)
      expect(spring.velocity(target: 1.0, time: 0.1).isFinite)
      _ = spring.settlingDuration
    }
  }

  @Test(arguments: [Spring(response: .infinity, dampingRatio: 1), Spring(stiffness: 0, damping: 10)])
  func `a spring that would never move is at its end at once`(spring: Spring) {
    expect(abs(spring.value(target: 1.0, time: 0.1) - 1), below: 1e-6)
  }
}
