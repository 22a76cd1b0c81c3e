internal import Dispatch
internal import Glibc
internal import RuntimeMetadata
internal import TerminalUICore

/// Values by key that last longer than the program, for ``AppStorage`` and ``SceneStorage``.
///
///     let store = StorageStore(path: "/tmp/settings")
///     ContentView().defaultAppStorage(store)
///
/// A store reads its file at the first request for a value, and writes soon after a change, all at once and on another thread. Programs with the same
/// file change their own keys only, and wait at most a second for each other. Without a path nothing is written.
///
/// Lines that aren't understood, such as comments and values of later versions, stay in the file. A file that can't be read, or is over
/// 16 MiB, is never written: the debug log says so once, and values are kept in memory. Values that an app writes before it ends, or before SIGHUP or
/// SIGTERM ends it, are stored.
/// - Source: SwiftUI uses Foundation's `UserDefaults`; this has no need of Foundation.
public nonisolated final class StorageStore: @unchecked Sendable {
  private let file: StorageFile?
  private let contents = Locked(Contents())
  /// The changes that wait for the next writer.
  private let changes = Locked(Changes())
  /// Held while the file is written.
  private let writing = Locked(())
  /// Why the file couldn't be read or written the last time.
  private let problem = Locked<StorageFailure?>(nil)

  /// The values of the store, behind its lock.
  private struct Contents {
    /// The places of the values, made on the main thread.
    var states: [String: UnownedState<StoredValue?>] = [:]
    /// The values in the file; `nil` before they are read.
    var initialValues: [String: StoredValue]?
    var changedKeys: Set<String> = []
    /// Whether the main thread will come for the changed keys.
    var isWaiting = false
    /// How many changes there were, and how many of them are in the file.
    var (changeCount, storedCount) = (0, 0)
  }

  /// The changes that wait to be written: collected on the main thread, taken by the thread that writes.
  private struct Changes {
    var values: [String: StoredValue?] = [:]
    /// How many changes there were by then.
    var count = 0
  }

  /// Makes a store that writes nothing.
  public init() { file = nil }

  /// Makes a store with a file, which needn't be there.
  public init(path: String) {
    file = StorageFile(path: path)
    Self.withFiles.withLock { $0.append(self) }
  }

  /// The store of the program: `$XDG_CONFIG_HOME/PROGRAM/defaults`, by default in `~/.config`.
  ///
  /// In a test it is one in memory, which no other
  /// test has.
  public static var standard: StorageStore { MemoryStorage.inTest?.app ?? ofUser }

  /// The store of the program's scene: `$XDG_STATE_HOME/PROGRAM/scene`, by default in `~/.local/state`.
  ///
  /// In a test it is one in memory.
  public static var scene: StorageStore { MemoryStorage.inTest?.scene ?? sceneOfUser }

  private static let ofUser = StorageStore(folder: "XDG_CONFIG_HOME", or: ".config", name: "defaults")
  private static let sceneOfUser = StorageStore(folder: "XDG_STATE_HOME", or: ".local/state", name: "scene")

  private convenience init(folder variable: String, or folder: String, name: String) {
    if let folder = UserPath.folder(variable, or: folder) {
      self.init(path: "\(folder)/\(name)")
    } else {
      self.init()
    }
  }

  deinit { for state in contents.withLock({ $0.states.values }) { state.remove() } }

  private static let withFiles = Locked<[StorageStore]>([])

  private static let chosen = Locked<StorageStore?>(nil)

  /// Where properties that are in no view keep their values: in an app and in tests ``standard``, else a store without a file.
  package static var ofProgram: StorageStore {
    get {
      if let storage = MemoryStorage.inTest { return storage.app }
      return chosen.withLock { store in
        let found = store ?? StorageStore()
        store = found
        return found
      }
    }
    set { chosen.withLock { $0 = newValue } }
  }

  // MARK: Values

  /// The value of a key; `nil` if there is none, or one of another type.
  @MainActor public func value<Value: StorableValue>(_ type: Value.Type, forKey key: String) -> Value? {
    guard let stored = state(for: key).value ?? nil else { return nil }
    return Value(storedValue: stored)
  }

  /// Sets the value of a key; `nil` removes it.
  @MainActor public func set<Value: StorableValue>(_ value: Value?, forKey key: String) {
    state(for: key).write(value?.storedValue)
    noteChange(of: key)
  }

  /// The place of a key's value, which views can read.
  @MainActor func state(for key: String) -> UnownedState<StoredValue?> {
    contents.withLock { contents in
      if let state = contents.states[key] { return state }
      let written = UnownedState<StoredValue?>.awaited(for: key, of: self)
      let state = UnownedState(written ?? initialValue(of: key, in: &contents))
      contents.states[key] = state
      return state
    }
  }

  private func initialValue(of key: String, in contents: inout Contents) -> StoredValue? {
    let values = contents.initialValues ?? readFile()
    contents.initialValues = values
    return values[key]
  }

  private func readFile() -> [String: StoredValue] {
    do throws(StorageFailure) {
      return try file?.read() ?? [:]
    } catch {
      report(error)
      return [:]
    }
  }

  // MARK: From anywhere

  /// The value of a key, on any thread.
  func storedValue(of key: String) -> StoredValue? {
    if MainThread.isCurrent { return MainThread.assume { state(for: key) }.value ?? nil }
    let (known, initial) = contents.withLock { contents in
      (contents.states[key], initialValue(of: key, in: &contents))
    }
    if let known { return known.value ?? nil }
    return UnownedState<StoredValue?>.awaited(for: key, of: self) ?? initial
  }

  /// Sets the value of a key, on any thread.
  func setStoredValue(_ value: StoredValue?, of key: String) {
    if MainThread.isCurrent {
      MainThread.assume { state(for: key) }.write(value)
    } else {
      let known = contents.withLock { contents in
        let known = contents.states[key]
        // Only the main thread makes states, and then with the waiting values.
        if known == nil {
          UnownedState.await(value, for: key, of: self) { [self] in _ = state(for: key) }
        }
        return known
      }
      known?.write(value)
    }
    noteChange(of: key)
  }

  // MARK: Writing

  /// Writes the value of a key soon.
  func noteChange(of key: String) {
    guard file != nil else { return }
    let isFirst = contents.withLock { contents in
      if contents.changeCount == contents.storedCount { Self.unsaved.withLock { $0.add(1) } }
      contents.changeCount += 1
      contents.changedKeys.insert(key)
      defer { contents.isWaiting = true }
      return !contents.isWaiting
    }
    guard isFirst else { return }
    Task { @MainActor in
      collectChanges()
      Self.queue.async { [self] in write() }
    }
  }

  /// Writes for all stores.
  ///
  /// Not `Task.detached`: after one an idle app wakes up once a second.
  private static let queue = DispatchQueue(label: "storage")

  /// Takes the values that were written since the last time, for the thread that writes the file.
  @MainActor private func collectChanges() {
    let (keys, count) = contents.withLock { contents in
      defer { contents.changedKeys = [] }
      contents.isWaiting = false
      return (contents.changedKeys, contents.changeCount)
    }
    var values: [String: StoredValue?] = [:]
    for key in keys { values[key] = .some(storedValue(of: key)) }
    changes.withLock { changes in
      changes.values.merge(values) { $1 }
      changes.count = count
    }
  }

  /// Writes what was collected into the file; values that can't be written wait for the next time.
  private func write() {
    guard let file else { return }
    writing.withLock { _ in
      let taken = changes.withLock { changes in
        defer { changes.values = [:] }
        return changes
      }
      guard !taken.values.isEmpty else { return }
      let deadline = ContinuousClock.now + Self.patience
      do throws(StorageFailure) {
        try file.change(taken.values) {
          ContinuousClock.now < min(deadline, Self.end.withLock { $0 } ?? deadline)
        }
        report(nil)
        noteStored(taken.count)
      } catch {
        report(error)
        // For the next time.
        changes.withLock { $0.values.merge(taken.values) { newer, _ in newer } }
      }
    }
  }

  /// Called when the file has the first `count` changes.
  private func noteStored(_ count: Int) {
    contents.withLock { contents in
      let wasUnsaved = contents.changeCount != contents.storedCount
      contents.storedCount = count
      if wasUnsaved, contents.changeCount == count { Self.unsaved.withLock { $0.add(-1) } }
    }
  }

  /// Reports the problem with the file once, and not for every key that is pressed.
  private func report(_ failure: StorageFailure?) {
    let isNew = problem.withLock { problem in
      defer { problem = failure }
      return failure != problem
    }
    if isNew, let failure { DebugLog.write("TerminalUI: \(failure)") }
  }

  /// Writes the waiting changes, and returns when they are written; after a second where another program holds the lock.
  @MainActor public func synchronize() {
    collectChanges()
    write()
  }

  // MARK: The program's end

  /// How long another program's lock is waited for.
  private static let patience = Duration.seconds(1)
  /// When no thread waits any more for a lock of another program, because this one ends.
  private static let end = Locked<ContinuousClock.Instant?>(nil)
  /// How many stores have something that isn't in their file.
  private static let unsaved = Locked(Unsaved())

  /// How many stores have changes that aren't in a file, and the function that is called when there are any or none.
  private struct Unsaved {
    var count = 0
    var report: (@Sendable (_ isUnsaved: Bool) -> Void)?

    mutating func add(_ number: Int) {
      let wasUnsaved = count > 0
      count += number
      if wasUnsaved != (count > 0) { report?(count > 0) }
    }
  }

  /// Calls `report` when a store gets a value that isn't in its file yet, and when all values are stored.
  ///
  /// It is called on any thread.
  package static func onUnsaved(_ report: @escaping @Sendable (_ isUnsaved: Bool) -> Void) {
    unsaved.withLock { unsaved in
      unsaved.report = report
      report(unsaved.count > 0)
    }
  }

  /// Writes the waiting changes of any store, and returns after a second at most: the program ends.
  @MainActor package static func synchronizeAll() {
    end.withLock { $0 = .now + patience }
    for store in withFiles.withLock({ $0 }) { store.synchronize() }
    end.withLock { $0 = nil }
  }
}

extension StorageStore: TrackedObject {}
