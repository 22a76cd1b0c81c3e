import Foundation
import Glibc
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

private struct Settings: View {
  @AppStorage("home") private var home = URL(string: "https://example.org")!
  @AppStorage("last") private var last: URL?
  @AppStorage("blob") private var blob = Data([1])
  @SceneStorage("note") private var note: Data?
  @SceneStorage("page") private var page = URL(string: "https://example.org/1")!

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(home.absoluteString) \(last?.absoluteString ?? "-") \([UInt8](blob))")
      Text("\(note.map { [UInt8]($0) } ?? []) \(page.lastPathComponent)")
    }
    .onKeyPress("w") {
      home = URL(string: "https://example.org/a%20b?c=d")!
      last = URL(filePath: "/tmp")
      blob = Data([0, 255, 16])
      note = Data()
      page = URL(string: "https://example.org/2")!
      return .handled
    }
    .onKeyPress("r") {
      last = nil
      note = Data([7])
      return .handled
    }
  }
}

/// What the user was doing: a tab, the lengths of panes, and where in a stack.
private struct Kept: View {
  @SceneStorage("tab") private var tab = "files"
  @SceneStorage("lengths") private var lengths = SplitViewLengths()
  @SceneStorage("path") private var stored: Data?
  @State private var path = NavigationPath()

  var body: some View {
    TabView(selection: $tab) {
      Tab("Files", value: "files") {
        HSplitView(lengths: $lengths) {
          Button("a") {}.frame(minWidth: 2, idealWidth: 10, maxWidth: .infinity, maxHeight: .infinity)
          Text("b").frame(minWidth: 2, maxWidth: .infinity)
        }
      }
      Tab("Mail", value: "mail") {
        NavigationStack(path: $path) {
          Button("Deep") {
            path.append("Inbox")
            path.append(7)
          }
          .navigationTitle("Mail")
          .navigationDestination(for: String.self) { Text("box \($0)").navigationTitle($0) }
          .navigationDestination(for: Int.self) { Button("message \($0)") {} }
        }
      }
    }
    .onAppear {
      if let stored,
        let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
      {
        self.path = NavigationPath(path)
      }
    }
    .onChange(of: path) { stored = try? JSONEncoder().encode(path.codable) }
  }
}

@Suite struct StorageTests {
  @Test func `tabs, the lengths of panes and paths are there again for the next run`() {
    // Issue 18
    let path = "/tmp/terminalui-kept-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let store = StorageStore(path: path)
    let host = TestHost(width: 41, height: 4) { Kept().environment(\.sceneStorage, store) }
    host.find(.button, "a").focus()
    for _ in 0..<3 { host.press(.rightArrow, modifiers: [.option, .shift]) }
    let divider = host.text.split(separator: "\n")[1].firstIndex { "│▏▕▌▐".contains($0) }?.utf16Offset(
      in: host.text)
    host.press("2", modifiers: .option)
    host.find(.button, "Deep").press()
    expect(host.text, contains: "message 7", "\(host.text)")
    store.synchronize()

    let other = TestHost(width: 41, height: 4) {
      Kept().environment(\.sceneStorage, StorageStore(path: path))
    }
    expect(other.text.contains("message 7") && other.text.contains("Inbox"), "\(other.text)")
    other.press(.escape)
    expect(other.text, contains: "box Inbox", "\(other.text)")
    other.press("1", modifiers: .option)
    let again = other.text.split(separator: "\n")[1].firstIndex { "│▏▕▌▐".contains($0) }?.utf16Offset(
      in: other.text)
    expect(divider != nil && again == divider)
  }

  @Test func `URLs and data are there again for another host of the same file`() {
    // K
    let path = "/tmp/terminalui-foundation-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let store = StorageStore(path: path)
    let host = TestHost(width: 80, height: 2) { Settings().defaultAppStorage(store) }
    expect(host.text, contains: "https://example.org - [1]")
    expect(host.text, contains: "[] 1")
    host.type("w")
    expect(host.record.bodies, ["Settings"])
    expect(host.text, contains: "[] 2")
    store.synchronize()

    let again = StorageStore(path: path)
    let other = TestHost(width: 80, height: 2) { Settings().defaultAppStorage(again) }
    expect(other.text, contains: "https://example.org/a%20b?c=d file:///tmp")
    expect(other.text, contains: "[0, 255, 16]")
    other.type("r")
    expect(other.text, contains: "d - [")
    expect(other.text, contains: "[7] 1")
    again.synchronize()
    expectNil(StorageStore(path: path).value(URL.self, forKey: "last"))
    expect(StorageStore(path: path).value(Data.self, forKey: "blob"), Data([0, 255, 16]))
  }

  @Test(arguments: ["x\t0", "x\t0g", "x\té0", "x\t٣٣", "s\t00", "i\t7", "y\t00"])
  func `what isn't data is as if nothing was stored`(line: String) throws {
    // K
    let path = "/tmp/terminalui-foundation-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "# TerminalUI storage 1\nblob\t\(line)\nhome\tb\ttrue\nlast\tx\t00\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    let store = StorageStore(path: path)
    expectNil(store.value(Data.self, forKey: "blob"))
    let host = TestHost(width: 80, height: 2) { Settings().defaultAppStorage(store) }
    expect(host.text, contains: "https://example.org - [1]")
  }
}
