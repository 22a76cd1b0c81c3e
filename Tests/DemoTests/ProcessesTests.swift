import Glibc
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Processes

/// The processes of a machine that isn't there.
@Suite struct ProcessesTests {
  /// A folder like `/proc`, for as long as the test runs.
  final class Files {
    let path: String

    init() {
      var template = Array("/tmp/processes.XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&template))
      write("stat", "cpu  0 0 0 0\ncpu0 100 0 100 800 0 0 0 0\ncpu1 50 0 50 900 0 0 0 0\n")
      write(
        "meminfo", "MemTotal: 8000000 kB\nMemAvailable: 6000000 kB\nSwapTotal: 1000 kB\nSwapFree: 500 kB\n")
      write("loadavg", "0.50 0.40 0.30 1/100 99\n")
      write("uptime", "7384.1 100.0\n")
      write("passwd", "root:x:0:0::/root:/bin/sh\nada:x:1000:1000::/home/ada:/bin/sh\n")
      process(1, "init", parent: 0, ticks: 500, pages: 1_000, user: 0, "/sbin/init\0splash\0")
      process(20, "shell (x)", parent: 1, ticks: 10, pages: 2_000, user: 1000, "zsh\0")
      process(21, "swift", parent: 20, ticks: 4_000, pages: 250_000, user: 1000, "swift\0build\0")
      process(22, "kthread", parent: 1, ticks: 0, pages: 0, user: 0, "")
    }

    func write(_ name: String, _ text: String) {
      let file = fopen("\(path)/\(name)", "w")
      fwrite(text, 1, text.utf8.count, file)
      fclose(file)
    }

    func process(
      _ id: Int, _ name: String, parent: Int, ticks: Int, pages: Int, user: Int, _ command: String
    ) {
      mkdir("\(path)/\(id)", 0o700)
      let zeros = "0 0 0 0 0 0 0 0 0"
      write(
        "\(id)/stat", "\(id) (\(name)) S \(parent) \(zeros) \(ticks) 0 0 0 20 0 3 0 100 1000 \(pages) 0\n")
      write("\(id)/status", "Name: \(name)\nUid:\t\(user)\t\(user)\t\(user)\t\(user)\n")
      write("\(id)/cmdline", command)
    }

    deinit {
      for id in [1, 20, 21, 22] {
        for name in ["stat", "status", "cmdline"] { unlink("\(path)/\(id)/\(name)") }
        rmdir("\(path)/\(id)")
      }
      for name in ["stat", "meminfo", "loadavg", "uptime", "passwd"] { unlink("\(path)/\(name)") }
      rmdir(path)
    }
  }

  private func make(_ files: Files) -> (TestHost, ProcessModel) {
    let model = Self.model(files)
    return (TestHost(width: 72, height: 14) { ProcessScreen(model: model) }, model)
  }

  /// What the files say, sampled once.
  static func model(_ files: Files) -> ProcessModel {
    let folder = ProcFolder(path: files.path)
    let model = ProcessModel(folder: folder, users: folder)
    files.write("stat", "cpu  0 0 0 0\ncpu0 190 0 100 810 0 0 0 0\ncpu1 60 0 50 990 0 0 0 0\n")
    files.process(21, "swift", parent: 20, ticks: 4_090, pages: 250_000, user: 1000, "swift\0build\0")
    model.adopt(folder.sample())
    return model
  }

  @Test func `what is busy comes first`() {
    let files = Files()
    let (host, model) = make(files)
    expect(model.processors, [0.9, 0.1])
    assertSnapshot(of: host.styledText, named: "table")
    let first = host.text.split(separator: "\n").first { $0.contains("swift build") }
    expect(first?.contains("90.0"), true)
    expect(host.issues, [])
  }

  @Test func `with motion bars go to new shares, and then nothing wakes`() {
    let files = Files()
    let model = Self.model(files)
    let host = TestHost(width: 72, height: 14, motion: true) { ProcessScreen(model: model) }
    func bar() -> Int {
      let line = host.text.split(separator: "\n").first { $0.contains("CPU0") }
      return line?.prefix(35).filter { "━╸".contains($0) }.count ?? 0
    }
    let (full, before) = (bar(), host.animationWakeCount)
    var sample = model.sample
    sample.processors = sample.processors.map { (busy: $0.busy, all: $0.all + 100) }
    model.adopt(sample)
    host.turn()
    expect(bar(), full)
    host.advance(by: .seconds(0.1))
    let middle = bar()
    expect(0 < middle && middle < full)
    host.advance(by: .seconds(0.5))
    expect(bar(), 0)
    expectEmpty(host.animations)
    // Twenty a second, for both processors together.
    expect((4...9), contains: host.animationWakeCount - before, "\(host.animationWakeCount - before)")
  }

  @Test func `every processor of many is shown`() {
    let files = Files()
    let model = Self.model(files)
    var sample = model.sample
    let before = (0..<24).map { _ in (busy: 0, all: 0) }
    sample.processors = before
    model.adopt(sample)
    sample.processors = (0..<24).map { (busy: $0 == 23 ? 100 : 0, all: 100) }
    model.adopt(sample)
    let host = TestHost(width: 72, height: 14) { ProcessScreen(model: model) }
    expect(host.text, contains: String(repeating: "▁", count: 23) + "█", "\(host.text)")
    expect(host.text, contains: "CPU ")
  }

  @Test func `memory is counted in pages of the machine's size`() {
    let files = Files()
    var folder = ProcFolder(path: files.path)
    let memory = { folder.sample().processes.first { $0.id == 20 }?.memory }
    expect(memory(), 2_000 * (sysconf(Int32(_SC_PAGESIZE)) / 1024))
    folder.pageSize = 64
    expect(folder.sample().processes.first { $0.id == 20 }?.memory, 128_000)
  }

  @Test func `a tree shows who started whom`() {
    let files = Files()
    let (host, _) = make(files)
    host.press("t")
    assertSnapshot(of: host.styledText, named: "tree")
    expect(host.text.contains("│   └ swift build") || host.text.contains("├ zsh"))
  }

  @Test func `a filter leaves what fits`() {
    let files = Files()
    let (host, _) = make(files)
    host.press("/")
    for letter in "zs" { host.press(KeyEquivalent(letter)) }
    expect(host.text, contains: "zsh")
    expect(host.text, lacks: "swift build")
    host.press(.escape)
    expect(host.text, contains: "swift build")
  }

  @Test func `return leads from the filter to what it leaves, and nothing is said to be nothing`() {
    let files = Files()
    let (host, _) = make(files)
    host.press("/")
    for letter in "zs" { host.press(KeyEquivalent(letter)) }
    host.press(.return)
    host.press(.downArrow)
    host.press("i")
    expect(host.text, contains: "Process 20", "\(host.text)")
    host.press("/")
    for letter in "qq" { host.press(KeyEquivalent(letter)) }
    expect(host.text, contains: "No process with “zsqq”", "\(host.text)")
    host.press(.escape)
    expect(host.text, contains: "swift build")
  }

  @Test func `a tree has an order of its own, until a title is chosen`() {
    let files = Files()
    let (host, _) = make(files)
    expect(host.find(.columnHeader, "CPU%").value, "descending")
    host.press("t")
    expectNil(host.find(.columnHeader, "CPU%").value)
    host.find(.columnHeader, "Memory").click()
    expect(host.find(.columnHeader, "Memory").value, "ascending")
    expect(host.text, lacks: "└")
  }

  @Test func `a signal is asked for`() {
    let files = Files()
    let (host, _) = make(files)
    // The first row is selected at first, whichever is there.
    host.press("k")
    expect(host.text, contains: "Send a signal to process 21?", "\(host.text)")
    expect(host.text, contains: "Terminate")
    host.press(.escape)
    expect(host.text, lacks: "Terminate")
  }

  @Test func `the first row is selected, whichever it is, until another one is chosen`() {
    let files = Files()
    let (host, model) = make(files)
    func selected() -> Bool {
      host.position(of: "swift build").map { host.screen[$0.x, $0.y].style.attributes.contains(.reverse) }
        == true
    }
    expect(selected() && host.issues == [])
    var sample = model.sample
    for index in sample.processes.indices where sample.processes[index].id == 20 {
      sample.processes[index].ticks += 80
    }
    sample.processors = sample.processors.map { (busy: $0.busy + 80, all: $0.all + 100) }
    model.adopt(sample)
    host.turn()
    expect(!selected())
    host.press("i")
    expect(host.text, contains: "Process 20", "\(host.text)")
    host.press(.downArrow)
    host.press(.upArrow)
    // Chosen by the user, it stays so wherever it is.
    sample.processors = sample.processors.map { (busy: $0.busy + 80, all: $0.all + 100) }
    for index in sample.processes.indices where sample.processes[index].id == 21 {
      sample.processes[index].ticks += 80
    }
    model.adopt(sample)
    host.turn()
    expect(host.text, contains: "Process 20", "\(host.text)")
  }

  @Test func `a signal goes to what is selected, and what is refused is said`() {
    let files = Files()
    final class Sent { var signals: [String] = [] }
    let sent = Sent()
    let model = make(files).1
    let host = TestHost(width: 72, height: 14) {
      ProcessScreen(model: model) { id, signal in
        sent.signals.append("\(id.number) \(signal)")
        return id.number != 20 ? .sent : .refused
      }
    }
    host.press("k")
    host.click(on: "Terminate")
    expect(sent.signals, ["21 \(SIGTERM)"])
    expect(host.text, lacks: "takes no signal")
    host.press("a", modifiers: .control)
    host.press("k")
    host.click(on: "Kill")
    expect(sent.signals.dropFirst().sorted(), ["20 \(SIGKILL)", "21 \(SIGKILL)", "22 \(SIGKILL)"])
    expect(host.text, contains: "2 processes take no signal from you", "\(host.text)")
  }

  @Test func `details of the selected process are below the table`() {
    let files = Files()
    let (host, _) = make(files)
    host.press("i")
    expect(host.text, contains: "Process 21", "\(host.text)")
    expect(host.text, contains: "Threads")
  }

  @Test func `meters are lines on a track, in one hue until little is left`() {
    expect(Meter.bar(0.5, 4) == ("━━", "──"))
    expect(Meter.bar(0.35, 4) == ("━╸", "──"))
    expect(Meter.bar(7, 3) == ("━━━", ""))
    expect(Meter.bar(-1, 2) == ("", "──"))
    expect(Meter.color(0.1) == Meter.color(0.8) && Meter.color(0.95) != Meter.color(0.8))
  }

  @Test func `the history fills from the right, a column for each look`() {
    expect(History.row(0, of: 2, [0, 0.25, 1], 5), "  ▁▄█")
    expect(History.row(1, of: 2, [0, 0.25, 1], 5), "     █".dropFirst().description)
    expect(History.row(0, of: 1, [0, 0.5, 1], 2), "▄█")
  }

  @Test func `what was sent is said`() {
    let files = Files()
    let model = Self.model(files)
    let host = TestHost(width: 80, height: 24) { ProcessScreen(model: model) { _, _ in .sent } }
    host.press("k")
    host.press(.tab)
    host.find(.button, "Terminate").click()
    expect(host.text, contains: "SIGTERM sent to process 21", "\(host.text)")
  }

  @Test func `lines are of blocks`() {
    expect(Meter.line([0, 0.5, 1], 10), "▁▅█")
    expect(Meter.line([0, 0.5, 1], 2), "▅█")
  }
}
