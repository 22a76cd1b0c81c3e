// Names without effect: looks of containers and symbols that are finer than a cell. The table "Accepted, without effect" of docs/Compatibility.md lists
// them.

extension Image {
  /// The range of light that a picture may have.
  ///
  /// - Source: SwiftUI `Image.DynamicRange`.
  public nonisolated enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

/// How the colours of a symbol are made of one.
///
/// - Source: SwiftUI `SymbolColorRenderingMode`.
public nonisolated enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}

/// What turns a value or scrolls, besides a finger.
///
/// - Source: SwiftUI `ScrollInputKind`.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A hand that points.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking at something.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether an input scrolls.
///
/// - Source: SwiftUI `ScrollInputBehavior`.
public nonisolated enum ScrollInputBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// How wide a button is.
///
/// - Source: SwiftUI `ButtonSizing`.
public nonisolated enum ButtonSizing: Hashable, Sendable {
  case automatic, flexible, fitted
}

extension View {
  /// Shows this view as it is: a cell's light is the terminal's.
  ///
  /// - Source: SwiftUI `View.allowedDynamicRange(_:)`; without effect.
  @inlinable public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Shows this view as it is: a symbol is one character of one colour.
  ///
  /// - Source: SwiftUI `View.symbolColorRenderingMode(_:)`; without effect.
  @inlinable public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Shows this view as it is: keys and the wheel scroll.
  ///
  /// - Source: SwiftUI `View.scrollInputBehavior(_:for:)`; without effect.
  @inlinable public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  {
    self
  }

  /// Shows this view as it is: a button is as wide as its label; use `frame(maxWidth:)` in the label.
  ///
  /// - Source: SwiftUI `View.buttonSizing(_:)`; without effect.
  @inlinable public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Shows this view as it is: a program has no activity on a locked screen.
  ///
  /// - Source: SwiftUI `View.activityBackgroundTint(_:)`; without effect.
  @inlinable public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Shows this view as it is: nothing magnifies one view.
  ///
  /// - Source: SwiftUI `View.accessibilityZoomAction(_:)`; without effect.
  @inlinable public func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View { self }
}
