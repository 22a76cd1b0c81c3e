import TerminalUIPoints

// Names of UIKit in SwiftUI files, outside of any view.

let wholeScreen = UIScreen.main.bounds

extension CGFloat {
  static var halfScreen: CGFloat { UIScreen.main.bounds.size.width / 2 }
}

extension UIColor {
  convenience init(hex: UInt, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
  }
}

extension Color {
  static let brand = Color(UIColor(hex: 0x3366CC))

  var hex: String {
    guard let parts = UIColor(self).cgColor.components, parts.count >= 3 else { return "?" }
    return parts.prefix(3).map { String(format: "%02X", lroundf(Float($0) * 255)) }.joined()
  }

  var red: CGFloat {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red
  }
}

final class HapticManager {
  static let shared = HapticManager()
  private let generator = UINotificationFeedbackGenerator()

  func success() {
    generator.prepare()
    generator.notificationOccurred(.success)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

/// Half of the window, and what the window is like.
public struct ScreenReader: View {
  /// Makes the view.
  public init() {}

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2)
  }

  /// What is shown.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("half").frame(width: .halfScreen, alignment: .trailing)
      Text("\(Int(UIScreen.main.bounds.width)) \(Int(UIScreen.main.bounds.height)) \(columns.count)")
      Text(UIDevice.current.orientation.isLandscape ? "across" : "upright")
        .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
    }
  }
}

/// Buttons that lead out of the app.
public struct WayOut: View {
  @State private var opened = "none"

  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    VStack {
      Button("Site") {
        guard let url = URL(string: "https://example.org/a"), UIApplication.shared.canOpenURL(url) else {
          return
        }
        HapticManager.shared.success()
        UIApplication.shared.open(url, options: [:]) { opened = "\($0)" }
      }
      Button("Copy") { UIPasteboard.general.string = "copied \(opened)" }
      Text(opened)
    }
  }
}

/// Fonts and colours of UIKit.
public struct Looks: View {
  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("bold").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
      Text("plain").font(Font(UIFont.preferredFont(forTextStyle: .body)))
      Text(Color.brand.hex + " " + (abs(Color.brand.red - 0.2) < 0.01 ? "a fifth" : "?")).foregroundColor(
        .brand)
      Text("size").frame(height: UIFont.preferredFont(forTextStyle: .title1).lineHeight)
    }
    .background(Color(.secondarySystemBackground))
  }
}

/// An app that notes what UIKit would tell it.
public struct NotifiedApp: App {
  /// What was posted so far.
  @MainActor public static var log: [String] = []

  /// Makes the app.
  public init() {}

  /// A window.
  public var body: some Scene {
    WindowGroup {
      Text("app").frame(width: 80)
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) {
          _ in
          Self.log.append("active")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) {
          _ in
          Self.log.append("inactive")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) {
          _ in
          Self.log.append("background")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) {
          _ in
          Self.log.append("foreground")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
          Self.log.append("keyboard")
        }
    }
  }
}
