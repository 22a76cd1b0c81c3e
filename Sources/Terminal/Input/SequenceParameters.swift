/// The parts of a control sequence: `CSI marker parameters intermediates final`.
///
/// Parameters are separated by `;`, their parts by `:`. Numbers are kept below 10⁷.
struct SequenceParameters {
  /// `<`, `=`, `>` or `?` in front of the parameters.
  let marker: UInt8?
  /// The last byte between the parameters and the final byte.
  let intermediate: UInt8?
  /// The byte that names the sequence.
  let final: UInt8
  private let body: ArraySlice<UInt8>

  /// Takes apart the bytes behind `CSI`, the final byte included.
  init(_ bytes: [UInt8]) {
    final = bytes.last ?? 0
    var body = bytes.dropLast()
    if let first = body.first, (0x3C...0x3F).contains(first) {
      marker = first
      body.removeFirst()
    } else {
      marker = nil
    }
    intermediate = body.last.flatMap { (0x20..<0x30).contains($0) ? $0 : nil }
    while let last = body.last, (0x20..<0x30).contains(last) { body.removeLast() }
    self.body = body
  }

  /// Whether there are no parameters.
  var isEmpty: Bool { body.isEmpty }

  /// Whether the parameters consist of digits and separators only.
  var isWellFormed: Bool { body.allSatisfy { (0x30..<0x3C).contains($0) } }

  /// The number of parameters, empty ones included.
  var count: Int { body.isEmpty ? 0 : body.reduce(1) { $0 + ($1 == UInt8(ascii: ";") ? 1 : 0) } }

  /// The first part of the parameter at `index`, or `nil` where it is absent, empty or not a number.
  subscript(index: Int) -> Int? { self[index, 0] }

  /// The part at `part` of the parameter at `index`, or `nil` where it is absent, empty or not a number.
  subscript(index: Int, part: Int) -> Int? {
    var parameter = 0
    var position = 0
    var value: Int?
    for byte in body {
      let isWanted = parameter == index && position == part
      switch byte {
      case UInt8(ascii: ";"):
        if isWanted { return value }
        (parameter, position) = (parameter + 1, 0)
      case UInt8(ascii: ":"):
        if isWanted { return value }
        position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isWanted { value = Swift.min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 10_000_000) }
      default:
        if isWanted { return nil }
      }
    }
    return value
  }

  /// The parts of the parameter at `index`, where a part that is empty or no number is 0; none if the parameter is
  /// absent or empty.
  func parts(_ index: Int) -> [Int] {
    let parameters = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard index < parameters.count, !parameters[index].isEmpty else { return [] }
    let count = parameters[index].reduce(1) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
    return (0..<count).map { self[index, $0] ?? 0 }
  }
}
