#if canImport(Glibc)
  import Glibc
#endif

/// How far the program may go: a test makes a file for each step, in the folder that `STEPS` names.
///
/// A screen that is only there for a time that a clock measures is missed by a test that had to wait for the processor.
nonisolated enum Steps {
  /// Waits until the test allows the step; without a folder every step is allowed.
  static func wait(for name: String) async throws {
    guard let folder = getenv("STEPS").map({ String(cString: $0) }) else { return }
    while access("\(folder)/\(name)", F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
  }
}
