public import Cells

/// Names an alignment guide and gives its place in views that don't.
///
///     enum Marker: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Int { context.width }
///     }
///     extension HorizontalAlignment { static let marker = HorizontalAlignment(Marker.self) }
///
/// - Source: SwiftUI `AlignmentID`.
@MainActor @preconcurrency public protocol AlignmentID {
  /// The type of the position: `Int`, `Double`, or Foundation's `CGFloat`.
  associatedtype Position: LayoutLength = Int
  /// The position of the guide from the leading or the top edge, in the unit of the dimensions.
  static func defaultValue(in context: ViewDimensions) -> Position
}

/// An alignment guide, by the type that names it.
public struct AlignmentKey: Hashable, Sendable {
  /// The guides that every view has, which are found without asking a type.
  enum Standard: Int8, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline
    case other
  }

  let standard: Standard
  nonisolated(unsafe) let type: any AlignmentID.Type
  /// The axis along which the guide's position is counted.
  public let axis: Axis

  init(_ type: any AlignmentID.Type, _ standard: Standard = .other, axis: Axis) {
    self.type = type
    self.standard = standard
    self.axis = axis
  }

  /// Whether two keys name the same guide.
  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.type == rhs.type && lhs.axis == rhs.axis
  }

  /// Feeds the identity of the guide to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// The place of the guide in a view that doesn't place it itself.
  @MainActor public func defaultValue(in dimensions: ViewDimensions) -> Int {
    standard == .other
      ? type.defaultValue(in: dimensions).rounded.clampedToCells
      : standardValue(in: Size(width: dimensions.width, height: dimensions.height))
  }

  /// The place of the guide in a view of `size` that places no guide itself.
  @MainActor public func defaultValue(in size: Size) -> Int {
    standard == .other ? defaultValue(in: ViewDimensions(size)) : standardValue(in: size)
  }

  private func standardValue(in size: Size) -> Int {
    switch standard {
    case .leading, .top, .other: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// Whether the guide of every view without an explicit one is at its leading or top edge.
  public var isOrigin: Bool { standard == .leading || standard == .top }

  /// Whether the guide names a line of text.
  public var isTextBaseline: Bool { standard == .firstTextBaseline || standard == .lastTextBaseline }

  /// The guide of a container whose children place it at `values`: for a baseline the first or the last,
  /// otherwise the mean, as in SwiftUI.
  public func combining(_ values: [Int]) -> Int? {
    guard let first = values.first else { return nil }
    switch standard {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.dropFirst().reduce(first, &+) / values.count
    }
  }
}
