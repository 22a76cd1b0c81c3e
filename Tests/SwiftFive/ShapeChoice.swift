import TerminalUIPoints

// Code as it is written in Swift 5, whose compiler doesn't insist on the main actor: none of this is in a view.

/// A choice that makes its shape, without an actor.
public enum ShapeChoice: String, CaseIterable {
  case rounded = "Rounded"
  case capsule = "Capsule"

  var shape: AnyShape {
    switch self {
    case .rounded: .init(.rect(cornerRadius: 10))
    case .capsule: .init(.capsule)
    }
  }
}

/// Looks with views among their values, made without an actor.
struct Look {
  static let standard = Look()
  var shape: AnyShape
  var title: Text

  init(shape: AnyShape = .init(.capsule), title: Text = Text("Plain").bold()) {
    (self.shape, self.title) = (shape, title)
  }
}

/// A function of no actor that makes a view of several modifiers.
func chip(_ title: String) -> some View {
  Text(title).font(.caption).padding(.horizontal, 8).background(Color.yellow)
}

extension [LayoutSubviews.Element] {
  func widest(_ proposal: ProposedViewSize) -> CGFloat {
    map { $0.sizeThatFits(proposal).width }.max() ?? 0
  }
}

/// Children under each other, all as far to the left as the widest allows.
struct Ragged: Layout {
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let children = Array(subviews)
    let height = children.reduce(CGFloat.zero) { height, child in
      let own = child.sizeThatFits(.unspecified).height
      return child == children.last ? height + own : height + own + spacing
    }
    return CGSize(width: children.widest(.unspecified), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for child in subviews {
      child.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += child.sizeThatFits(.unspecified).height + spacing
    }
  }
}

/// The choices of shapes under each other.
public struct ShapeChoices: View {
  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    Ragged {
      Look.standard.title
      ForEach(ShapeChoice.allCases, id: \.self) { choice in
        chip(choice.rawValue).clipShape(choice.shape)
      }
    }
  }
}
