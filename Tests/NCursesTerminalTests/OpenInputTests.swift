import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

/// What the terminal begins and doesn't end: how long it is waited for.
extension NCursesTests {
  @Suite struct OpenInput {
    @Test func `a paste without an end is over when nothing has come for a second`() throws {
      // Mend B4
      let stage = try Stage()
      defer { stage.end() }
      stage.terminal.type("\u{1B}[200~abc")
      var state = pollfd(fd: stage.backend.inputDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 10_000)
      var events: [InputEvent] = []
      stage.backend.readEvents(into: &events)
      expect(events, [])
      let rest = try #require(stage.backend.inputTimeout)
      expect(rest, atMost: .seconds(1))
      expect(rest, above: .zero)
      expect(stage.events(), [.paste("abc")])
      stage.terminal.type("x")
      expect(stage.events(), [.key(KeyPress(key: "x"))])
    }

    // Mend H2
    @Test(arguments: [
      "\u{1B}[200~abc", "\u{1B}]4;", "\u{1B}P>", "\u{1B}[1;", "\u{1B}_G", "\u{1B}O5", "\u{1B}[M!",
      "\u{1B}[200~abc\u{1B}[201~",
    ])
    func `no input restarts a wait for what the terminal doesn't end`(begin: String) throws {
      let stage = try Stage()
      defer { stage.end() }
      let clock = ContinuousClock()
      for key in ["1", "\u{1B}[<35;3;3M"] {
        stage.terminal.type(begin)
        let start = clock.now
        var events: [InputEvent] = []
        var longest = Duration.zero
        // The first typed character that is a key again, or the first report.
        while start.duration(to: clock.now) < .seconds(4) {
          stage.terminal.type(key)
          let call = clock.now
          stage.backend.readEvents(into: &events)
          longest = max(longest, call.duration(to: clock.now))
          if events.contains(where: { !$0.isPaste }) { break }
          var state = pollfd(fd: -1, events: 0, revents: 0)
          poll(&state, 1, 8)
        }
        expect(start.duration(to: clock.now), below: .milliseconds(1700), "\(events)")
        expect(longest, below: .milliseconds(300))
        _ = stage.events(0)
      }
    }

    @Test func `a paste that comes slowly is one paste, and no key`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.terminal.type("\u{1B}[200~")
      var events: [InputEvent] = []
      let line = String(repeating: "rm -r x\r", count: 8)
      for _ in 0..<50 {
        stage.terminal.type(line)
        stage.backend.readEvents(into: &events)
        var state = pollfd(fd: -1, events: 0, revents: 0)
        poll(&state, 1, 30)
      }
      stage.terminal.type("\u{1B}[201~")
      events += stage.events()
      expect(events, [.paste(String(repeating: "rm -r x\n", count: 400))])
    }

    @Test func `answers that come after the screen was given back aren't left for the shell`() throws {
      // Mend B4
      let stage = try Stage(options: .init(asksTerminal: true))
      defer { stage.end() }
      stage.show()
      let terminal = stage.terminal
      // The terminal answers when it has got what restores it.
      let answer = Answerer(terminal)
      stage.backend.stop()
      expect(answer.wait())
      var count: Int32 = 0
      _ = ioctl(terminal.slave, UInt(FIONREAD), &count)
      expect(count, 0)
    }

    /// A terminal on a thread of its own, that answers two questions once it has left the other screen.
    private final class Answerer: @unchecked Sendable {
      private var thread = pthread_t()
      private let master: Int32
      private var hasAnswered = false

      init(_ terminal: PseudoTerminal) {
        master = terminal.master
        let context = Unmanaged.passUnretained(self).toOpaque()
        pthread_create(
          &thread, nil,
          { context in
            Unmanaged<Answerer>.fromOpaque(context!).takeUnretainedValue().run()
            return nil
          }, context)
      }

      private func run() {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !visible(output).contains("^[[?1049l") {
          var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
          guard poll(&state, 1, 10_000) > 0 else { return }
          let count = read(master, &buffer, buffer.count)
          guard count > 0 else { return }
          output += buffer[..<count]
        }
        let answers = Array("\u{1B}[?0u\u{1B}[?62;4c\u{1B}[?62;4c".utf8)
        hasAnswered = write(master, answers, answers.count) == answers.count
      }

      func wait() -> Bool {
        pthread_join(thread, nil)
        return hasAnswered
      }
    }
  }
}
