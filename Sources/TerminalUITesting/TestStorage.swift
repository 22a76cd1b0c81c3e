internal import Synchronization
internal import TerminalUI
internal import TerminalUIStorage
internal import Testing
internal import XCTest

/// The stored values of the running test, also those that a model in it reads outside of a host.
///
/// The first host that a test makes takes over the values stored before; each further one begins with nothing stored. Hosts with the same store
/// for the app have the same for the scene.
nonisolated enum TestStorage {
  /// A running test, or one case of it.
  struct Key: Hashable {
    let test: Test.ID?
    /// Cases of one test may run side by side, and nothing public distinguishes them but their arguments.
    let arguments: String
  }

  /// The storage of a test, which its hosts share.
  private struct Entry {
    let storage: MemoryStorage
    var hasHost = false
    /// The stores of hosts that the test gave a store of its own.
    var given: [MemoryStorage] = []
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  /// The test that runs.
  static var key: Key {
    guard let test = Test.current else { return Key(test: nil, arguments: "") }
    guard let current = Test.Case.current, current.isParameterized else {
      return Key(test: test.id, arguments: "")
    }
    return Key(test: test.id, arguments: String(describing: current))
  }

  /// The values of the test that runs.
  static var current: MemoryStorage {
    let key = key
    if key.test == nil { _ = observer }
    return entries.withLock { entries in
      if let entry = entries[key] { return entry.storage }
      let storage = MemoryStorage()
      entries[key] = Entry(storage: storage)
      return storage
    }
  }

  /// The values of a new host, which are the test's from now on.
  private static func storage(ofHostWith store: StorageStore?) -> MemoryStorage {
    let key = key
    if key.test == nil { _ = observer }
    return entries.withLock { entries in
      if store == nil, let entry = entries[key], !entry.hasHost {
        entries[key]?.hasHost = true
        return entry.storage
      }
      var given = entries[key]?.given ?? []
      let storage =
        given.first { $0.app === store } ?? store.map { MemoryStorage(app: $0) } ?? MemoryStorage()
      if store != nil, !given.contains(where: { $0 === storage }) { given.append(storage) }
      entries[key] = Entry(storage: storage, hasHost: true, given: given)
      return storage
    }
  }

  /// The values of a new host, as views in its environment find them too.
  static func storage(of environment: inout EnvironmentValues, _ store: StorageStore?) -> MemoryStorage {
    let storage = storage(ofHostWith: store ?? environment.appStorage)
    environment.appStorage = storage.app
    if environment.sceneStorage == nil { environment.sceneStorage = storage.scene }
    return storage
  }

  // MARK: XCTest

  /// Tests of XCTest run one at a time, and nothing says which.
  private static let observer: Observer = {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Forgets the storage between the tests of XCTest, which name no test while they run.
  private final class Observer: XCTestObservation, Sendable {
    func testCaseWillStart(_ testCase: XCTestCase) { forget() }
    func testCaseDidFinish(_ testCase: XCTestCase) { forget() }
    private func forget() { entries.withLock { $0[Key(test: nil, arguments: "")] = nil } }
  }
}

/// Called by `CTestSupport` when the program is loaded, before anything is stored.
@_cdecl("terminalui_testing_was_loaded") nonisolated public func _testingWasLoaded() {
  MemoryStorage.ofTest = { TestStorage.current }
}
