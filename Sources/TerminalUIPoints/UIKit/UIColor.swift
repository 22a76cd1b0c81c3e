public import Foundation
public import TerminalUI
internal import TerminalUICore
internal import TerminalUIFoundation

// What SwiftUI files read of a colour of UIKit: its components, as the theme of the window has them.

extension UIColor {
  /// Reads the components, 0 … 1 each; a colour of a purpose has those of the theme around.
  ///
  /// - Source: UIKit `UIColor.getRed(_:green:blue:alpha:)`.
  @discardableResult @MainActor @preconcurrency public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = cgColor.parts
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// The components of the colour.
  ///
  /// - Source: UIKit `UIColor.cgColor`.
  @MainActor @preconcurrency public var cgColor: CGColor { CGColor(Color(self)) }
}

/// A colour by its components.
///
/// - Source: CoreGraphics `CGColor`; of red, green, blue and alpha always.
public struct CGColor: Hashable, Sendable {
  fileprivate let parts: [CGFloat]

  /// Makes a colour of components, 0 … 1 each.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  @MainActor fileprivate init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues.present ?? EnvironmentValues())
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }

  /// Red, green, blue and alpha, 0 … 1 each.
  public var components: [CGFloat]? { parts }
  /// 4.
  public var numberOfComponents: Int { 4 }
  /// How opaque it is, 0 … 1.
  public var alpha: CGFloat { parts[3] }
}

extension Color {
  /// The components of the colour, as the theme of the window has them.
  ///
  /// - Source: SwiftUI `Color.cgColor`.
  @MainActor @preconcurrency public var cgColor: CGColor? { CGColor(self) }

  /// Makes a colour of components.
  ///
  /// - Source: SwiftUI `Color.init(cgColor:)`.
  public init(cgColor: CGColor) {
    self.init(
      red: Double(cgColor.parts[0]), green: Double(cgColor.parts[1]), blue: Double(cgColor.parts[2]),
      opacity: Double(cgColor.parts[3]))
  }
  /// Makes a colour of components.
  ///
  /// - Source: SwiftUI `Color.init(_:)`, of a `CGColor`.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}
