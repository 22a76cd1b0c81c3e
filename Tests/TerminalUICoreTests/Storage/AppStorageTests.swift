import Foundation
import Glibc
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private enum Theme: String { case light, dark }

private struct Settings: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count = 3
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("isOn") private var isOn = false
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("note") private var note: String?

  var body: some View {
    Text("\(name) \(count) \(ratio) \(isOn) \(theme.rawValue) \(note ?? "-")")
      .onKeyPress("w") {
        name = "some\tone\n\\"
        count += 1
        ratio = 0.25
        isOn = true
        theme = .dark
        note = ""
        return .handled
      }
      .onKeyPress("r") {
        note = nil
        return .handled
      }
  }
}

private struct Count: View {
  @AppStorage("count") private var count = 0
  var body: some View { Text("c\(count)") }
}

/// A file name that no other test has.
private func temporaryPath() -> String {
  "/tmp/terminalui-storage-\(getpid())-\(UInt64.random(in: 0...UInt64.max))/in/a/folder"
}

private func remove(_ path: String) {
  let folder = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
  try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
}

@Suite struct AppStorageTests {
  @Test func `values are there again for another host of the same file`() {
    // K
    let path = temporaryPath()
    defer { remove(path) }
    let store = StorageStore(path: path)
    let host = TestHost(width: 60, height: 2) { Settings().defaultAppStorage(store) }
    expect(host.text, contains: "nobody 3 0.5 false light -")
    host.type("w")
    expect(host.record.bodies, ["Settings"])
    expect(host.issues, [])
    store.synchronize()

    let again = StorageStore(path: path)
    expect(again.value(String.self, forKey: "name"), "some\tone\n\\")
    let other = TestHost(width: 60, height: 2) { Settings().defaultAppStorage(again) }
    expect(other.text, contains: "4 0.25 true dark")
    other.type("r")
    again.synchronize()
    expectNil(StorageStore(path: path).value(String.self, forKey: "note"))
    expect(StorageStore(path: path).value(Int.self, forKey: "count"), 4)
  }

  @Test func `what is written soon reaches the file without being asked for`() async throws {
    // K
    let path = temporaryPath()
    defer { remove(path) }
    let store = StorageStore(path: path)
    let host = TestHost(width: 60, height: 2) { Settings().defaultAppStorage(store) }
    host.type("w")
    await host.settle { FileManager.default.fileExists(atPath: path) }
    try expect(String(contentsOfFile: path, encoding: .utf8), contains: "count\ti\t4\n")
    // Whole, and nothing beside it but the lock.
    let folder = URL(filePath: path).deletingLastPathComponent().path
    try expect(
      FileManager.default.contentsOfDirectory(atPath: folder).sorted(), ["folder", "folder.lock"])
  }

  @Test func `views with the same key see each other's writes, others are not evaluated`() {
    // K
    struct Screen: View {
      @AppStorage("count") private var count = 0
      @AppStorage("other") private var other = 0
      private struct Other: View {
        @AppStorage("other") private var other = 0
        var body: some View { Text("o\(other)") }
      }
      var body: some View {
        VStack {
          Count()
          Other()
        }
        .onKeyPress("n") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 2) { Screen() }
    host.type("n")
    expect(host.text, contains: "c1")
    expect(host.record.bodies, ["Count"])
  }

  @Test func `a parent that passes a binding on is not evaluated`() {
    // K, S3
    struct Child: View {
      @Binding var number: Int
      var body: some View { Text("n\(number)").onTapGesture { number += 1 } }
    }
    struct Parent: View {
      @AppStorage("number") private var number = 1
      var body: some View { Child(number: $number) }
    }
    let host = TestHost(width: 2, height: 1) { Parent() }
    host.click(x: 0, y: 0)
    expect(host.text, "n2")
    expect(host.record.bodies, ["Child"])
  }

  @Test func `hosts without a store share nothing`() {
    // K
    let first = TestHost(width: 60, height: 1) { Settings() }
    first.type("w")
    let second = TestHost(width: 60, height: 1) { Settings() }
    expect(second.text, contains: "nobody 3")
  }

  @Test(
    arguments: [
      "count\ti\tmany\n", "count\ts\tfour\n", "count\tq\t4\n", "count i 4\n", "\u{0}\u{FFFD}\t\t\t\t\n\n\n",
      "",
      "# TerminalUI storage 99\ncount\n", "count\\x\ti\t4\n",
    ])
  func `what can't be read is as if nothing were stored`(text: String) throws {
    // K
    let path = temporaryPath()
    defer { remove(path) }
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    let store = StorageStore(path: path)
    let host = TestHost(width: 60, height: 1) { Settings().defaultAppStorage(store) }
    expect(host.text, contains: "nobody 3")
    host.type("w")
    store.synchronize()
    expect(StorageStore(path: path).value(Int.self, forKey: "count"), 4)
  }

  @Test func `two programs with one file keep each other's values`() {
    // K
    let path = temporaryPath()
    defer { remove(path) }
    let (first, second) = (StorageStore(path: path), StorageStore(path: path))
    expectNil(first.value(Int.self, forKey: "a"))
    expectNil(second.value(Int.self, forKey: "a"))
    first.set(1, forKey: "a")
    second.set(2, forKey: "b")
    first.synchronize()
    second.synchronize()
    first.set(Int?.none, forKey: "c")
    first.synchronize()
    let third = StorageStore(path: path)
    expect(third.value(Int.self, forKey: "a"), 1)
    expect(third.value(Int.self, forKey: "b"), 2)
  }

  @Test func `threads that write one file at once leave it whole`() async {
    // K
    let path = temporaryPath()
    defer { remove(path) }
    let stores = (0..<8).map { _ in StorageStore(path: path) }
    for round in 1...20 {
      for (number, store) in stores.enumerated() { store.set(round, forKey: "key \(number)") }
      await Task.yield()
    }
    for store in stores { store.synchronize() }
    let last = StorageStore(path: path)
    for number in 0..<8 { expect(last.value(Int.self, forKey: "key \(number)"), 20) }
  }

  @Test func `a file that can't be written loses nothing but the file`() {
    // K
    let store = StorageStore(path: "/proc/terminalui/none")
    let host = TestHost(width: 60, height: 1) { Count().defaultAppStorage(store) }
    store.set(5, forKey: "count")
    store.synchronize()
    host.turn()
    expect(host.text, contains: "c5")
  }

  @Test func `storage of the scene is apart from that of the app`() {
    // K
    struct Both: View {
      @AppStorage("key") private var app = 1
      @SceneStorage("key") private var scene = 1
      var body: some View {
        Text("\(app) \(scene)").onKeyPress("s") {
          scene = 2
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Both() }
    host.type("s")
    expect(host.text, "1 2")
  }

  @Test func `another key is another value`() {
    // K
    struct Keyed: View {
      @AppStorage var value: Int
      init(_ key: String) { _value = AppStorage(wrappedValue: 7, key) }
      var body: some View {
        Text("\(value)").onKeyPress("w") {
          value = 8
          return .handled
        }
      }
    }
    struct Screen: View {
      @State private var key = "a"
      var body: some View {
        Keyed(key).onKeyPress("k") {
          key = key == "a" ? "b" : "a"
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    host.type("w")
    expect(host.text, "8")
    host.type("k")
    expect(host.text, "7")
    host.type("k")
    expect(host.text, "8")
  }

  // MARK: Outside of a view

  private final class Preferences: ObservableObject {
    @AppStorage var count: Int
    @AppStorage var name: String?
    @Published private var noise = 0
    private(set) var changes = 0
    private var subscription: AnyCancellable?

    init(_ store: StorageStore?) {
      _count = AppStorage(wrappedValue: 1, "count", store: store)
      _name = AppStorage("name", store: store)
      subscription = objectWillChange.sink { [unowned self] in changes += 1 }
    }
  }

  @Test func `an object reads and writes stored values, and tells of changes`() {
    // Counterexample 9, K
    let path = temporaryPath()
    defer { remove(path) }
    let preferences = Preferences(StorageStore(path: path))
    expect(preferences.count, 1)
    preferences.count += 1
    expect(preferences.count, 2)
    expect(preferences.changes, 1)
    preferences.name = "some"
    expect(preferences.name, "some")
    expect(preferences.changes, 2)
    // An equal value is no change.
    preferences.name = "some"
    expect(preferences.changes, 2)
    StorageStore.synchronizeAll()
    expect(StorageStore(path: path).value(Int.self, forKey: "count"), 2)
  }

  /// Nothing here has a publisher that stays.
  private final class Plain: ObservableObject {
    @AppStorage var count: Int
    init(_ store: StorageStore) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
  }

  @Test func `each declarer of an object is evaluated when it stores another value`() {
    // Counterexample 9, O4
    struct Screen: View {
      @ObservedObject var settings: Plain
      var body: some View { Text("x").onTapGesture { settings.count += 1 } }
    }
    let host = TestHost(width: 1, height: 1) { Screen(settings: Plain(StorageStore())) }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a view shows what an object stores, and the other way round`() {
    // Counterexample 9, K, O4
    struct Screen: View {
      @StateObject var preferences: Preferences
      var body: some View {
        Text("\(preferences.count)").onTapGesture { preferences.count += 1 }
      }
    }
    let store = StorageStore()
    let preferences = Preferences(store)
    let host = TestHost(width: 3, height: 2) {
      VStack {
        Screen(preferences: preferences)
        Count().defaultAppStorage(store)
      }
    }
    expect(host.text.split(whereSeparator: \.isWhitespace), ["1", "c0"])
    host.click(on: "1")
    expect(host.text.split(whereSeparator: \.isWhitespace), ["2", "c2"])
    store.set(7, forKey: "count")
    host.turn()
    expect(host.text.split(whereSeparator: \.isWhitespace), ["7", "c7"])
    let binding = preferences.$count
    binding.wrappedValue = 8
    host.turn()
    expect(host.text.split(whereSeparator: \.isWhitespace), ["8", "c8"])
  }

  @Test func `an object without a store of its own keeps its values while the program runs`() {
    // Counterexample 9, K
    let (first, second) = (Preferences(nil), Preferences(nil))
    let before = first.count
    first.count += 1
    expect(second.count, before + 1)
  }

  @Test func `a thread reads and writes an object's stored values`() {
    // Counterexample 9, S7
    let path = temporaryPath()
    defer { remove(path) }
    let store = StorageStore(path: path)
    store.set(5, forKey: "count")
    store.synchronize()
    let preferences = Handed(AppStorage(wrappedValue: 1, "count", store: StorageStore(path: path)))
    onThread {
      expect(preferences.value.wrappedValue, 5)
      for _ in 0..<1000 { preferences.value.wrappedValue += 1 }
      expect(preferences.value.wrappedValue, 1005)
    }
    expect(preferences.value.wrappedValue, 1005)
    StorageStore.synchronizeAll()
    expect(StorageStore(path: path).value(Int.self, forKey: "count"), 1005)
  }
}
