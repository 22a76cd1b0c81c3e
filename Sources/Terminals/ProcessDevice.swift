package import Cells
internal import CTerminal
internal import Glibc
package import Terminal

/// The terminal of the process: whatever ends the process, it is restored.
///
/// The owner in `CTerminal` does the work, which signal handlers must be able to do. There is one at a time in a process.
package final class ProcessDevice: Device {
  private let input: Int32
  private let output: Int32

  /// Makes a device of the process's terminal behind two descriptors.
  package init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  package func check() throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal(descriptor: input) }
    guard isatty(output) == 1 else { throw .notATerminal(descriptor: output) }
  }

  package func acquire() -> Int32 { ct_take(input, output) }
  package func enter(keepsSettings: Bool) -> Int32 { ct_enter(keepsSettings) }
  package var isEntered: Bool { ct_is_entered() }
  package func restore() { ct_restore() }
  package func giveBack() { ct_give_back() }

  package func arm(_ bytes: [UInt8]) { ct_arm(bytes, bytes.count) }
  package func write(_ bytes: UnsafeRawBufferPointer) -> Int { ct_write(bytes.baseAddress, bytes.count) }
  package func notePrints(_ areNoted: Bool) { ct_note_prints(areNoted) }

  package func takePrints(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { $1 = ct_take_prints($0.baseAddress, $0.count) }
  }

  package func setOpenQuestions(_ count: Int) { ct_set_open_questions(Int32(clamping: count)) }

  /// Reads what there is; `hasEnded` says that the terminal is gone.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, hasEnded: Bool) {
    let descriptor = ct_input_descriptor()
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return (count, false) }
      if count == 0 {
        // In raw mode this is no end of input but an empty queue, unless the terminal is gone.
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&state, 1, 0)
        return (0, state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0)
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: return (0, false)
      case EIO: return (0, ct_is_in_foreground())
      default: return (0, true)
      }
    }
  }

  package var inputDescriptor: Int32 { ct_input_descriptor() }
  package var outputDescriptor: Int32 { ct_output_descriptor() }
  package var signalDescriptor: Int32 { ct_signal_descriptor() }

  package func takeSignals() -> DeviceSignals { DeviceSignals(rawValue: ct_take_signals()) }

  package var windowSize: Size? {
    var size = winsize()
    // Not `output`: while the terminal is ours, prints go elsewhere.
    let descriptor = ct_output_descriptor() < 0 ? output : ct_output_descriptor()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  package var isOneTerminal: Bool {
    var (one, other) = (stat(), stat())
    return fstat(input, &one) == 0 && fstat(ct_output_descriptor(), &other) == 0
      && one.st_rdev == other.st_rdev
  }

  package var erasesWithBackspace: Bool { ct_erases_with_backspace() }

  package func waitForForeground() -> Bool { ct_wait_for_foreground() }
  package func takeForegroundBack() { ct_take_foreground_back() }
  package func stopProcess(withGroup: Bool) { ct_stop_process(withGroup) }
}
