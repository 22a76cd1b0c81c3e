extension View {
  /// Places a guide of this view, which stacks use to line it up.
  ///
  ///     Text("ab").alignmentGuide(.leading) { $0.width }
  ///
  /// - Source: SwiftUI `View.alignmentGuide(_:computeValue:)`.
  @inlinable public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    unaryLayout(Guide(key: guide.key, compute: computeValue))
  }

  /// Places a guide of this view, which stacks use to line it up.
  ///
  /// - Source: SwiftUI `View.alignmentGuide(_:computeValue:)`.
  @inlinable public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    unaryLayout(Guide(key: guide.key, compute: computeValue))
  }
}

@usableFromInline struct Guide: UnaryLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> Int

  @usableFromInline init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> Int) {
    self.key = key
    self.compute = compute
  }

  @usableFromInline var hasGuides: Bool { true }

  @usableFromInline func guide(_ key: AlignmentKey, content: ViewDimensions) -> Int? {
    key == self.key ? compute(content).clampedToCells : nil
  }
}
