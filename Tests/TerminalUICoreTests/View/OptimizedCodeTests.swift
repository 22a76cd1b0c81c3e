import Foundation
import Soak
import Expectations
import Testing

/// What depends on how the compiler lays closures and values out, in code that it optimises.
@Suite struct OptimizedCodeTests {
  // The compiler takes a minute.
  @Test(.enabled(if: Soak.isOn)) func `values and closures compare in optimised code as in debug code`()
    async throws
  {
    // C1, C2, C3, C4, C5, C6
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let check = try await ProgramRun.of(
      "/bin/sh", [root.appending(path: "Scripts/check-optimized.sh").path, ProgramRun.folder])
    expect(check.succeeds, "\(check.output)")
    // All of them ran.
    expect(check.output.contains(/Test run with \d{2,} tests in 7 suites passed/), "\(check.output)")
  }
}
