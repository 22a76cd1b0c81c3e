import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

extension Notification.Name {
  nonisolated fileprivate static let news = Notification.Name("news")
  nonisolated fileprivate static let other = Notification.Name("other")
}

private struct Reader: View {
  let center: NotificationCenter
  var object: AnyObject?
  @State private var news: [String] = []
  @State private var isOn = true

  var body: some View {
    Text(news.joined())
      .onKeyPress("x") {
        isOn.toggle()
        return .handled
      }
      .background {
        if isOn {
          Color.clear.onReceive(center.publisher(for: .news, object: object)) {
            news.append($0.userInfo?["text"] as? String ?? "?")
          }
        }
      }
  }
}

@Suite struct NotificationPublisherTests {
  // No other test posts here.
  private let center = NotificationCenter()

  private func post(_ text: String, name: Notification.Name = .news, object: AnyObject? = nil) {
    center.post(name: name, object: object, userInfo: ["text": text])
  }

  @Test func `a view receives the notifications with a name, while it is in the tree`() {
    // R1, R2
    let host = TestHost(width: 4, height: 1) { Reader(center: center) }
    post("a")
    post("b", name: .other)
    host.turn()
    expect(host.trimmedText, "  a")
    expect(host.record.bodies, ["Reader"])
    // The evaluation made the publisher again, and the view hears each notification once.
    post("c")
    host.turn()
    expect(host.trimmedText, " ac")
    host.press("x")
    post("d")
    host.turn()
    expect(host.record.bodies, [])
    host.press("x")
    post("e")
    host.turn()
    expect(host.trimmedText, " ace")
  }

  @Test func `a view that wants those of one object hears no other`() {
    let object = Log()
    let host = TestHost(width: 2, height: 1) { Reader(center: center, object: object) }
    post("a")
    post("b", object: object)
    host.turn()
    expect(host.trimmedText, " b")
  }

  private final class Sparing: Subscriber {
    var received: [String] = []
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(2))
    }
    func receive(_ input: Notification) -> Subscribers.Demand {
      received.append(input.userInfo?["text"] as? String ?? "?")
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `a subscriber receives no more than it has asked for`() {
    let subscriber = Sparing()
    center.publisher(for: .news).subscribe(subscriber)
    for text in ["a", "b", "c", "d"] { post(text) }
    expect(subscriber.received, ["a", "b"])
  }

  @Test func `what other threads post is received on the main actor, in order`() async {
    // R3
    let host = TestHost(width: 8, height: 1) { Reader(center: center) }
    let shared = self.center
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for letter in "abcdefgh" { shared.post(name: .news, object: nil, userInfo: ["text": String(letter)]) }
        continuation.resume()
      }
    }
    await host.settle()
    expect(host.text, "abcdefgh")
  }

  @Test func `a notification is a source among others`() {
    // R8, R2
    struct Screen: View {
      let center: NotificationCenter
      @State private var count = 0
      var body: some View {
        Text("\(count)").onReceive(.notification(.news, center: center)) { _ in count += 1 }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen(center: center) }
    post("a")
    host.turn()
    post("b")
    host.turn()
    expect(host.text, "2")
  }

  @Test func `publishers of the same notifications are equal`() {
    expect(center.publisher(for: .news), center.publisher(for: .news))
    expect(center.publisher(for: .news), not: center.publisher(for: .other))
    expect(center.publisher(for: .news), not: NotificationCenter.default.publisher(for: .news))
    expect(center.publisher(for: .news), not: center.publisher(for: .news, object: Log()))
  }
}
