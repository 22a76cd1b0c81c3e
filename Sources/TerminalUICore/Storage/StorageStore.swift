internal import Glibc
internal import Synchronization

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
  // On the main thread only.
  private var handles: [String: StateHandle] = [:]
  private var initialValues: [String: StoredValue]?
  private var changedKeys: Set<String> = []
  private var isWaiting = false
  /// What waits to be written, for whoever writes next.
  private let changes = Mutex<[String: StoredValue?]>([:])
  private let writing = Mutex(false)

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

  deinit { for handle in handles.values { StateTable.remove(handle) } }

  private static let withFiles = Mutex<[StorageStore]>([])

  // MARK: Values

  /// The value of a key; `nil` if there is none, or one of another type.
  @MainActor public func value<Value: StorableValue>(_ type: Value.Type, forKey key: String) -> Value? {
    guard let stored = handle(for: key).read(StoredValue?.self) ?? nil else { return nil }
    return Value(storedValue: stored)
  }

  /// Sets the value of a key; `nil` removes it.
  @MainActor public func set<Value: StorableValue>(_ value: Value?, forKey key: String) {
    handle(for: key).write(value?.storedValue)
    noteChange(of: key)
  }

  /// The place of a key's value, which views can read.
  @MainActor func handle(for key: String) -> StateHandle {
    if let handle = handles[key] { return handle }
    if initialValues == nil { initialValues = file?.read() ?? [:] }
    let location = StateLocation<StoredValue?>.make(initialValues?[key])
    handles[key] = location.handle
    return location.handle
  }

  // MARK: Writing

  /// Writes the value of a key soon.
  @MainActor func noteChange(of key: String) {
    guard file != nil else { return }
    changedKeys.insert(key)
    guard !isWaiting else { return }
    isWaiting = true
    Task { @MainActor in
      collectChanges()
      Task.detached { [self] in write() }
    }
  }

  @MainActor private func collectChanges() {
    isWaiting = false
    var values: [String: StoredValue?] = [:]
    for key in changedKeys { values[key] = .some(handles[key]?.read(StoredValue?.self) ?? nil) }
    changedKeys.removeAll()
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
