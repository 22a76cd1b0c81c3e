import Dispatch
import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

/// Queues and run loops as schedulers of publishers.
@Suite struct SchedulerTests {
  @Test func `a value arrives on the queue`() {
    let queue = DispatchQueue(label: "test")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let subject = PassthroughSubject<Int, Never>()
    let log = Lines()
    let subscription = subject.receive(on: queue).sink { value in
      log.add("\(value) \(DispatchQueue.getSpecific(key: key) == true)")
    }
    subject.send(1)
    subject.send(2)
    queue.sync {}
    expect(log.lines, ["1 true", "2 true"])
    subscription.cancel()
  }

  @MainActor @Test
  func `a value arrives on the main queue, by it, the run loop and the operation queue`() async {
    // Not the thread: on Linux the tests give up the main one, and others run what the main queue has.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
    // Subjects have a lock of their own.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let log = Lines()
    var subscriptions = Set<AnyCancellable>()
    subject.receive(on: DispatchQueue.main).sink {
      log.add("q\($0) \(DispatchQueue.getSpecific(key: key) == true)")
    }
    .store(in: &subscriptions)
    subject.receive(on: RunLoop.main).sink {
      log.add("r\($0) \(DispatchQueue.getSpecific(key: key) == true)")
    }
    .store(in: &subscriptions)
    subject.receive(on: OperationQueue.main).sink {
      log.add("o\($0) \(DispatchQueue.getSpecific(key: key) == true)")
    }
    .store(in: &subscriptions)
    DispatchQueue.global().async { subject.send(1) }
    await expect(Patience.wait { log.lines.count == 3 })
    expect(log.lines.sorted(), ["o1 true", "q1 true", "r1 true"])
  }

  @Test func `moments and whiles count, and never overflow`() {
    let moment = QueueTime(nanoseconds: 5)
    expect(moment.advanced(by: .microseconds(1)).nanoseconds, 1005)
    expect(moment.distance(to: QueueTime(nanoseconds: 2)).nanoseconds, -3)
    expect(QueueTime.Stride.seconds(0.5), .milliseconds(500))
    expect((0.25 as QueueTime.Stride) + .milliseconds(250), .seconds(0.5))
    expect(QueueTime.Stride.seconds(.max).nanoseconds, .max)
    expect(QueueTime.Stride.seconds(Double.nan).nanoseconds, 0)
    expect(QueueTime.Stride.seconds(-Double.infinity).nanoseconds, below: 0)
    expect(QueueTime(nanoseconds: .max).advanced(by: .seconds(9)).nanoseconds, .max)
    expect(QueueTime(nanoseconds: .min).distance(to: QueueTime(nanoseconds: .max)).nanoseconds, .max)
    expect((QueueTime.Stride.nanoseconds(.min)).magnitude.nanoseconds, .max)
    expect(QueueTime.Stride.seconds(2) * .seconds(3), .seconds(6))
  }
}

/// Lines that several threads write.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var lines: [String] { lock.withLock { all } }
  func add(_ line: String) { lock.withLock { all.append(line) } }
}
