// What connects SwiftUI with other frameworks: their names are here, so that the compiler says what there is instead.

/// A view of UIKit.
///
/// - Source: SwiftUI `UIViewRepresentable`.
@available(*, unavailable, message: "there is no UIKit; write a View, or draw with Canvas")
public protocol UIViewRepresentable {}

/// A controller of UIKit.
///
/// - Source: SwiftUI `UIViewControllerRepresentable`.
@available(*, unavailable, message: "there is no UIKit; write a View")
public protocol UIViewControllerRepresentable {}

/// A view of AppKit.
///
/// - Source: SwiftUI `NSViewRepresentable`.
@available(*, unavailable, message: "there is no AppKit; write a View, or draw with Canvas")
public protocol NSViewRepresentable {}
