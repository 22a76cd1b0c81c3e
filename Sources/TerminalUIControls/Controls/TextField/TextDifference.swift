/// The difference between two texts: one part, between their common beginning and their common end.
nonisolated struct TextDifference {
  private let old: String
  private let new: String
  /// The number of bytes that both texts begin with.
  private let prefix: Int
  /// The number of bytes that both texts end with, behind the prefix.
  private let suffix: Int

  init(from old: String, to new: String) {
    self.old = old
    self.new = new
    let (left, right) = (Array(old.utf8), Array(new.utf8))
    let least = Swift.min(left.count, right.count)
    var prefix = 0
    while prefix < least, left[prefix] == right[prefix] { prefix += 1 }
    // Not inside of a scalar.
    while prefix > 0, Self.continues(left, prefix) || Self.continues(right, prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < least - prefix, left[left.count - 1 - suffix] == right[right.count - 1 - suffix] {
      suffix += 1
    }
    while suffix > 0, Self.continues(left, left.count - suffix) { suffix -= 1 }
    (self.prefix, self.suffix) = (prefix, suffix)
  }

  /// Where a position of the old text is in the new one; its end is the new one's end.
  func position(of position: Int) -> Int {
    let (oldCount, newCount) = (old.utf8.count, new.utf8.count)
    if position >= oldCount { return newCount }
    if position <= prefix { return position }
    if position >= oldCount - suffix { return position + newCount - oldCount }
    // In what differs: behind as many characters, as far as there are any.
    let count = old[Self.index(old, prefix)..<Self.index(old, position)].count
    let part = new[Self.index(new, prefix)..<Self.index(new, newCount - suffix)]
    let place = part.index(part.startIndex, offsetBy: count, limitedBy: part.endIndex) ?? part.endIndex
    return new.utf8.distance(from: new.startIndex, to: place)
  }

  private static func index(_ text: String, _ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position)
  }

  /// Whether the byte at `position` belongs to the scalar before.
  private static func continues(_ bytes: [UInt8], _ position: Int) -> Bool {
    position < bytes.count && bytes[position] & 0xC0 == 0x80
  }
}
