/// A part of the framework that takes any bytes, and what must hold whatever they are.
///
/// `make fuzz` runs each target under libFuzzer; the tests run it on the inputs that are kept in the repository, and on random ones.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The target's name, which is that of its folder of inputs.
  public let name: String
  /// Takes an input; returns what is wrong, or `nil`.
  public let run: @Sendable ([UInt8]) -> String?

  /// The name.
  public var description: String { name }

  /// All targets.
  public static let all: [FuzzTarget] = [
    .decoder, .ansi, .gate, .renderer, .layout, .pictures, .proposals, .state, .terminfo,
  ]
}

/// Numbers made of an input's bytes; after its end they are all 0.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes are used.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte.
  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number from 0 up to, not including, `limit`.
  mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

  /// A length: mostly a small one, sometimes one that arithmetic could fail on.
  mutating func length() -> Int {
    let value = Int(byte())
    switch value {
    case 0..<200: return value % 24
    case 200..<240: return -(value % 9)
    default: return Self.extremes[value % Self.extremes.count]
    }
  }

  /// Text of up to 31 bytes, whatever they are.
  mutating func text() -> String {
    let count = number(below: 32)
    return String(decoding: (0..<count).map { _ in byte() }, as: UTF8.self)
  }

  private static let extremes = [
    Int.max, .min, .max - 1, .min + 1, 1 << 31, -(1 << 31), 1 << 30, 65_536, 100_000,
  ]
}
