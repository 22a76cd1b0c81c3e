internal import Glibc

/// Stored values that no file has: those of a host that was given no store, and those of a test.
///
/// A process that runs tests never has the user's files. Values stored in a turn of a test's host, or in a task that is begun there, are the host's;
/// others are the test's. So no test meets the values of another one. See `docs/internals/decisions/0060`.
package final class MemoryStorage: Sendable {
  /// The store for ``AppStorage``.
  package let app: StorageStore
  /// The store for ``SceneStorage``.
  package let scene = StorageStore()

  /// Makes a storage with a store for the app.
  package init(app: StorageStore = StorageStore()) { self.app = app }

  /// The storage of the test's host whose turn it is.
  @TaskLocal package static var ofHost: MemoryStorage?
  /// Finds the storage of the test that runs; set before anything runs by the module that knows tests.
  nonisolated(unsafe) package static var ofTest: (@Sendable () -> MemoryStorage)?
  private static let ofProcess = MemoryStorage()

  /// The storage in place of the user's files; `nil` in a program that isn't a test.
  static var inTest: MemoryStorage? {
    guard isTest else { return nil }
    return ofHost ?? ofTest?() ?? ofProcess
  }

  // Swift Testing's only stable symbol; a runner of XCTest alone is known by its name.
  private static let isTest =
    dlsym(nil, "swt_abiv0_getEntryPoint") != nil || CommandLine.arguments.first?.hasSuffix(".xctest") == true
}
