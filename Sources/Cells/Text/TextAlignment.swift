/// On which side the lines of a text of several lines are flush: SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// At neither; an odd column of room is on the right.
  case center
  /// At the right.
  case trailing

  /// The columns to the left of a line of `width` columns in `room` columns; 0 where it doesn't fit.
  @inlinable public func offset(ofWidth width: Int, in room: Int) -> Int {
    let rest = Swift.max(room &- width, 0)
    switch self {
    case .leading: return 0
    case .center: return rest / 2
    case .trailing: return rest
    }
  }
}
