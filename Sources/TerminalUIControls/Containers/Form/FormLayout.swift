/// Views below each other, with a blank row before and behind each section.
struct FormLayout: UnobservedLayout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  /// Calls `visit` with each view and its first row; gives the number of rows.
  private func visitRows(
    _ subviews: Subviews, _ proposal: ProposedViewSize, _ visit: (LayoutSubview, Int, Size) -> Void
  ) -> Int {
    var y = 0
    var wasSection: Bool?
    for index in 0..<subviews.count {
      let subview = subviews[index]
      let isSection = subview[FormSectionKey.self]
      if let wasSection, wasSection || isSection { y += 1 }
      wasSection = isSection
      let size = subview.sizeThatFits(proposal)
      visit(subview, y, size)
      y = (y + size.height).clampedToLength
    }
    return y
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    var width = 0
    let height = visitRows(subviews, offered(proposal)) { width = Swift.max(width, $2.width) }
    return Size(width: width, height: height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offered = offered(proposal)
    _ = visitRows(subviews, offered) { subview, y, _ in
      subview.place(at: bounds.origin.offsetBy(dx: 0, dy: y), proposal: offered)
    }
  }
}

/// Whether a view in a form is a section.
enum FormSectionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
