public import Cells
internal import Presenter
internal import Terminal

/// A terminal shown without ncurses: a `FrameWriter` makes the bytes.
///
///     let terminal = StreamTerminal()                                               // the process's own terminal
///     let other = StreamTerminal(input: socket, output: socket, size: size, colorDepth: .rgb)
///
/// The first form has all that is promised of the process's terminal: one at a time, restored whatever ends the process. The second one is for
/// any descriptors, such as a socket, pipes, a file or another pseudo-terminal. There can be many of them, and their client says what they are.
///
/// No call blocks, except that reading waits for the rest of a paste, 100 ms at most. While the terminal doesn't take bytes, frames become one, and
/// messages are left out from 1 MiB on: the latest title and progress follow.
public final class StreamTerminal: PresentedTerminal {
  private let stream: StreamDevice?

  /// Makes a backend for the process's terminal behind two descriptors, described by the environment.
  public init(input: Int32 = 0, output: Int32 = 1, options: Options = Options()) {
    stream = nil
    super.init(ProcessDevice(input: input, output: output), options: options) { () throws(TerminalError) in
      try TerminalFacts(Terminfo.environment)
    } makeScreen: { (facts, size) throws(TerminalError) in
      try FrameScreen(facts, size: size)
    }
  }

  /// Makes a backend for any two descriptors, which stay the caller's: call ``stop()`` before you close them.
  ///
  /// - Parameters:
  ///   - input: Where input comes from; −1 for none.
  ///   - output: Where bytes go.
  ///   - size: The size in cells; `nil` asks the system, as a pseudo-terminal has one.
  ///   - colorDepth: The colours that the client shows.
  ///   - name: The client's name, for ``PresentedTerminal/capabilities``.
  ///   - options: The requested features.
  public init(
    input: Int32, output: Int32, size: Size?, colorDepth: ColorDepth, name: String = "stream",
    options: Options = Options()
  ) {
    let device = StreamDevice(input: input, output: output, size: size)
    stream = device
    super.init(device, options: options) { () throws(TerminalError) in
      TerminalFacts(name: name)
    } makeScreen: { (_, size) throws(TerminalError) in
      FrameScreen(.ecma48(depth: colorDepth), Abilities.ecma48Entry, size: size)
    }
  }

  /// Gives the terminal behind a stream another size, which its client has said; an event says so.
  ///
  /// Does nothing for the process's terminal, whose window has its own.
  public func resize(to size: Size) { stream?.resize(to: size) }
}
