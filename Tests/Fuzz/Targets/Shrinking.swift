/// Makes an input that fails smaller, for who has to understand it.
@MainActor enum Shrinking {
  /// Takes away bytes and elements, then makes bytes smaller, as long as `fails` says that the rest still fails.
  static func shrunk<Element>(
    _ bytes: [UInt8], _ elements: [Element], fails: ([UInt8], [Element]) -> Bool
  ) -> ([UInt8], [Element]) {
    var (bytes, elements) = (bytes, elements)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      while let fewer = withoutPart(elements, fails: { fails(bytes, $0) }) {
        (elements, isSmaller) = (fewer, true)
      }
      while let fewer = withoutPart(bytes, fails: { fails($0, elements) }) {
        (bytes, isSmaller) = (fewer, true)
      }
      for index in bytes.indices where bytes[index] > 0 {
        var smaller = bytes
        for value in [0, 1, bytes[index] / 2, bytes[index] - 1] where value < bytes[index] {
          smaller[index] = value
          guard fails(smaller, elements) else { continue }
          (bytes, isSmaller) = (smaller, true)
          break
        }
      }
    }
    return (bytes, elements)
  }

  /// `elements` less the longest part that they can do without.
  private static func withoutPart<Element>(_ elements: [Element], fails: ([Element]) -> Bool) -> [Element]? {
    var length = elements.count
    while length > 0 {
      for start in stride(from: 0, to: elements.count, by: length) {
        let fewer = Array(elements[..<start] + elements[Swift.min(start + length, elements.count)...])
        if fails(fewer) { return fewer }
      }
      length /= 2
    }
    return nil
  }
}
