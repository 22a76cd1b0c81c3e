import Expectations
import Testing

@testable import Cells

/// `empty()`.
struct EmptyingTests {
  @Test(arguments: [0, 1, 4, 5, 100]) func `nothing is left, and the room is kept`(count: Int) {
    var numbers = Array(0..<count)
    let capacity = numbers.capacity
    numbers.empty()
    expectEmpty(numbers)
    expect(numbers.capacity, capacity)
  }
}
