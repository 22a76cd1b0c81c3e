import Cells
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  /// Progress and notifications, which only some terminals know.
  @Suite struct MessageTests {
    private func stage(_ variables: [String: String?]) throws -> Stage {
      let stage = try Stage(variables)
      stage.write("x", y: 0)
      stage.show()
      return stage
    }

    private let progress = TerminalMessage.progress(.part(0.4))
    private let notification = TerminalMessage.notification(title: "Build", text: "done")!

    @Test func `a terminal that is known to have them gets them, and the progress ends with the program`()
      throws
    {
      let stage = try stage(["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "TMUX": nil])
      defer { stage.end() }
      stage.backend.send(progress)
      stage.backend.send(notification)
      expect(visible(stage.bytesSoFar()), "^[]9;4;1;40^[\\^[]777;notify;Build;done^[\\")
      stage.backend.send(.pointer(.columnResize))
      expect(visible(stage.bytesSoFar()), "^[]22;col-resize^[\\")
      stage.backend.stop()
      expect(visible(stage.terminal.readRest()), contains: "^[]9;4;0;0^[\\")
    }

    @Test func `what was taken away before the end isn't taken away again`() throws {
      let stage = try stage(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "TMUX": nil])
      defer { stage.end() }
      stage.backend.send(progress)
      stage.backend.send(.progress(.hidden))
      _ = stage.bytesSoFar()
      stage.backend.stop()
      expect(visible(stage.terminal.readRest()), lacks: "]9;4")
    }

    @Test(arguments: ["xterm-kitty", "foot"])
    func `the pointer has its own shape again at the end`(name: String) throws {
      let stage = try stage(["TERM": name, "TERM_PROGRAM": nil, "TMUX": nil])
      defer { stage.end() }
      guard stage.backend.capabilities.hasPointerShapes else {
        // The machine has no description of that terminal, and another one is taken.
        return expect(stage.backend.capabilities.name, not: name)
      }
      stage.backend.send(.pointer(.link))
      expect(visible(stage.bytesSoFar()), "^[]22;pointer^[\\")
      stage.backend.stop()
      expect(visible(stage.terminal.readRest()), contains: "^[]22;^[\\")
    }

    @Test(
      arguments: [
        ["TERM": "xterm-256color", "TERM_PROGRAM": nil, "TMUX": nil],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TMUX": nil],
        ["TERM": "tmux-256color", "TERM_PROGRAM": "ghostty", "TMUX": "/tmp/tmux,1,0"],
      ] as [[String: String?]])
    func `others get neither`(variables: [String: String?]) throws {
      let stage = try stage(variables)
      defer { stage.end() }
      _ = stage.bytesSoFar()
      stage.backend.send(progress)
      stage.backend.send(notification)
      stage.backend.send(.pointer(.link))
      expect(!stage.backend.capabilities.hasPointerShapes)
      expect(stage.bytesSoFar(), [])
    }
  }
}
