internal import Glibc
internal import RuntimeMetadata
internal import TerminalUICore

/// Values by key that last longer than the program: what ``AppStorage`` and ``SceneStorage`` read and write.
///
///     let store = StorageStore(path: "/tmp/settings")
///     ContentView().defaultAppStorage(store)
///
/// A store reads its file when it is first asked for a value, and writes soon after a change, all at once and on another
/// thread. Programs with the same file change their own keys only. Without a path nothing is written.
/// - Source: SwiftUI uses Foundation's `UserDefaults`; this has no need of Foundation.
public nonisolated final class StorageStore: @unchecked Sendable {
  private let file: StorageFile?
  private let contents = Locked(Contents())
  /// What waits to be written, for whoever writes next.
  private let changes = Locked<[String: StoredValue?]>([:])
  /// Held while the file is written, with whether it couldn't be the last time.
  private let writing = Locked(false)

  private struct Contents {
    /// The places of the values, made on the main thread.
    var states: [String: UnownedState<StoredValue?>] = [:]
    /// What the file had; `nil` before anybody asked.
    var initialValues: [String: StoredValue]?
    var changedKeys: Set<String> = []
    /// Whether the main thread will come for the changed keys.
    var isWaiting = false
  }

  /// Makes a store that writes nothing.
  public init() { file = nil }

  /// Makes a store with a file, which needn't be there.
  public init(path: String) {
    file = StorageFile(path: path)
    Self.withFiles.withLock { $0.append(self) }
  }

  /// The store of the program: `$XDG_CONFIG_HOME/PROGRAM/defaults`, by default in `~/.config`.
  public static let standard = StorageStore(folder: "XDG_CONFIG_HOME", or: ".config", name: "defaults")

  /// The store of the program's scene: `$XDG_STATE_HOME/PROGRAM/scene`, by default in `~/.local/state`.
  public static let scene = StorageStore(folder: "XDG_STATE_HOME", or: ".local/state", name: "scene")

  private convenience init(folder variable: String, or folder: String, name: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "app"
    if let folder = getenv(variable), folder.pointee == UInt8(ascii: "/") {
      self.init(path: "\(String(cString: folder))/\(program)/\(name)")
    } else if let home = getenv("HOME"), home.pointee == UInt8(ascii: "/") {
      self.init(path: "\(String(cString: home))/\(folder)/\(program)/\(name)")
    } else {
      self.init()
    }
  }

  deinit { for state in contents.withLock({ $0.states.values }) { state.remove() } }

  private static let withFiles = Locked<[StorageStore]>([])

  private static let chosen = Locked<StorageStore?>(nil)

  /// Where properties that are in no view keep their values: in an app ``standard``, else a store without a file, as in tests.
  package static var ofProgram: StorageStore {
    get {
      chosen.withLock { store in
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
    let values = contents.initialValues ?? file?.read() ?? [:]
    contents.initialValues = values
    return values[key]
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
        // Only the main thread makes states, and then with what waits.
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
      contents.changedKeys.insert(key)
      defer { contents.isWaiting = true }
      return !contents.isWaiting
    }
    guard isFirst else { return }
    Task { @MainActor in
      collectChanges()
      Task.detached { [self] in write() }
    }
  }

  @MainActor private func collectChanges() {
    let keys = contents.withLock { contents in
      defer { contents.changedKeys = [] }
      contents.isWaiting = false
      return contents.changedKeys
    }
    var values: [String: StoredValue?] = [:]
    for key in keys { values[key] = .some(storedValue(of: key)) }
    changes.withLock { $0.merge(values) { $1 } }
  }

  private func write() {
    guard let file else { return }
    writing.withLock { hasFailed in
      let values = changes.withLock { changes in
        defer { changes = [:] }
        return changes
      }
      guard !values.isEmpty else { return }
      do throws(StorageFile.Failure) {
        try file.change(values)
        hasFailed = false
      } catch {
        // Once, and not for every key that is pressed.
        if !hasFailed { DebugLog.write("TerminalUI: \(error)") }
        hasFailed = true
      }
    }
  }

  /// Writes what waits, and returns when it is written.
  @MainActor public func synchronize() {
    collectChanges()
    write()
  }

  /// Writes what waits in any store: the program ends.
  @MainActor package static func synchronizeAll() {
    for store in withFiles.withLock({ $0 }) { store.synchronize() }
  }
}

extension StorageStore: TrackedObject {}
