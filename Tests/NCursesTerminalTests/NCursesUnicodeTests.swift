import Cells
import Foundation
import Glibc
import NCursesTerminal
import Expectations
import Testing

private let emojiFile = UnicodeFile("emoji/emoji-test.txt")
private let graphemeFile = UnicodeFile("auxiliary/GraphemeBreakTest.txt")
private let hasTmux = access("/usr/bin/tmux", X_OK) == 0

/// How a terminal counts columns.
private enum World: String, CaseIterable {
  /// It joins clusters and agrees with us.
  case agreeing
  /// It joins clusters, and counts one column where we count two and the other way round, where that is disputed.
  case opposing
  /// It shows each scalar by itself, as most did before there were modes for clusters.
  case legacy
}

extension NCursesTests {
  /// Unicode's own tests, each string between bars in a grid: no bar may move.
  @Suite struct UnicodeGrids {
    /// Strings between bars, and bars below and above.
    private struct Grid {
      let strings: [String]
      let columns: Int
      let cellWidth: Int

      var size: Size {
        Size(
          width: columns * (cellWidth + 1) + 1, height: (strings.count + columns - 1) / columns + 2)
      }

      func write(to stage: Stage) {
        let line = String(repeating: "-", count: size.width)
        stage.write(line, y: 0)
        stage.write(line, y: size.height - 1)
        for y in 1..<(size.height - 1) {
          for column in 0...columns { stage.write("|", x: column * (cellWidth + 1), y: y) }
        }
        for (index, string) in strings.enumerated() {
          let x = index % columns * (cellWidth + 1) + 1
          let y = index / columns + 1
          stage.buffer.write(
            string, at: Point(x: x, y: y), style: .plain,
            clip: Rect(x: x, y: y, width: cellWidth, height: 1))
        }
      }

      /// The grids of all strings, none with more rows than `rows`.
      static func all(_ strings: [String], columns: Int, cellWidth: Int, rows: Int) -> [Grid] {
        stride(from: 0, to: strings.count, by: columns * rows).map { start in
          Grid(
            strings: Array(strings[start..<min(start + columns * rows, strings.count)]), columns: columns,
            cellWidth: cellWidth)
        }
      }
    }

    private static func emojiGrids() -> [Grid] {
      // A skin tone alone joins the bar before it, which is right, and no neighbour's place.
      let tones: Set<Unicode.Scalar> = ["\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}"]
      let emoji = emojiFile.strings.filter { !tones.contains($0.unicodeScalars.first!) }
      return Grid.all(emoji, columns: 40, cellWidth: 2, rows: 40)
    }

    private static func graphemeGrids() -> [Grid] {
      Grid.all(graphemeFile.strings, columns: 8, cellWidth: 12, rows: 40)
    }

    /// Every sign that is contested by itself.
    private static func disputedGrids() -> [Grid] {
      let signs = (UInt32(0xA0)..<0x20000).compactMap(Unicode.Scalar.init).map { Character($0) }
        .filter { Glyph($0).isContested && CellWidth.width(of: $0) == 2 }
      return Grid.all(signs.map(String.init), columns: 40, cellWidth: 2, rows: 40)
    }

    private func check(_ grids: [Grid], in world: World) throws {
      for grid in grids {
        let stage = try Stage(
          width: grid.size.width, height: grid.size.height, isJoining: world != .legacy
        ) {
          world == .opposing && Glyph(Character($0)).isContested
            ? 3 - CellWidth.width(of: $0) : CellWidth.width(of: $0)
        }
        defer { stage.end() }
        grid.write(to: stage)
        stage.show()
        expect(stage.screen.unknown, [])
        let damaged = stage.damagedCells.map { x, y in
          "(\(x), \(y)) \(stage.screen.rows[y][x].text.unicodeScalars.map(\.value)) is not \(stage.buffer[x, y].glyph.string.unicodeScalars.map(\.value))"
        }
        expect(damaged, [], "\(world)")
        for y in 1..<(grid.size.height - 1) {
          for x in stride(from: 0, to: grid.size.width, by: grid.cellWidth + 1) {
            expect(stage.screen.rows[y][x].text.hasPrefix("|"), "\(world) (\(x), \(y))")
          }
        }
      }
    }

    @Test(arguments: World.allCases)
    private func `no emoji of Unicode's test moves a bar`(world: World) throws {
      let grids = Self.emojiGrids()
      expect(grids.reduce(0) { $0 + $1.strings.count }, above: 5_200)
      try check(grids, in: world)
    }

    // Mend M7.
    @Test(arguments: World.allCases)
    private func `no sign whose width terminals dispute moves a bar`(world: World) throws {
      let grids = Self.disputedGrids()
      expect(grids.reduce(0) { $0 + $1.strings.count }, above: 1_800)
      try check(grids, in: world)
    }

    @Test(arguments: World.allCases)
    private func `no text of Unicode's test of clusters moves a bar`(world: World) throws {
      let grids = Self.graphemeGrids()
      expect(grids.reduce(0) { $0 + $1.strings.count }, atLeast: 602)
      try check(grids, in: world)
    }

    @Test(.enabled(if: hasTmux, "tmux is not installed"))
    func `tmux shows every emoji between its bars`() throws {
      for grid in Self.emojiGrids() {
        let stage = try Stage(width: grid.size.width, height: grid.size.height)
        defer { stage.end() }
        grid.write(to: stage)
        let rows = try screenOfTmux(stage.show(), size: grid.size)
        expect(rows.count, grid.size.height)
        for (index, row) in rows.enumerated().dropFirst().dropLast() {
          let start = (index - 1) * grid.columns
          let expected = grid.strings[start..<min(start + grid.columns, grid.strings.count)]
          // By scalars: a skin tone whose hand tmux doesn't know joins the bar.
          let pieces = row.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
            .dropFirst().dropLast()
          expect(pieces.count, grid.columns, "row \(index): \(row)")
          for (piece, string) in zip(pieces, expected) where !string.isNewerThanTmux {
            expect(piece.first, string.unicodeScalars.first, "row \(index): \(row)")
            // Where tmux counts one column, the other one is blank; nothing of a neighbour is there.
            expect(
              String(piece).trimmingCharacters(in: .whitespaces).count, 1, "row \(index): \(row)")
          }
        }
      }
    }

    /// The rows of a pane of tmux that got some bytes.
    private func screenOfTmux(_ bytes: [UInt8], size: Size) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "tmux-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(bytes).write(to: folder.appending(path: "bytes"))
      try "set -g status off".write(
        to: folder.appending(path: "configuration"), atomically: true, encoding: .utf8)
      // The answer to a question comes after everything before it has been shown. The pane captures itself and ends,
      // and the server with it.
      let pane = #"""
        stty raw -echo; cat bytes; printf "\033[5n"; head -c 4 >answer; tmux -S ./socket capture-pane -p >screen; tmux -S ./socket wait-for -S done
        """#
      try pane.write(to: folder.appending(path: "pane"), atomically: true, encoding: .utf8)
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.currentDirectoryURL = folder
      shell.arguments = [
        "-c",
        """
        tmux -u -S ./socket -f configuration new-session -d -x \(size.width) -y \(size.height) 'sh pane' &&
        timeout 20 tmux -S ./socket wait-for done
        """,
      ]
      var environment = ProcessInfo.processInfo.environment
      environment["TMUX"] = nil
      environment["LC_ALL"] = "C.UTF-8"
      shell.environment = environment
      try shell.run()
      shell.waitUntilExit()
      let screen = try String(contentsOf: folder.appending(path: "screen"), encoding: .utf8)
      return screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }
}

extension String {
  /// Whether a scalar is from Unicode 15 or newer: tmux asks the C library for widths, and leaves out what that doesn't know.
  fileprivate var isNewerThanTmux: Bool {
    unicodeScalars.contains { ($0.properties.age?.major ?? 99) >= 15 }
  }
}
