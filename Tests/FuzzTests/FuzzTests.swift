import Foundation
import FuzzTargets
import Testing

/// The fuzzer's targets, on the inputs that once were wrong and on random ones; `make fuzz` goes on from there.
@Suite struct FuzzTests {
  private static let inputs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")

  @Test(arguments: FuzzTarget.all)
  func `inputs that were wrong once are right`(target: FuzzTarget) throws {
    let folder = Self.inputs.appending(path: target.name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    try Fuzzing.expectSuccess([target.name] + files.map(\.path).sorted())
  }

  @Test(arguments: FuzzTarget.all)
  func `random inputs are right`(target: FuzzTarget) throws {
    try Fuzzing.expectSuccess([target.name, "random", "300"])
  }
}

/// Random views, each asked for its size by random proposals and laid out.
@Suite struct RandomLayoutTests {
  @Test func `100 000 proposals to random views: no trap, no wrong frame, twice the same`() throws {
    try Fuzzing.expectSuccess(["trees", "1", "100000"])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TERMINALUI_STRESS"] != nil), arguments: 2..<12)
  func `many more proposals to random views`(seed: Int) throws {
    try Fuzzing.expectSuccess(["trees", "\(seed)", "1000000"])
  }
}

/// Hostile strings through every public function that takes text, judged by the strict emulator: policy 1 to 5.
@Suite struct HostileTextStressTests {
  @Test func `no string does anything to the terminal`() throws {
    if ProcessInfo.processInfo.environment["TERMINALUI_STRESS"] != nil {
      #expect(HostileText.count > 100_000)
      try Fuzzing.expectSuccess(["hostile", "0", "\(HostileText.count)"])
    } else {
      // The attacks, and pairs from all over.
      try Fuzzing.expectSuccess(["hostile", "0", "160"])
      try Fuzzing.expectSuccess(["hostile", "\(HostileText.count / 2)", "400"])
    }
  }
}

/// The fixture `Fuzzing`, in a process of its own: ncurses has one screen, and a trap ends the process.
enum Fuzzing {
  static func expectSuccess(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appending(path: "Fuzzing")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.prefix(2000))", sourceLocation: sourceLocation)
  }
}
