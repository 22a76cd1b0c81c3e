import Dispatch
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct ReceiveTests {
  /// A view that hears a subject while it is shown; `x` takes it away and brings it back.
  private struct Screen: View {
    let subject: PassthroughSubject<String, Never>
    let log: Log
    @State private var text = ""
    @State private var isShown = true
    @State private var noise = 0

    var body: some View {
      VStack {
        Text("\(text)\(noise)")
        if isShown {
          Text("child")
            .onReceive(subject.handleEvents(receiveSubscription: { _ in log.note("subscribed") })) {
              log.note($0)
              if !$0.isEmpty { text += $0 }
            }
            .onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
        }
      }
      .onKeyPress("x") {
        isShown.toggle()
        return .handled
      }
      .onKeyPress("n") {
        noise += 1
        return .handled
      }
    }
  }

  @Test func `a value is received at once, and evaluates what reads what it wrote`() {
    // E2, R1
    let subject = PassthroughSubject<String, Never>()
    let log = Log()
    let host = TestHost(width: 6, height: 2) { Screen(subject: subject, log: log) }
    expect(log.take().sorted(), ["appear", "subscribed"])
    subject.send("a")
    expect(log.take(), ["a"])
    host.turn()
    expect(host.text, "  a0  \n child")
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a handler that changes nothing evaluates nothing`() {
    // E2
    let subject = PassthroughSubject<String, Never>()
    let log = Log()
    let host = TestHost(width: 6, height: 2) { Screen(subject: subject, log: log) }
    _ = log.take()
    subject.send("")
    expect(!host.host.needsTurn)
    host.turn()
    expect(log.take(), [""])
    expect(host.record.bodies, [])
  }

  @Test func `a view is subscribed once, from when it is in the tree until it leaves`() {
    // R2, R7
    let subject = PassthroughSubject<String, Never>()
    let log = Log()
    let host = TestHost(width: 6, height: 2) { Screen(subject: subject, log: log) }
    _ = log.take()
    // Evaluations don't subscribe again.
    host.press("n")
    host.press("n")
    expect(log.take(), [])
    host.press("x")
    expect(log.take(), ["disappear"])
    subject.send("lost")
    expect(log.take(), [])
    host.press("x")
    expect(log.take().sorted(), ["appear", "subscribed"])
    subject.send("b")
    expect(log.take(), ["b"])
  }

  @Test func `the subscription is cancelled after onDisappear`() {
    // R2, L1
    let subject = PassthroughSubject<String, Never>()
    let log = Log()
    struct Parent: View {
      let subject: PassthroughSubject<String, Never>
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("a")
              .onReceive(subject.handleEvents(receiveCancel: { log.note("cancelled") })) { log.note($0) }
              .onDisappear {
                log.note("disappear")
                // Nobody hears it any more.
                subject.send("late")
              }
          }
        }
        .onKeyPress("x") {
          isShown = false
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 1) { Parent(subject: subject, log: log) }
    host.press("x")
    expect(log.take(), ["disappear", "cancelled"])
  }

  @Test func `a host that goes cancels`() {
    // R2
    let log = Log()
    let subject = PassthroughSubject<String, Never>()
    var host: TestHost? = TestHost(width: 1, height: 1) {
      Text("a").onReceive(subject.handleEvents(receiveCancel: { log.note("cancelled") })) { _ in }
    }
    host?.turn()
    host = nil
    expect(log.take(), ["cancelled"])
  }

  @Test func `a handler runs against the latest state and the latest closure`() {
    // R4, S5
    struct Screen: View {
      let subject: PassthroughSubject<Void, Never>
      let log: Log
      @State private var count = 1
      var body: some View {
        let shown = count
        return Text("\(count)")
          .onReceive(subject) { log.note("shown \(shown), count \(count)") }
          .onKeyPress("+") {
            count += 1
            return .handled
          }
      }
    }
    let subject = PassthroughSubject<Void, Never>()
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(subject: subject, log: log) }
    host.press("+")
    subject.send()
    expect(log.take(), ["shown 2, count 2"])
  }

  @Test func `values of another thread come to the main actor in order`() async {
    // R3, S7
    struct Screen: View {
      let subject: PassthroughSubject<String, Never>
      @State private var text = ""
      var body: some View {
        Text(text).onReceive(subject) {
          dispatchPrecondition(condition: .onQueue(.main))
          text += $0
        }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let host = TestHost(width: 8, height: 1) { Screen(subject: subject) }
    let shared = Handed(subject)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for letter in "abcdefgh" { shared.value.send(String(letter)) }
        continuation.resume()
      }
    }
    await host.settle()
    expect(host.text, "abcdefgh")
  }

  @Test func `another publisher takes the place of the one before`() {
    // R2
    struct Screen: View {
      let subjects: [PassthroughSubject<String, Never>]
      let log: Log
      @State private var index = 0
      var body: some View {
        Text("\(index)")
          .onReceive(subjects[index]) { log.note($0) }
          .onKeyPress("n") {
            index = 1
            return .handled
          }
      }
    }
    let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject()]
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(subjects: subjects, log: log) }
    subjects[0].send("first")
    subjects[1].send("nobody")
    host.press("n")
    subjects[0].send("nobody")
    subjects[1].send("second")
    expect(log.take(), ["first", "second"])
  }

  @Test func `what a publisher sends when it is subscribed to comes after the first evaluation`() {
    // R7
    struct Screen: View {
      let subject: CurrentValueSubject<Int, Never>
      let log: Log
      @State private var value = 0
      var body: some View {
        log.note("body \(value)")
        return Text("\(value)").onReceive(subject) { value = $0 }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(5)
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(subject: subject, log: log) }
    expect(log.take(), ["body 0", "body 5"])
    expect(host.text, "5")
    subject.send(5)
    host.turn()
    expect(log.take(), [])
  }

  @Test func `a value that a body sends is received after the update`() {
    // E7, R3
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var count = 0
      @State private var received = 0
      var body: some View {
        log.note("body begins")
        if count > 0, received == 0 { subject.send(count) }
        log.note("body ends")
        return Text("\(received)")
          .onReceive(subject) {
            log.note("received")
            received = $0
          }
          .onKeyPress("+") {
            count += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Screen(subject: PassthroughSubject(), log: log)
    }
    _ = log.take()
    host.press("+")
    expect(log.take(), ["body begins", "body ends", "received", "body begins", "body ends"])
    expect(host.text, "1")
    expect(host.issues, [])
  }

  @Test func `a publisher that ends is not subscribed to again`() {
    // R2
    struct Screen: View {
      let log: Log
      @State private var noise = 0
      var body: some View {
        Text("\(noise)")
          .onReceive([1, 2].publisher) { log.note("\($0)") }
          .onKeyPress("n") {
            noise += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["1", "2"])
    host.press("n")
    expect(log.take(), [])
  }
}

/// Something that a test hands to another thread.
nonisolated struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
