import Observation
import Soak
import Expectations
import Testing
@testable import TerminalUICore
import TerminalUIFoundation
import TerminalUITesting

extension Notification.Name {
  nonisolated fileprivate static let loads = Notification.Name("loads")
}

/// What is alive of what the views made.
private final class Count {
  var objects = 0
  var made = 0
  var tasks = 0
  var received = 0
}

private final class Store: ObservableObject {
  @Published var value = 1
  let count: Count
  init(_ count: Count) {
    self.count = count
    count.objects += 1
    count.made += 1
  }
  isolated deinit { count.objects -= 1 }
}

@Observable private final class Model {
  var title = "a"
}

/// Has one of everything that lives as long as its view.
private struct Loaded: View {
  let count: Count
  let model: Model
  let center: NotificationCenter
  let subject: PassthroughSubject<Void, Never>
  @StateObject private var store: Store

  init(count: Count, model: Model, center: NotificationCenter, subject: PassthroughSubject<Void, Never>) {
    self.count = count
    self.model = model
    self.center = center
    self.subject = subject
    _store = StateObject(wrappedValue: Store(count))
  }

  var body: some View {
    Text("\(model.title)\(store.value)")
      .task {
        count.tasks += 1
        try? await Task.sleep(for: .seconds(3600))
        count.tasks -= 1
      }
      .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in count.received += 1 }
      .onReceive(center.publisher(for: .loads)) { _ in count.received += 1 }
      .onReceive(subject) { count.received += 1 }
      .onReceive(.timer(every: .seconds(60))) { _ in count.received += 1 }
      .onReceive(.keyPress("q")) { _ in count.received += 1 }
  }
}

@Suite struct LoadTests {
  @Test func `loads leave no object, task, timer, subscription or state behind`() async {
    // R2, R5, O1, W1
    struct Screen: View {
      let count: Count
      let model: Model
      let center: NotificationCenter
      let subject: PassthroughSubject<Void, Never>
      @State private var isOn = false
      var body: some View {
        VStack { if isOn { Loaded(count: count, model: model, center: center, subject: subject) } }
          .onKeyPress("x") {
            isOn.toggle()
            return .handled
          }
      }
    }
    let (count, model, center) = (Count(), Model(), NotificationCenter())
    let subject = PassthroughSubject<Void, Never>()
    let host = TestHost(width: 4, height: 1) {
      Screen(count: count, model: model, center: center, subject: subject)
    }
    let rounds = Soak.count(1_000, 10_000)
    for round in 1...rounds {
      host.press("x")
      if round % 100 == 0 { await host.settle() }
      host.press("x")
      if round % 100 == 0 { await host.settle() }
    }
    await host.settle { count.tasks == 0 }
    expect(count.made, rounds)
    expect(count.objects, 0)
    expect(count.tasks, 0)
    expectNil(host.host.timerDeadline)
    // Nobody hears what is sent now, and nothing is evaluated.
    center.post(name: .loads, object: nil)
    subject.send()
    host.advance(by: .seconds(60))
    model.title = "b"
    host.press("q")
    expect(count.received, 0)
    expect(host.record.bodies, [])
    expect(host.host.checkInvariants(), [])
  }
}
