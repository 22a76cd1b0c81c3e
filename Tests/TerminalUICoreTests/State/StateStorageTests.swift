import Expectations
import Testing

@testable import TerminalUICore

/// Where a state in memory keeps its parts, which unspecialised code computes.
@MainActor struct StateStorageTests {
  @Test func `a small initial value lies where the compiler put it`() { check(UInt8(7)) }
  @Test func `an initial value of a word lies where the compiler put it`() { check(7) }
  @Test func `an initial text lies where the compiler put it`() {
    check("a text that is too long for a small one")
  }
  @Test func `an initial optional lies where the compiler put it`() { check(Double?.some(7)) }
  @Test func `a wide initial value lies where the compiler put it`() { check(SIMD8<Int>(repeating: 7)) }
  @Test func `an initial value without bytes is found`() { check(Empty()) }

  private struct Empty: Equatable {}

  private func check<Value: Equatable>(_ value: Value) {
    var state = State(initialValue: value)
    withUnsafeMutablePointer(to: &state) { pointer in
      expect(State<Value>.initialValue(in: UnsafeMutableRawPointer(pointer)).pointee, value)
      expect(MemoryLayout<State<Value>>.offset(of: \.handle), 0)
    }
  }
}
