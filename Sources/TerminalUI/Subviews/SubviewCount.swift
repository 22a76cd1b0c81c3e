extension View {
  /// The number of views that this view consists of, counted without evaluating anything, and not beyond a limit.
  ///
  /// The `body` of an app's own view is one view. Titles of sections don't count.
  func subviewCount(upTo limit: Int) -> Int {
    (self as? any CountedSubviews)?.count(upTo: limit) ?? Swift.min(1, limit)
  }
}

/// A view that consists of several ones, or of none.
@MainActor private protocol CountedSubviews {
  /// Their number, or `limit` if there are more.
  func count(upTo limit: Int) -> Int
}

extension EmptyView: CountedSubviews {
  fileprivate func count(upTo limit: Int) -> Int { 0 }
}

extension TupleView: CountedSubviews where repeat each Content: View {
  fileprivate func count(upTo limit: Int) -> Int {
    var count = 0
    func add<V: View>(_ view: V) { if count < limit { count += view.subviewCount(upTo: limit - count) } }
    repeat add(each content)
    return count
  }
}

extension Group: CountedSubviews where Content: View {
  fileprivate func count(upTo limit: Int) -> Int { content.subviewCount(upTo: limit) }
}

extension ForEach: CountedSubviews where Content: View {
  fileprivate func count(upTo limit: Int) -> Int { data.prefix(limit).count }
}

extension Optional: CountedSubviews where Wrapped: View {
  fileprivate func count(upTo limit: Int) -> Int { self?.subviewCount(upTo: limit) ?? 0 }
}

extension _ConditionalContent: CountedSubviews where TrueContent: View, FalseContent: View {
  fileprivate func count(upTo limit: Int) -> Int {
    switch self {
    case .first(let view): view.subviewCount(upTo: limit)
    case .second(let view): view.subviewCount(upTo: limit)
    }
  }
}

extension ModifiedContent: CountedSubviews where Content: View, Modifier: ViewModifier {
  fileprivate func count(upTo limit: Int) -> Int { content.subviewCount(upTo: limit) }
}

extension Section: CountedSubviews {
  fileprivate func count(upTo limit: Int) -> Int { content.subviewCount(upTo: limit) }
}
