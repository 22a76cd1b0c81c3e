/// The hashes of the selected values.
nonisolated struct SelectedHashes {
  private var first: Int?
  private var further: [Int] = []
  /// So many values are selected that their hashes aren't kept.
  private var isMuch = false

  /// So many selected values are looked for one by one.
  package static var most: Int { 8 }

  /// No hash, or that of one value.
  init(_ hash: Int? = nil) { first = hash }

  /// The hashes of several values.
  init<Value: Hashable>(_ values: Set<Value>) {
    if values.count > Self.most {
      isMuch = true
      return
    }
    for value in values {
      if first == nil { first = value.hashValue } else { further.append(value.hashValue) }
    }
  }

  /// Whether nothing is selected.
  package var isEmpty: Bool { first == nil && !isMuch }

  /// Whether it is the hash of one value, or of none.
  func isOnly(_ hash: Int?) -> Bool { first == hash && further.isEmpty && !isMuch }

  /// Whether a value with a hash may be selected.
  func mayContain(_ hash: Int) -> Bool {
    isMuch || first == hash || !further.isEmpty && further.contains(hash)
  }
}
