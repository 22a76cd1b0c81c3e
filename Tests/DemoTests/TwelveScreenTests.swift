import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Twelve kinds of screens in each rendering: `make pictures` draws them to be looked at.
@Suite struct TwelveScreenTests {
  // Look 6, Look 22
  @Test(arguments: KindOfScreen.allCases)
  func `a kind of screen keeps in every rendering what is promised of every screen`(
    kind: KindOfScreen
  ) async throws {
    var sizes: [[String]] = []
    for rendering in Rendering.all {
      let shown = try await ShownScreen(kind, rendering)
      if kind != .gallery { shown.host.audit() }
      // Look 12
      sizes.append(shown.host.host.frames.map { "\($0.name) \($0.frame)" })
      try picture(of: shown.host.screen, rendering, "kind-\(kind)-\(rendering)")
    }
    expect(Set(sizes).count, 1)
  }

  // Look 21, Look 22
  @Test(arguments: KindOfScreen.allCases)
  func `a kind of screen keeps its promises in a wide window and in a narrow one`(kind: KindOfScreen)
    async throws
  {
    let draws = ProcessInfo.processInfo.environment["TERMINALUI_PICTURES"] != nil
    for rendering in draws ? [.light] + Rendering.all : [.rgb, .light] {
      for (width, height) in [(100, 30), (60, 20)] {
        let shown = try await ShownScreen(kind, rendering, width: width, height: height)
        // Its theme has colours where the terminal has none.
        if kind != .gallery { shown.host.audit() }
        try picture(of: shown.host.screen, rendering, "\(kind)-\(width)-\(rendering)")
      }
    }
  }

  private func picture(of screen: CellBuffer, _ rendering: Rendering, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TERMINALUI_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let picture = screen.svg(
      foreground: rendering.colors.foreground ?? .rgb(0xDD, 0xDD, 0xDD),
      background: rendering.colors.background ?? .rgb(0, 0, 0))
    try picture.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
