import Foundation
import FuzzTargets
import Soak
import Expectations
import Testing

/// The fuzzer's targets, on the inputs that once were wrong and on random ones; `make fuzz` goes on from there.
@Suite struct FuzzTests {
  private static let inputs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")

  @Test(arguments: FuzzTarget.all)
  func `inputs that were wrong once are right`(target: FuzzTarget) async throws {
    let folder = Self.inputs.appending(path: target.name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    expect(!files.isEmpty)
    try await Fuzzing.expectSuccess([target.name] + files.map(\.path).sorted())
  }

  @Test(arguments: FuzzTarget.all)
  func `random inputs are right`(target: FuzzTarget) async throws {
    try await Fuzzing.expectSuccess([target.name, "random", "\(Soak.count(100, 3_000))"])
  }
}

/// Random views, each asked for its size by random proposals and laid out.
@Suite struct RandomLayoutTests {
  @Test func `proposals to random views: no trap, no wrong frame, twice the same`() async throws {
    try await Fuzzing.expectSuccess(["trees", "1", "\(Soak.count(10_000, 200_000))"])
  }

  @Test(.enabled(if: Soak.isFull), arguments: 2..<12)
  func `many more proposals to random views`(seed: Int) async throws {
    try await Fuzzing.expectSuccess(["trees", "\(seed)", "1000000"])
  }
}

/// Hostile strings through every public function that takes text, judged by the strict emulator: policy 1 to 5.
@Suite struct HostileTextStressTests {
  @Test func `no string does anything to the terminal`() async throws {
    expect(HostileText.count, above: 100_000)
    if Soak.isFull {
      try await Fuzzing.expectSuccess(["hostile", "0", "\(HostileText.count)"])
    } else {
      // The attacks, and pairs from all over.
      try await Fuzzing.expectSuccess(["hostile", "0", "\(Soak.count(60, 160))"])
      try await Fuzzing.expectSuccess(["hostile", "\(HostileText.count / 2)", "\(Soak.count(40, 2_000))"])
    }
  }
}

/// Whether the strings go through *every* public function: the sources say which there are.
@Suite struct HostileFunctionTests {
  @MainActor @Test func `every public function that takes a string is tried, or left out for a reason`() {
    let known = Set(HostileFunctions.shownKeys).union(HostileFunctions.leftOut.keys)
    let missing = PublicStringFunctions.all.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    expectEmpty(
      missing,
      "give these a line in Tests/Fuzz/Targets/HostileFunctions.swift: \(missing.map { "\($0) in \($1)" })")
    // Two of the list are ways to show a text, and no functions.
    let gone = known.subtracting(PublicStringFunctions.all.keys).subtracting([
      "clipped text", "truncated text",
    ])
    expectEmpty(gone, "these are no public functions any more: \(gone.sorted())")
  }

  @Test func `functions are found however they are written`() {
    let keys = PublicStringFunctions.keys(
      in: """
        public struct A<S: StringProtocol> {
          public init<T: StringProtocol>(_ title: T, count: Int) {}
          @MainActor public static func b(
            _ c: Int, names: [String: Int] = [:]
          ) {}
          func notPublic(_ d: String) {}
          public func noString(_ e: Int) -> String { "" }
          public struct Inner {
            public func f(of g: some StringProtocol, _ h: (Int, Int) -> Void) {}
          }
          public func k(text l: Binding<String>) {}
        }
        // public func comment(_ m: String)
        extension B where C == Text {
          @inlinable public func n(_ o: @escaping (String) -> Void, p q: Int = 3) -> some View { a(b) }
          public static func + (lhs: A, rhs: String) -> A { lhs }
        }
        """)
    expect(
      keys,
      [
        "A.init(_:count:)", "A.b(_:names:)", "A.Inner.f(of:_:)", "A.k(text:)", "B.n(_:p:)", "B.+(lhs:rhs:)",
      ])
  }
}

/// The fixture `Fuzzing`, in a process of its own: ncurses has one screen, and a trap ends the process.
enum Fuzzing {
  static func expectSuccess(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await ProgramRun.of(
      "\(ProgramRun.folder)/Fuzzing", arguments, variables: ["SWIFT_BACKTRACE": "enable=no"])
    expect(run.succeeds, "\(run.output.prefix(2000))", sourceLocation: sourceLocation)
  }
}
