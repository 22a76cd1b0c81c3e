import Foundation
import TerminalUI
import TerminalUITesting
import Testing

/// The screens that look.md was drawn for, built with nothing but the framework's defaults: `make pictures` draws them.
@Suite struct TargetScreenTests {
  nonisolated enum Screen: String, CaseIterable { case form, split, menu, alert, dashboard }

  @ViewBuilder private func view(_ screen: Screen) -> some View {
    switch screen {
    case .form: EditorForm()
    case .split: MailScreen(over: .nothing)
    case .menu: MailScreen(over: .menu)
    case .alert: MailScreen(over: .alert)
    case .dashboard: Dashboard()
    }
  }

  private func host(_ screen: Screen, _ theme: Theme) -> TestHost {
    let host = TestHost(width: 80, height: 24, colors: TerminalColors(depth: .rgb), theme: theme) {
      view(screen)
    }
    if screen == .menu { host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 36, y: 4)))) }
    return host
  }

  // Look 22
  @Test(arguments: Screen.allCases)
  func `a screen of the defaults keeps what is promised of every screen`(screen: Screen) throws {
    for (name, theme) in [("dark", Theme.midnight), ("light", .paper)] {
      let host = host(screen, theme)
      host.audit()
      guard let folder = ProcessInfo.processInfo.environment["TERMINALUI_PICTURES"] else { continue }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let colors = theme.palette.colors
      let picture = host.screen.svg(
        foreground: colors.foreground ?? .white, background: colors.background ?? .black)
      try picture.write(toFile: "\(folder)/screen-\(screen)-\(name).svg", atomically: true, encoding: .utf8)
    }
  }
}
