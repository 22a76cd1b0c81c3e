import Glibc
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Processes

/// A signal reaches the process that a row shows, and no other that has got its number.
@Suite struct ProcessSignalTests {
  /// A process of this test, which waits to be ended.
  private nonisolated final class Waiting {
    let id: pid_t

    init() {
      var id: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
      defer { for word in words { free(word) } }
      // The threads of a test may block signals, and a child would too.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      expect(posix_spawn(&id, "/bin/sleep", nil, &attributes, &words, nil), 0)
      self.id = id
    }

    /// Whether it has ended; it keeps its number.
    var hasEnded: Bool {
      var information = siginfo_t()
      return waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT | WNOHANG) == 0
        && information.si_signo != 0
    }

    /// Waits for its end, and lets its number go.
    ///
    /// - Returns: The signal that has ended it.
    func collect() -> Int32 {
      var status: Int32 = 0
      waitpid(id, &status, 0)
      isCollected = true
      return status & 0x7F
    }

    var isCollected = false

    deinit {
      guard !isCollected else { return }
      kill(id, SIGKILL)
      _ = collect()
    }
  }

  private func row(_ child: Waiting) throws -> ProcessRow {
    try #require(ProcessModel().rows.first { $0.number == Int(child.id) })
  }

  @Test(arguments: [SIGTERM, SIGKILL]) func `the process that was shown gets it`(signal: Int32) throws {
    let child = Waiting()
    expect(SignalSender.real.send(try row(child).id, signal), .sent)
    expect(child.collect(), signal)
  }

  @Test func `another process with its number gets nothing`() throws {
    let child = Waiting()
    let shown = ProcessIdentity(number: Int(child.id), start: try row(child).id.start - 1)
    expect(SignalSender.real.send(shown, SIGKILL), .ended)
    expect(!child.hasEnded)
  }

  @Test func `a process that gets the number of one while it is opened gets nothing`() throws {
    // The number is another's for those who look it up, though what was opened is what was shown.
    let child = Waiting()
    let shown = try row(child).id
    let folder = temporaryFolder(number: shown.number, start: shown.start + 5)
    let sender = SignalSender(folder: ProcFolder(path: folder))
    expect(sender.send(shown, SIGKILL) == .ended && !child.hasEnded)
    removeFolder(folder, number: shown.number)
  }

  @Test func `a process that ended between the look and the signal isn't mistaken`() throws {
    // What was opened has ended, and what has its number now looks as it did.
    let (old, new) = (Waiting(), Waiting())
    let shown = try row(new).id
    let sender = SignalSender(folder: ProcFolder(path: "/proc")) { [id = old.id] _ in
      let descriptor = SignalSender.real.open(Int(id))
      kill(id, SIGKILL)
      var status: Int32 = 0
      waitpid(id, &status, 0)
      return descriptor
    }
    expect(sender.send(shown, SIGKILL), .ended)
    old.isCollected = true
    expect(!new.hasEnded)
  }

  @Test(arguments: [0, -1, -20, 1 << 40]) func `no group of processes gets it`(number: Int) {
    expect(SignalSender.real.send(ProcessIdentity(number: number, start: 0), SIGCONT), .refused)
  }

  @Test func `a process that has ended is said to have ended`() throws {
    let child = Waiting()
    let shown = try row(child).id
    kill(child.id, SIGKILL)
    _ = child.collect()
    expect(SignalSender.real.send(shown, SIGTERM), .ended)
  }

  @Test func `the question is about the process that the row showed when it was asked`() {
    final class Sent { var processes: [ProcessIdentity] = [] }
    let (sent, folder) = (Sent(), ProcFolder(path: "/nowhere"))
    let model = ProcessModel(folder: folder, users: folder)
    model.adopt(sample(start: 100))
    let host = TestHost(width: 72, height: 14) {
      ProcessScreen(model: model) { process, _ in
        sent.processes.append(process)
        return .ended
      }
    }
    host.press("k")
    expect(host.text, contains: "Send a signal to process 21?", "\(host.text)")
    // While the user reads, the process ends, and another gets its number.
    model.adopt(sample(start: 200))
    host.turn()
    host.click(on: "Kill")
    expect(sent.processes, [ProcessIdentity(number: 21, start: 100)])
    expect(host.text, contains: "Process 21 has ended", "\(host.text)")
  }

  @Test func `a row of another process with the same number isn't selected`() {
    let folder = ProcFolder(path: "/nowhere")
    let model = ProcessModel(folder: folder, users: folder)
    model.adopt(sample(start: 100))
    let host = TestHost(width: 72, height: 14) { ProcessScreen(model: model) }
    // Chosen by the user: the first row is selected before that, whichever it is.
    host.press(.space)
    host.press("a", modifiers: .control)
    host.press("i")
    expect(host.text, contains: "Process 21")
    model.adopt(sample(start: 200))
    host.turn()
    expect(host.text, lacks: "Process 21", "\(host.text)")
  }

  private func sample(start: Int) -> ProcSample {
    var sample = ProcSample()
    sample.processes = [.init(id: 21, parent: 1, start: start, name: "swift", command: "swift")]
    return sample
  }

  /// A folder like `/proc` in which one process has another start.
  private func temporaryFolder(number: Int, start: Int) -> String {
    var template = Array("/tmp/signals.XXXXXX".utf8CString)
    let path = String(cString: mkdtemp(&template))
    mkdir("\(path)/\(number)", 0o700)
    let file = open("\(path)/\(number)/stat", O_WRONLY | O_CREAT, 0o600)
    let text = "\(number) (sleep) S 1 0 0 0 0 0 0 0 0 0 0 0 0 0 20 0 1 0 \(start) 0 0 0\n"
    expect(write(file, text, text.utf8.count), text.utf8.count)
    close(file)
    return path
  }

  private func removeFolder(_ path: String, number: Int) {
    unlink("\(path)/\(number)/stat")
    rmdir("\(path)/\(number)")
    rmdir(path)
  }
}
