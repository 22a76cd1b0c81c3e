import Foundation
import FuzzTargets
import Testing

/// The fuzzer's targets, on the inputs that once were wrong and on random ones. `make fuzz` goes on from there.
@MainActor @Suite(.serialized) struct FuzzTests {
  private static let inputs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")

  @Test(arguments: FuzzTarget.all)
  func `inputs that were wrong once are right`(target: FuzzTarget) throws {
    let folder = Self.inputs.appending(path: target.name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let wrong = target.run(Array(try Data(contentsOf: file)))
      #expect(wrong == nil, "\(file.lastPathComponent): \(wrong ?? "")")
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `random inputs are right`(target: FuzzTarget) {
    var generator = SplitMix(state: 1)
    for number in 0..<300 {
      let count = Int(generator.next() % 200)
      let bytes = (0..<count).map { _ in
        // Mostly what sequences and texts are made of.
        generator.next() % 3 == 0 ? UInt8(truncatingIfNeeded: generator.next()) : Self.likely[Int(generator.next() % UInt64(Self.likely.count))]
      }
      if let wrong = target.run(bytes) {
        Issue.record("\(target), input \(number): \(wrong)\n\(bytes)")
        return
      }
    }
  }

  private static let likely: [UInt8] = Array("\u{1B}[]O;:<>?0123456789ABCDHMRmu~\u{7}\\ abc\t\r\n".utf8) + [0x1B, 0x1B, 0xE2, 0x9C, 0x93, 0x80, 0xC3, 0xFF]
}

/// A generator that gives the same numbers each time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
