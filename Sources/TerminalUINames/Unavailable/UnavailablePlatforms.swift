public import Cells

// What connects SwiftUI with other frameworks: their names are here, so that the compiler says what there is instead.

/// A view of UIKit.
///
/// - Source: SwiftUI `UIViewRepresentable`.
@available(*, unavailable, message: "there is no UIKit; write a View, or draw with Canvas")
@MainActor @preconcurrency public protocol UIViewRepresentable {}

/// A controller of UIKit.
///
/// - Source: SwiftUI `UIViewControllerRepresentable`.
@available(*, unavailable, message: "there is no UIKit; write a View")
@MainActor @preconcurrency public protocol UIViewControllerRepresentable {}

/// A view of AppKit.
///
/// - Source: SwiftUI `NSViewRepresentable`.
@available(*, unavailable, message: "there is no AppKit; write a View, or draw with Canvas")
@MainActor @preconcurrency public protocol NSViewRepresentable {}

/// The screen of a device.
///
/// - Source: UIKit `UIScreen`.
@available(*, unavailable, message: "read the size with GeometryReader; TerminalUIPoints has it")
@MainActor @preconcurrency public final class UIScreen {
  /// Never called.
  public static var main: UIScreen { UIScreen() }
  /// Never called.
  public var bounds: DrawingRect { DrawingRect(x: 0, y: 0, width: 0, height: 0) }
  /// Never called.
  public var scale: Double { 1 }
}

/// A delegate of an app of AppKit.
///
/// - Source: SwiftUI `NSApplicationDelegateAdaptor`.
@available(*, unavailable, message: "there is no AppKit; use ApplicationDelegateAdaptor")
@MainActor @preconcurrency @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  /// Never called.
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// Never called.
  public var wrappedValue: Delegate { fatalError("there is no AppKit") }
}

/// A delegate of an app of UIKit.
///
/// - Source: SwiftUI `UIApplicationDelegateAdaptor`.
@available(*, unavailable, message: "there is no UIKit; use ApplicationDelegateAdaptor")
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Never called.
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// Never called.
  public var wrappedValue: Delegate { fatalError("there is no UIKit") }
}
