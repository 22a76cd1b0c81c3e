/// The types of views with a `body` whose values are always exactly one item.
///
/// A view may contain itself, as a tree of folders does. It is one item unless something in it says otherwise, so
/// while a type is being found out it counts as one.
@MainActor enum UnaryTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static var open: ContiguousArray<ObjectIdentifier> = []

  /// Returns whether a view of the type is one item, as found out at the first call.
  static func contains<V: View>(_ type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let isUnary = known[key] { return isUnary }
    if open.contains(key) { return true }
    open.append(key)
    let isUnary = V.Body._isUnary
    open.removeLast()
    // "One item" may rest on assumptions; "several" never does.
    if open.isEmpty || !isUnary { known[key] = isUnary }
    return isUnary
  }
}
