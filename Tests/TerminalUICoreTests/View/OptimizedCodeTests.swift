import Foundation
import Soak
import Testing

/// What depends on how the compiler lays closures and values out, in code that it optimises.
@Suite struct OptimizedCodeTests {
  // The compiler takes a minute.
  @Test(.enabled(if: Soak.isOn)) func `values and closures compare in optimised code as in debug code`()
    throws
  {
    // C1, C2, C3, C4, C5, C6
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let check = Process()
    check.executableURL = URL(filePath: "/bin/sh")
    check.arguments = [
      root.appending(path: "Scripts/check-optimized.sh").path,
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path,
    ]
    let pipe = Pipe()
    check.standardOutput = pipe
    check.standardError = pipe
    try check.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "\(output)")
    // All of them ran.
    #expect(output.contains(/Test run with \d{2,} tests in 7 suites passed/), "\(output)")
  }
}
