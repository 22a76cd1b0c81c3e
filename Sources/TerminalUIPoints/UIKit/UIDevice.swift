public import Foundation
internal import TerminalUICore

/// The machine that the app runs on.
///
///     if UIDevice.current.userInterfaceIdiom == .pad { Sidebar() }
///
/// - Source: UIKit `UIDevice`.
@MainActor @preconcurrency public final class UIDevice {
  /// The machine.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device that the window is like: ``UIUserInterfaceIdiom/pad`` with 60 columns or more, where
  /// `horizontalSizeClass` is `regular`, else ``UIUserInterfaceIdiom/phone``.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width < 480 ? .phone : .pad }
  /// How the window is held: `landscapeLeft` where it is wider than high in points, else `portrait`.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  /// The name of the machine in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// “Terminal”.
  public var model: String { "Terminal" }
  /// “Terminal”.
  public var localizedModel: String { model }
  /// “Linux”.
  public var systemName: String { "Linux" }
  /// The version of the operating system's kernel, such as “6.12.0”.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// `nil`: a terminal's programs have no vendor.
  public var identifierForVendor: UUID? { nil }
  /// Does nothing: a terminal isn't turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a terminal isn't turned.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// A notification that is never posted: a terminal isn't turned.
  ///
  /// Views that read ``orientation`` follow the window.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// A kind of device.
///
/// - Source: UIKit `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
///
/// - Source: UIKit `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is held upright or across.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
