/// An edge at the top or at the bottom.
///
/// - Source: SwiftUI `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  ///
  /// - Source: SwiftUI `VerticalEdge.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edges at both ends of the axis.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at the beginning or the end of a line.
///
/// - Source: SwiftUI `HorizontalEdge`.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// At the beginning.
  case leading
  /// At the end.
  case trailing
}
