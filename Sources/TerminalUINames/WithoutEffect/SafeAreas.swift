// Names without effect: no part of a terminal's window is reserved, and views end at insets. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// Parts of a window that views keep clear of; a terminal's window has none.
///
/// - Source: SwiftUI `SafeAreaRegions`.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each region.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area of bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of a keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Shows this view as it is: no part of the window is reserved.
  ///
  /// - Source: SwiftUI `View.ignoresSafeArea(_:edges:)`; without effect.
  @inlinable public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Shows this view as it is: no part of the window is reserved.
  ///
  /// - Source: SwiftUI `View.edgesIgnoringSafeArea(_:)`, deprecated there for `ignoresSafeArea(_:edges:)`; without effect.
  @inlinable public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
