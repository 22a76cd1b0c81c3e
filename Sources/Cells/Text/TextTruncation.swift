/// Where a line that can't show all of its text leaves some out: SwiftUI's `Text.TruncationMode`.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At the beginning: `…fgh`.
  case head
  /// In the middle: `ab…gh`.
  case middle
  /// At the end: `abc…`.
  case tail
}
