/// A generator that gives the same numbers each time (SplitMix64).
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator that starts somewhere.
  public init(state: UInt64) { self.state = state }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to, not including, `limit`.
  public mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
