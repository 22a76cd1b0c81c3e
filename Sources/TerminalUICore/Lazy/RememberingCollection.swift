/// A collection that knows where elements of an earlier one are, such as the rows of an outline: lists ask it after a
/// change.
package protocol RememberingCollection {
  /// The likely place of an element that had a place in an earlier collection; another element may be there.
  func place(ofElementAt place: Int, of old: Self) -> Int?
}

extension RememberingCollection {
  /// Returns a function that finds the present places of elements of `old`, if that is a collection of the same type.
  fileprivate func places(from old: Any) -> ((Int) -> Int?)? {
    guard let old = old as? Self else { return nil }
    return { place(ofElementAt: $0, of: old) }
  }
}

/// Returns a function from places in `old` to places in `new`; `nil` if `new` doesn't know them.
func rememberedPlaces<Data>(from old: Data, to new: Data) -> ((Int) -> Int?)? {
  (new as? any RememberingCollection)?.places(from: old)
}
