import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Processes

/// The picture of a demo: a real app in a terminal that tells its colours.
@Suite struct ReadmePictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A machine that builds something: number, parent, user, ticks in the last second, memory in kB, command.
  private static let processes: [(Int, Int, Int, Int, Int, String)] = [
    (1, 0, 0, 0, 11_400, "/sbin/init splash"), (412, 1, 0, 1, 24_300, "/usr/lib/systemd/systemd-journald"),
    (655, 1, 0, 0, 9_800, "/usr/sbin/sshd -D"), (701, 1, 0, 2, 71_200, "/usr/bin/containerd"),
    (1204, 655, 1000, 0, 8_100, "sshd: ada@pts/0"), (1205, 1204, 1000, 0, 6_900, "-zsh"),
    (1388, 1205, 1000, 6, 38_400, "tmux: server"), (1391, 1388, 1000, 0, 7_000, "-zsh"),
    (2114, 1391, 1000, 97, 1_048_000, "swift-build --product notes"),
    (2131, 2114, 1000, 88, 912_000, "swift-frontend -c Sources/TerminalUI/Tables"),
    (2132, 2114, 1000, 61, 640_000, "swift-frontend -c Sources/TerminalUI/Menus"),
    (2140, 1388, 1000, 9, 52_000, "nvim docs/Guide/Tables.md"),
    (2166, 1388, 1000, 3, 18_700, "processes"), (2170, 1, 0, 0, 0, "kworker/u8:2"),
  ]

  /// How much more or less busy the machine was in a second, up to the last ones.
  private static func wave(at second: Int) -> Int {
    guard second <= 85 else { return 0 }
    return second * 37 % 23 - 30 - (second % 40 > 22 ? 25 : 0)
  }

  private static func sample(seconds: Int) -> ProcSample {
    var sample = ProcSample()
    sample.processes = processes.map { number, parent, user, used, memory, command in
      ProcSample.Process(
        id: number, parent: parent, user: user, state: used > 50 ? "R" : "S", ticks: 1_000 + used * seconds,
        threads: used > 50 ? 9 : 1, start: number, memory: memory, name: "", command: command)
    }
    let busy = [93, 71, 40, 62]
    sample.processors = busy.map { share in
      let used = (1...seconds).reduce(0) { $0 + min(max(share + wave(at: $1), 2), 100) }
      return (busy: used, all: 100 * seconds)
    }
    sample.memory = (total: 16_384_000, available: 9_100_000)
    sample.swap = (total: 2_097_000, free: 1_990_000)
    (sample.load, sample.seconds) = ("2.61 1.90 1.12", 93_784)
    return sample
  }

  @Test func `the picture of the processes shows the demo with a menu open`() async throws {
    let users = ProcessesTests.Files()
    let folder = ProcFolder(path: users.path)
    let model = ProcessModel(folder: folder, users: folder)
    for seconds in 1...90 { model.adopt(Self.sample(seconds: seconds)) }
    let host = TestHost(width: 92, height: 26, colors: Rendering.rgb.colors) { ProcessScreen(model: model) }
    await host.settle { host.text.contains("nvim") }
    host.press(.downArrow)
    host.press("i")
    host.press(.space, modifiers: .control)
    expect(host.layers.map(\.kind), ["menu"])
    let picture = host.screen.svg(
      foreground: Rendering.rgb.colors.foreground ?? .white,
      background: Rendering.rgb.colors.background ?? .black)
    let file = Self.root.appending(path: "docs/images/processes.svg")
    if ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    try expect(String(contentsOf: file, encoding: .utf8), picture)
  }

  @Test func `README names it, and opens with one that moves`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    expect(text, contains: "docs/images/processes.svg")
    expect(text.firstMatch(of: /<img src="([^"]*)"/)?.1, "docs/images/tour/tour.svg")
  }

  @Test func `all pictures of the repository have 4 MB at most`() throws {
    var total = 0
    for folder in ["docs", "Tests", "Demos", "Sources", "Benchmarks"] {
      let names = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)
      for case let name as String in names ?? .init()
      where [".svg", ".png"].contains(where: { name.hasSuffix($0) }) && !name.contains(".build/") {
        let path = Self.root.appending(path: "\(folder)/\(name)").path
        total += try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      }
    }
    expect((100_000...4 << 20), contains: total, "\(total) bytes")
  }
}
