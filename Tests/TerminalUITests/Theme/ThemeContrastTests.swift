import Foundation
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

/// A theme on a terminal, for tests that hold on all of them.
nonisolated struct ThemeTrial: CustomTestStringConvertible {
  let theme: Theme
  let colors: TerminalColors
  /// How much of the contrast is asked for: the terminal's own text may have less than it should.
  var share = 1.0
  var extra: Double { theme == .highContrast ? 15 : 0 }
  var testDescription: String { "\(theme.name) on \(colors)" }

  static let all: [ThemeTrial] = {
    var trials: [ThemeTrial] = []
    for depth in [ColorDepth.rgb, .indexed256] {
      for theme in Theme.builtIn where theme != .terminal {
        for scheme in ColorScheme.allCases {
          trials.append(ThemeTrial(theme: theme, colors: TerminalColors(depth: depth, scheme: scheme)))
        }
      }
      for palette in PublishedPalette.all {
        let (foreground, background) = (Color(hex: palette.foreground), Color(hex: palette.background))
        let share = min(1, abs(foreground.contrast(on: background)!) / Legibility.body.contrast)
        trials.append(
          ThemeTrial(
            theme: .terminal,
            colors: TerminalColors(depth: depth, foreground: foreground, background: background), share: share
          ))
      }
    }
    return trials
  }()
}

@Suite struct ThemeContrastTests {
  // Look H4
  @Test(arguments: ThemeTrial.all)
  func `texts of each role can be read on what they stand on`(trial: ThemeTrial) throws {
    let palette = trial.theme.resolved(on: trial.colors).palette
    let depth = trial.colors.depth
    func shown(_ color: Color?, else other: Color?) throws -> Color {
      guard let color, color != .terminalDefault else { return try #require(other) }
      return color.reduced(to: depth)
    }
    let background = try shown(palette.ground(.background), else: trial.colors.background)
    let grounds = [
      background, try shown(palette.ground(.surface), else: nil), try shown(palette.ground(.fill), else: nil),
    ]
    for role in PaintRole.allCases where role != .onTint {
      guard let legibility = role.legibility else { continue }
      let ink = try shown(palette.ink(role).foreground, else: trial.colors.foreground)
      // Text in the terminal's own colour is its user's choice, less a little on a surface.
      let isOwn = [.foreground, .primary].contains(role) && trial.theme == .terminal
      let least = (legibility.contrast + trial.extra) * trial.share * (isOwn ? 0.8 : 1)
      for ground in role == .separator ? [background] : grounds {
        let contrast = try #require(ink.contrast(on: ground))
        expect(abs(contrast), atLeast: least, "\(role): \(ink) on \(ground)")
      }
    }
    for role in [PaintRole.tint, .link, .success, .warning, .error] {
      let ground = try shown(palette.ground(role), else: nil)
      let contrast = try #require(try shown(palette.ink(.onTint).foreground, else: nil).contrast(on: ground))
      expect(abs(contrast), atLeast: 60 + trial.extra, "on \(role): \(ground)")
    }
  }

  // Look H4
  @Test(arguments: ThemeTrial.all)
  func `texts can be read in each state`(trial: ThemeTrial) throws {
    let theme = trial.theme.resolved(on: trial.colors)
    let colors = theme.palette.colors
    for state in PaintState.allCases {
      let look = theme.look(state)
      let themed = look.foreground ?? theme.palette.ink(.foreground).foreground
      let front = try #require(themed?.reduced(to: colors.depth) ?? colors.foreground)
      let behind = try #require(look.background?.reduced(to: colors.depth) ?? colors.background)
      let contrast = try #require(front.contrast(on: behind))
      let least: Double =
        switch state {
        case .focused, .pressed: 60 + trial.extra
        case .disabled: (45 + trial.extra) * trial.share
        case .selected, .hovered, .invalid:
          (75 + trial.extra) * trial.share * (trial.theme == .terminal ? 0.8 : 1)
        }
      expect(abs(contrast), atLeast: least, "\(state): \(front) on \(behind)")
    }
  }

  // Look H4
  @Test func `a terminal of 16 colours keeps what is coloured apart from its background`() {
    // These are the terminals' colours, which nobody else may change.
    let palette = Palette.terminal(.unknown)
    for published in PublishedPalette.all {
      for role in [PaintRole.tint, .success, .warning, .error] {
        let color = published.shown(palette.ink(role).foreground!)
        let contrast = abs(color.contrast(on: Color(hex: published.background))!)
        expect(contrast, atLeast: (role == .error ? 18 : 30), "\(published.name): \(role) \(contrast)")
      }
    }
  }

  // Look H4
  @Test func `the page has what was measured of terminals with 16 colours`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/Look.md")
    let page = try String(contentsOf: root.standardizedFileURL, encoding: .utf8)
    func measured(_ color: Color, on published: PublishedPalette) -> String {
      let contrast = Int(
        abs(published.shown(color).contrast(on: Color(hex: published.background))!).rounded())
      return contrast < 45 ? "**\(contrast)**" : "\(contrast)"
    }
    let rows = PublishedPalette.all.map { published in
      let colors = [Color.terminalDefault, .cyan, .blue, .green, .yellow, .red]
      return "| \(published.name) | " + colors.map { measured($0, on: published) }.joined(separator: " | ")
        + " |"
    }
    expect(page, contains: rows.joined(separator: "\n"), "\(rows.joined(separator: "\n"))")
  }
}
