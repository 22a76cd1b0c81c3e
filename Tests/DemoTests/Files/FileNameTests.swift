import Foundation
import Expectations
import Testing

@testable import Files

/// A name is bytes: what is done with a row is done with its file, and what is shown does nothing.
///
/// Cases 6 and 7.
@Suite(.enabled(if: FileRoom.isComplete)) nonisolated struct FileNameTests {
  let room = try! FileRoom()
  private static let notText = FileName(bytes: [0x61, 0xFF])
  /// Names that look alike: composed and decomposed, a byte that is no text and the sign for such.
  static let alike: [FileName] = [
    "\u{E9}", "e\u{301}", notText, "a\u{FFFD}", FileName(bytes: [0x61, 0xFE]), "a\\xFF", "a\n", "a\u{202E}b",
    "\u{1B}[31m", "-rf", "a'b\"c$(x)`",
  ]

  @Test(arguments: alike) func `of files that look alike the chosen one is meant`(name: FileName) throws {
    let folder = room.here / "left"
    for (number, name) in Self.alike.enumerated() { room.write(folder / name, "\(number)") }
    let text = "\(Self.alike.firstIndex(of: name)!)"
    let others = Self.alike.filter { $0 != name }
    func othersStay() -> Bool { others.allSatisfy { room.has(folder / $0) } }
    _ = try room.worker.copy(folder / name, to: room.there, job: FileJob())
    try expect(FolderHandle(room.there).names() == [name] && room.read(room.there / name) == text)
    let deed = try room.worker.delete(folder / name, job: FileJob())
    expect(!room.has(folder / name) && othersStay())
    try room.worker.undo(deed, job: FileJob())
    expect(room.read(folder / name), text)
    let renaming = try #require(try room.worker.rename(folder / name, to: "other"))
    expect(room.read(folder / "other") == text && !room.has(folder / name) && othersStay())
    try room.worker.undo(renaming, job: FileJob())
    expect(room.read(folder / name), text)
  }

  @Test(arguments: [
    (notText, "a\\xFF"), ("a\u{FFFD}", "a\u{FFFD}"), ("a\nb\tc", "a\\nb\\tc"),
    ("\u{1B}]0;x\u{7}", "\\x1B]0;x\\x07"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{85}", "\\x85"), ("e\u{301}", "e\u{301}"), ("\u{1F600}", "\u{1F600}"),
    (FileName(bytes: [0xE2, 0x82, 0x41, 0xF0]), "\\xE2\\x82A\\xF0"),
  ])
  func `what is shown of a name shows every byte and does nothing`(name: FileName, shown: String) {
    expect(name.shown, shown)
  }

  @Test(arguments: alike) func `an editor gets the bytes of a path`(name: FileName) {
    let path = room.here / name
    room.write(path, "the right one")
    let child = Child("/bin/sh", ["-c", OtherPrograms.script(path), "/bin/cat"], room.variables)
    expect(child.wait(), 0)
    let copy = room.shell(OtherPrograms.script(path).replacingOccurrences(of: "exec \"$0\"", with: "cat"))
    expect(copy.output, "the right one")
  }

  @Test(arguments: alike) func `an editor may have arguments`(name: FileName) {
    let path = room.here / name
    room.write(path, "the right one")
    let words = OtherPrograms.words("/usr/bin/test  -s", path)
    expect(
      Child(words[0] == "sh" ? "/bin/sh" : words[0], Array(words.dropFirst()), room.variables).wait(), 0)
    expect(OtherPrograms.words(" ", FilePath("/a")), ["vi", "/a"])
    expect(OtherPrograms.words("code -w", FilePath("/a b")), ["code", "-w", "/a b"])
  }

  @Test(arguments: alike) func `a bookmark leads to the folder itself`(name: FileName) {
    let path = FilePath("/home/x") / name
    expect(FilePath(bookmark: path.bookmark) == path && !path.bookmark.contains("\n"))
    expect(FilePath(bookmark: "/plain/text"), FilePath("/plain/text"))
  }

  // MARK: Other names

  @Test(arguments: ["file", "link", "folder", "dangling", "full"]) func `no name is taken from another`(
    kind: String
  ) throws {
    room.write(room.here / "a", "mine")
    room.write(room.here / "file", "theirs")
    room.write(room.here / "full" / "inner", "theirs")
    room.link(room.here / "link", to: "file")
    room.link(room.here / "dangling", to: "nowhere")
    room.makeFolder(room.here / "folder")
    let before = room.status(room.here / FileName(kind))?.stamp
    for source in ["a", "full"] as [FileName] where source.shown != kind {
      expect(
        problem { _ = try room.worker.rename(room.here / source, to: FileName(kind)) },
        "\(kind): The name is taken.")
    }
    expect(room.status(room.here / FileName(kind))?.stamp == before && room.read(room.here / "a") == "mine")
    expect(room.read(room.here / "full" / "inner") == "theirs" && !room.has(room.here / "nowhere"))
  }

  @Test(arguments: [
    ("", "A name can't be empty."), (".", "“.” is a folder's name for itself or the one around it."),
    ("..", "“..” is a folder's name for itself or the one around it."),
    ("b/c", "A name can't have “/” in it."),
    ("/b", "A name can't have “/” in it."), ("b\0c", "A name can't have a zero byte in it."),
    (String(repeating: "b", count: 256), "A name has at most 255 bytes; this one has 256."),
    (String(repeating: "\u{E9}", count: 128), "A name has at most 255 bytes; this one has 256."),
  ])
  func `what can't be a name is said`(name: String, reason: String) throws {
    room.write(room.here / "a", "mine")
    room.makeFolder(room.here / "b")
    let result = problem { _ = try room.worker.rename(room.here / "a", to: FileName(name)) }
    expect(result?.hasSuffix(reason), true, "\(result ?? "")")
    expect(room.read(room.here / "a") == "mine" && room.names(room.here / "b") == [])
  }

  @Test(arguments: ["A", "b\nc", "b\u{1B}[0m", "b\u{202E}c", ".b", "-b", String(repeating: "b", count: 255)])
  func `any other name is given and taken back`(name: String) throws {
    room.write(room.here / "a", "mine")
    let deed = try #require(try room.worker.rename(room.here / "a", to: FileName(name)))
    expect(room.read(room.here / FileName(name)) == "mine" && !room.has(room.here / "a"))
    try room.worker.undo(deed, job: FileJob())
    expect(room.read(room.here / "a") == "mine" && !room.has(room.here / FileName(name)))
  }

  @Test func `its own name is nothing new`() throws {
    room.write(room.here / "a", "mine")
    try expectNil(room.worker.rename(room.here / "a", to: "a"))
    expect(room.read(room.here / "a"), "mine")
  }

  @Test func `a name isn't taken back from another file`() throws {
    room.write(room.here / "a", "mine")
    let deed = try #require(try room.worker.rename(room.here / "a", to: "b"))
    room.shell("rm b; echo other > b")
    expect(
      problem { try room.worker.undo(deed, job: FileJob()) }, "b: It isn't what was renamed any more.")
    expect(room.read(room.here / "b") == "other\n" && !room.has(room.here / "a"))
  }

  @Test
  func `where the system can't promise not to replace, files are linked and folders are moved onto none`()
    throws
  {
    for name in ["file", "taken"] as [FileName] { room.write(room.here / name, name.shown) }
    for name in ["folder", "full"] as [FileName] { room.write(room.here / name / "inner", name.shown) }
    room.makeFolder(room.here / "empty")
    let folder = try FolderHandle(room.here)
    for (old, new) in [
      ("file", "taken"), ("file", "full"), ("folder", "taken"), ("folder", "full"), ("folder", "empty"),
    ] {
      expect(problem { try folder.renameByLink(FileName(old), to: folder, as: FileName(new)) } != nil)
    }
    expect(room.read(room.here / "file") == "file" && room.read(room.here / "taken") == "taken")
    expect(room.names(room.here / "folder") == ["inner"] && room.names(room.here / "empty") == [])
    try folder.renameByLink("file", to: folder, as: "new")
    try folder.renameByLink("folder", to: folder, as: "new folder")
    expect(room.read(room.here / "new") == "file" && !room.has(room.here / "file"))
    expect(room.names(room.here / "new folder") == ["inner"] && !room.has(room.here / "folder"))
  }

  // MARK: Numbers

  @Test(arguments: [
    ("a.txt", "a 2.txt"), ("a", "a 2"), (".bashrc", ".bashrc 2"), ("a.tar.gz", "a.tar 2.gz"), ("a.", "a. 2"),
  ])
  func `a number comes before the ending`(name: String, next: String) {
    expect(FileName(name).candidate(2).shown == next && FileName(name).candidate(1).shown == name)
  }

  @Test(arguments: [
    String(repeating: "b", count: 255), String(repeating: "\u{20AC}", count: 85),
    String(repeating: "b", count: 250) + ".txt",
  ])
  func `the longest names are copied, twice, and deleted`(name: String) throws {
    room.write(room.here / FileName(name), "text")
    for _ in 0..<2 { _ = try room.worker.copy(room.here / FileName(name), to: room.there, job: FileJob()) }
    let names = try FolderHandle(room.there).names()
    expect(names.count == 2 && names.allSatisfy { $0.text != nil && $0.bytes.count <= 255 }, "\(names)")
    for _ in 0..<2 {
      room.write(room.here / FileName(name), "text")
      _ = try room.worker.delete(room.here / FileName(name), job: FileJob())
    }
    expect(room.names(room.trash).count, 2)
  }
}
