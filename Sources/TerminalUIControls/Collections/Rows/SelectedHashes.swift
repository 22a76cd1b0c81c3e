/// The hashes of the selected values, by which most rows are known not to be selected without a comparison.
nonisolated struct SelectedHashes {
  private var first: Int?
  private var further: [Int] = []
  /// Whether too many values are selected for their hashes to be kept.
  private var isMuch = false

  /// The most selected values whose hashes are kept.
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

  /// Whether `hash` is that of the only selected value; with `nil`, whether nothing is selected.
  func isOnly(_ hash: Int?) -> Bool { first == hash && further.isEmpty && !isMuch }

  /// Whether a value with a hash may be selected.
  func mayContain(_ hash: Int) -> Bool {
    isMuch || first == hash || !further.isEmpty && further.contains(hash)
  }
}
