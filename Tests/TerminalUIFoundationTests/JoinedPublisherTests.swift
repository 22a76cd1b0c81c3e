import OpenCombine
import TerminalUIFoundation
import Expectations
import Testing

/// `combineLatest` and `merge`, which OpenCombine lacks.
@Suite struct JoinedPublisherTests {
  private struct Failure: Error, Equatable {}

  /// What a subscriber got, as lines.
  private final class Received {
    var lines: [String] = []

    func follow<P: Publisher>(_ publisher: P) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { [self] in
          if case .finished = $0 { lines.append("end") } else { lines.append("failure") }
        }, receiveValue: { [self] in lines.append("\($0)") })
    }
  }

  @Test func `the latest values come when both are there, and at each new one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let received = Received()
    let subscription = received.follow(a.combineLatest(b))
    a.send(1)
    a.send(2)
    expect(received.lines, [])
    b.send("x")
    a.send(3)
    expect(received.lines, ["(2, \"x\")", "(3, \"x\")"])
    a.send(completion: .finished)
    b.send("y")
    expect(received.lines.last, "(3, \"y\")")
    b.send(completion: .finished)
    expect(received.lines.last, "end")
    subscription.cancel()
  }

  @Test func `a publisher that ends without a value ends the latest ones`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let received = Received()
    let subscription = received.follow(Publishers.CombineLatest(a, b))
    b.send(1)
    a.send(completion: .finished)
    expect(received.lines, ["end"])
    b.send(2)
    expect(received.lines, ["end"])
    subscription.cancel()
  }

  @Test func `a failure ends all, and the others aren't followed any more`() {
    let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    let received = Received()
    let subscription = received.follow(a.merge(with: b))
    a.send(1)
    b.send(completion: .failure(Failure()))
    a.send(2)
    expect(received.lines, ["1", "failure"])
    subscription.cancel()
  }

  @Test func `three and four publishers, and a function of the values`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let received = Received()
    let three = received.follow(subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 })
    let four = received.follow(
      Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3]).map { $0.0 + $0.3 })
    expect(received.lines, ["3", "3"])
    subjects[3].send(10)
    expect(received.lines, ["3", "3", "10"])
    three.cancel()
    four.cancel()
    subjects[0].send(5)
    expect(received.lines.count, 3)
  }

  /// Asks for some values at a time.
  private final class Slow: Subscriber {
    var lines: [String] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      lines.append("\(input)")
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { lines.append("end") }
  }

  @Test func `values wait until they are asked for, and the end behind them`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let slow = Slow()
    Publishers.MergeMany(a, b).subscribe(slow)
    a.send(1)
    b.send(2)
    a.send(3)
    expect(slow.lines, [])
    slow.subscription?.request(.max(2))
    expect(slow.lines, ["1", "2"])
    a.send(completion: .finished)
    b.send(completion: .finished)
    expect(slow.lines, ["1", "2"])
    slow.subscription?.request(.max(1))
    expect(slow.lines, ["1", "2", "3", "end"])
  }

  @Test func `no publishers end at once`() {
    let received = Received()
    let subscription = received.follow(Publishers.MergeMany([PassthroughSubject<Int, Never>]()))
    expect(received.lines, ["end"])
    subscription.cancel()
  }

  @Test func `a subscriber may cancel from within, and publish`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var lines: [Int] = []
    var subscription: AnyCancellable?
    subscription = a.combineLatest(b).sink { first, second in
      lines.append(first + second)
      if first < 3 { a.send(first + 1) } else { subscription?.cancel() }
    }
    // The subscription isn't kept yet while the first values come.
    expect(lines, [3, 4, 5])
    a.send(9)
    b.send(9)
    expect(lines, [3, 4, 5, 11])
    _ = subscription
  }

  private struct Joke: Decodable, Equatable { let setup: String }

  @Test func `a publisher of data is decoded`() throws {
    var joke: Joke?
    let subscription = Just(Data(#"{"setup":"Why?"}"#.utf8))
      .decode(type: Joke.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { joke = $0 })
    expect(joke, Joke(setup: "Why?"))
    subscription.cancel()
  }
}
