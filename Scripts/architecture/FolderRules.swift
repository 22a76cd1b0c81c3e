/// The directions between the folders of the core, as `docs/internals/Architecture.md` has them.
enum FolderRules {
  static let all = [
    Rule("a folder of the core uses only what the table allows") {
      let violations = Self.folders.flatMap { use in
        use.others.filter { !ArchitecturePage.folders[use.folder, default: []].contains($0.key) }
          .map { "\(use.folder) uses \($0.key): \($0.value.sorted().joined(separator: ", "))" }
      }
      expect(violations.sorted(), [])
    },
    Rule("the table of folders allows nothing that no file needs") {
      for use in Self.folders {
        expect(
          ArchitecturePage.folders[use.folder, default: []].subtracting(use.others.keys), [], "\(use.folder)")
      }
      expect(Set(Self.folders.map(\.folder)), Set(ArchitecturePage.folders.keys))
    },
    Rule("the order of rooms has each room of TerminalUI once") {
      expect(ArchitecturePage.rooms.sorted(), FolderUse.inRooms(Package.files).map(\.folder))
    },
    Rule("a use is a type's name outside of comments and strings") {
      let files = [
        SourceFile(
          path: "Sources/TerminalUICore/A/A.swift", lines: ["public final class Alpha {", "  var b: Beta?"]),
        SourceFile(
          path: "Sources/TerminalUICore/B/B.swift",
          lines: ["@MainActor struct Beta {", "// Alpha", #""Alpha""#]),
        SourceFile(
          path: "Sources/TerminalUICore/C/C.swift", lines: ["private struct Alpha {", "  var b: Beta"]),
      ]
      let uses = FolderUse.inCore(files)
      expect(uses.map(\.folder), ["A", "B", "C"])
      expect(uses.map { Set($0.others.keys) }, [["B"], [], ["B"]])
    },
  ]

  private static let folders = FolderUse.inCore(Package.files)
}
