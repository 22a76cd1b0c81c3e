internal import Dispatch
internal import Glibc

/// Waits for descriptors on another thread, while the main actor does other work.
final class LoopWaiter {
  private let queue = DispatchQueue(label: "TerminalUI.wait")
  /// The ends of a pipe.
  ///
  /// A byte in the pipe ends the wait.
  private let (reader, writer): (Int32, Int32)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends the present wait, or the next one.
  func wake() { _ = write(writer, [1], 1) }

  /// Polls, until ``wake()`` at the latest.
  func wait(for descriptors: inout [pollfd], _ timeout: Int32) async {
    let wanted = descriptors + [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    let polled = await withCheckedContinuation { continuation in
      queue.async {
        var polled = wanted
        if poll(&polled, nfds_t(polled.count), timeout) <= 0 { polled = wanted }
        continuation.resume(returning: polled)
      }
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
    descriptors = Array(polled.dropLast())
  }
}
