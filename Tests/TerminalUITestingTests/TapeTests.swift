import Expectations
import Foundation
import TerminalUI
import TerminalUITesting
import Testing

/// A script of keys that makes pictures and is a test.
@MainActor @Suite struct TapeTests {
  private struct Board: App {
    @State private var text = ""
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        VStack(alignment: .leading) {
          TextField("Text", text: $text)
          Text("count \(count)")
        }
        .onKeyPress(.downArrow) {
          count += 1; return .handled
        }
        .onKeyPress("p", modifiers: .control) {
          count = 100; return .handled
        }
        .onReceive(.timer(every: .seconds(1))) { _ in count += 10 }
      }
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes a tape and plays it; returns what is wrong.
  private func problems(_ tape: String, in folder: URL, records: Bool = false) async throws -> [String] {
    var check = TapeCheck(try Tape(tape, name: "board.tape"), in: folder, EnvironmentValues())
    check.isRecording = records
    return try await check.problems(of: { Board() })
  }

  // Tools E5
  @Test func `keys, texts and times lead to a screen that is compared`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tape = """
      Set Columns 20 # columns
      Set Rows 3
      Type "milk"
      Down 3
      Wait /count 3/
      Sleep 2s
      Paste ' and eggs'
      Screenshot board.txt
      """
    expect(try await problems(tape, in: folder).count, 1)
    expect(try await problems(tape, in: folder, records: true), [])
    let text = try String(contentsOf: folder.appending(path: "board.txt"), encoding: .utf8)
    expect(text, "milk and eggs\ncount 23\n")
    expect(try await problems(tape, in: folder), [])
    let wrong = try await problems(
      tape.replacing("Down 3", with: "Down 4").replacing("/count 3/", with: "/count 4/"), in: folder)
    expect(wrong.count, 1)
    expect(wrong.first ?? "", contains: "board.tape:8: the app shows something else")
    expect(wrong.first ?? "", contains: "\"3\" is now \"4\"")
  }

  @Test func `outputs are pictures and recordings of what moves`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tape = """
      Output dark.svg
      Output light.svg light
      Output board.cast
      Set Columns 20
      Set Rows 2
      Set TypingSpeed 50ms
      Type "ab"
      Ctrl+P
      Sleep 500ms
      """
    expect(try await problems(tape, in: folder, records: true), [])
    for (name, background) in [("dark", "#15161D"), ("light", "#FCFCFA")] {
      let picture = try String(contentsOf: folder.appending(path: "\(name).svg"), encoding: .utf8)
      expect(picture, contains: "<animate ")
      expect(picture.uppercased(), contains: background)
    }
    let cast = try Cast(contentsOf: folder.appending(path: "board.cast").path)
    let replay = await TestHost.replay(cast, app: Board())
    expect(replay.difference?.description, nil)
    expect(replay.host.text, contains: "count 100")
  }

  @Test func `pictures have room for the largest screen`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tape = """
      Output a.svg
      Set Columns 20
      Set Rows 4
      Sleep 1s
      Resize 30 2
      Sleep 1s
      Resize 9 6
      Sleep 1s
      """
    expect(try await problems(tape, in: folder, records: true), [])
    let picture = try String(contentsOf: folder.appending(path: "a.svg"), encoding: .utf8)
    expect(picture, contains: "viewBox=\"0 0 270 108\"")
  }

  @Test func `a letter whose capital is two letters is a key`() throws {
    expect(try Tape("Shift+ß\nCtrl+ŉ\nCtrl+Shift+ŉ\nShift+é", name: "a").description, "a: 4 commands, 80×24")
  }

  @Test(
    arguments: [
      ("Tipe \"a\"", "there is no command Tipe: Type, Paste,"),
      ("Type a", "Type needs a text in quotation marks"),
      ("Down many", "a key is pressed 1…1000 times"), ("Ctrl+Nope", "Nope is no key: "),
      ("Hyper+A", "Hyper is no modifier: Ctrl, Alt, Shift"), ("Sleep soon", "Sleep needs a time"),
      ("Sleep@1s 2", "only Type, Wait and keys have a time"), ("Wait for it", "Wait needs a pattern"),
      ("Wait /(/", "is no pattern"), ("Screenshot a.gif", "Screenshot makes FILE.txt and FILE.svg"),
      ("Output a.gif", "Output makes FILE.svg and FILE.cast"),
      ("Output a.svg blue", "blue is none of dark, light, 16"),
      ("Set Font 3", "there is no setting Font: Set has Columns"), ("Set Columns 0", "Set has Columns 1…500"),
      ("Hide it", "nothing may follow here: it"), ("Type@x \"a\"", "x is no time"),
    ])
  func `a wrong line is reported with its place and what is allowed`(line: String, reason: String) throws {
    do {
      _ = try Tape("# a comment\n\n\(line)", name: "a.tape")
      expect(false, "\(line) was read")
    } catch {
      expect(error.description, contains: "a.tape:3: ")
      expect(error.description, contains: reason)
    }
  }

  @Test func `a text that doesn't come is reported with the screen`() async throws {
    let host = TestHost(width: 20, height: 2, app: Board())
    let tape = try Tape("Enter\nWait@1s /never/", name: "a.tape")
    do {
      _ = try await MovingPicture.of(tape, on: host, .unknown)
      expect(false)
    } catch {
      expect(error.description, contains: "a.tape:2: /never/ isn't on the screen, which is:")
      expect(error.description, contains: "count 10")
    }
  }
}
