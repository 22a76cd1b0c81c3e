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

  /// Places a guide of this view by a number that needn't be whole.
  ///
  /// - Source: SwiftUI `View.alignmentGuide(_:computeValue:)`.
  @_disfavoredOverload @inlinable public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    unaryLayout(Guide(key: guide.key, compute: computeValue))
  }

  /// Places a guide of this view by a number that needn't be whole.
  ///
  /// - Source: SwiftUI `View.alignmentGuide(_:computeValue:)`.
  @_disfavoredOverload @inlinable public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    unaryLayout(Guide(key: guide.key, compute: computeValue))
  }
}

/// Takes the size and place of its content, and answers containers that ask where the guide is.
@usableFromInline struct Guide<Length: LayoutLength>: UnaryLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> Length
  private var unit = LengthUnit.cells

  @usableFromInline init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> Length) {
    self.key = key
    self.compute = compute
  }

  @usableFromInline func resolved(in unit: LengthUnit) -> Guide {
    var guide = self
    guide.unit = unit
    return guide
  }

  @usableFromInline var hasGuides: Bool { true }

  @usableFromInline func guide(_ key: AlignmentKey, content: ViewDimensions) -> Int? {
    guard key == self.key else { return nil }
    let length = compute(content.counted(in: unit))
    return unit == .cells ? length.rounded.clampedToCells : unit.cells(length._length, along: key.axis)
  }
}
