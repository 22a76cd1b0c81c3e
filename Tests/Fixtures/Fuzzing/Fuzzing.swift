import FuzzTargets
import Glibc

/// Runs the fuzzer's targets without the fuzzer, in a process of their own: a trap ends only that.
///
///     Fuzzing <target> file …        each file
///     Fuzzing <target> random n      n random inputs
///     Fuzzing trees seed n           n proposals to random views
///     Fuzzing hostile from n         n hostile strings through every function that takes one
@main enum Fuzzing {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 2 else { return usage() }
    if words[0] == "hostile" {
      end(with: HostileText.firstEscape(from: Int(words[1]) ?? 0, count: Int(words.last ?? "") ?? 0))
    }
    if words[0] == "trees" {
      end(
        with: MainActor.assumeIsolated {
          Proposals.failure(from: Int(words[1]) ?? 0, count: Int(words.last ?? "") ?? 0)
        })
    }
    guard let target = FuzzTarget.all.first(where: { $0.name == words[0] }) else { return usage() }
    if words[1] == "random" { end(with: randomFailure(of: target, count: Int(words.last ?? "") ?? 0)) }
    for path in words.dropFirst() {
      if let wrong = target.run(contents(of: path)) { end(with: "\(path): \(wrong)") }
    }
  }

  private static func usage() {
    print(
      "usage: Fuzzing <target> file … | Fuzzing <target> random <n> | Fuzzing trees <seed> <n> | Fuzzing hostile <from> <n>"
    )
    exit(64)
  }

  private static func end(with wrong: String?) -> Never {
    if let wrong { print(wrong) }
    exit(wrong == nil ? 0 : 1)
  }

  private static func contents(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { end(with: "can't read \(path)") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  private static func randomFailure(of target: FuzzTarget, count: Int) -> String? {
    var random = Random(state: 1)
    // Mostly what sequences and texts are made of.
    let likely =
      Array("\u{1B}\u{1B}\u{1B}[]O;:<>?0123456789ABCDHMRmu~\u{7}\\ abc\t\r\n✓".utf8) + [0x80, 0xC3, 0xFF]
    for number in 0..<count {
      let bytes = (0..<random.number(below: 200)).map { _ in
        random.number(below: 3) == 0
          ? UInt8(random.number(below: 256)) : likely[random.number(below: likely.count)]
      }
      if let wrong = target.run(bytes) { return "input \(number): \(wrong)\n\(bytes)" }
    }
    return nil
  }
}
