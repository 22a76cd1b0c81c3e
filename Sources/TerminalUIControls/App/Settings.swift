internal import TerminalUINavigation
public import TerminalUICore

/// The scene that shows the settings of an app.
///
///     var body: some Scene {
///       WindowGroup { ContentView() }
///       Settings { SettingsView() }
///     }
///
/// They are shown over the window by the ``EnvironmentValues/openSettings`` action, a ``SettingsLink``, or “Settings…” in the menu File where the app
/// has ``Commands``; Escape closes them, as the row below them shows. Their bar has the `navigationTitle(_:)` of their content, else “Settings”.
/// - Source: SwiftUI `Settings`; differs in that they are shown over the window, because a terminal has only one.
@MainActor @preconcurrency public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content

  /// Makes a scene that shows the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Leaves the settings to the window.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var parts = parts
    let content =
      parts.options.values.isEmpty
      ? AnyView(scene.content) : AnyView(scene.content.modifier(parts.options.valuesModifier))
    parts.settings = parts.settings ?? content
    return parts.makeView()
  }
}

/// The settings of an app with their title, and the way out.
struct SettingsScreen: View {
  @State private var bar = NavigationBarState(standardTitle: "Settings", hugsScreen: true)
  package let content: AnyView?

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      BarFrame(navigation: bar) {
        NavigationScreens(path: OwnNavigationPath(), bar: bar, root: content)
      }
      ActionsReader { actions in
        let isClosed = actions.contains { $0.id == KeyAction.closingID && !$0.keys.isEmpty }
        return isClosed ? ClosingHint() : nil
      }
    }
  }
}

/// Shows that Escape closes the sheet, and handles it.
private struct ClosingHint: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let dismiss = dismiss
    HStack {
      Text("Esc").foregroundStyle(.tint)
      Text("Close")
    }
    .lineLimit(1)
    .foregroundStyle(.secondary)
    .modifier(PressModifier { dismiss() })
    .accessibilityElement(children: .combine)
  }
}

/// Shows the settings of the app.
///
///     @Environment(\.openSettings) private var openSettings
///     Button("Settings…") { openSettings() }
///
/// In an app without a ``Settings`` scene it does nothing.
/// - Source: SwiftUI `OpenSettingsAction`.
@MainActor @preconcurrency public struct OpenSettingsAction {
  package let open: (() -> Void)?

  init(open: (() -> Void)?) { self.open = open }

  /// Shows the settings.
  public func callAsFunction() { open?() }
}

nonisolated private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction? { nil }
}

nonisolated extension EnvironmentValues {
  /// Shows the settings of the app.
  ///
  /// - Source: SwiftUI `EnvironmentValues.openSettings`.
  public var openSettings: OpenSettingsAction {
    openSettingsAction ?? MainThread.assume { OpenSettingsAction(open: nil) }
  }

  var openSettingsAction: OpenSettingsAction? {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A control that shows the settings of the app.
///
///     SettingsLink()
///     SettingsLink { Label("Preferences", systemImage: "gear") }
///
/// - Source: SwiftUI `SettingsLink`.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Makes a link with a label of any kind.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Makes a link with the label “Settings…”.
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

  /// The link.
  public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a ``SettingsLink``.
///
/// - Source: SwiftUI `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  /// The text.
  public var body: some View { Text("Settings…") }
}
