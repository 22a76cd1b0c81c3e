import Expectations
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Testing

@testable import TerminalUIQuestions

/// Questions in front of an app.
@Suite struct QuestionSheetTests {
  @Test func `a question in an app is a sheet, which goes with the answer`() async throws {
    let host = TestHost(width: 50, height: 12) { Text("Below").frame(maxHeight: .infinity, alignment: .top) }
    let task = Task { await QuestionSheet.ask(.text("Name"), in: host.host) }
    await appearance(of: "? Name", in: host)
    expect(host.trimmedText, contains: "Below")
    host.type("Ann")
    host.press(.return)
    expect(try await task.value.get(), "Ann")
    host.turn()
    expect(host.trimmedText, lacks: "Name")
  }

  @Test func `Escape takes it away without an answer, and the next one can be asked`() async throws {
    let host = TestHost(width: 50, height: 12) { Text("Below").frame(maxHeight: .infinity, alignment: .top) }
    for _ in 0..<3 {
      let task = Task { await QuestionSheet.ask(.text("Name"), in: host.host) }
      await appearance(of: "? Name", in: host)
      host.press(.escape)
      guard case .failure(.cancelled) = await task.value else { return expect(false, "not cancelled") }
      host.turn()
      expect(host.trimmedText, lacks: "Name")
    }
  }

  @Test func `a question of a task that is cancelled goes`() async throws {
    let host = TestHost(width: 50, height: 12) { Text("Below").frame(maxHeight: .infinity, alignment: .top) }
    let task = Task { await QuestionSheet.ask(.confirm("Sure?"), in: host.host) }
    await appearance(of: "Sure?", in: host)
    task.cancel()
    guard case .failure(.cancelled) = await task.value else { return expect(false, "not cancelled") }
    host.turn()
    expect(host.trimmedText, lacks: "Sure?")
  }

  @Test func `one caller has the turn, the others follow in order`() async {
    let turns = Turns()
    var order: [Int] = []
    await turns.acquire()
    let tasks = (0..<3).map { number in
      Task {
        await turns.acquire()
        order.append(number)
        turns.release()
      }
    }
    for _ in 0..<5 { await Task.yield() }
    expect(order, [])
    turns.release()
    for task in tasks { await task.value }
    expect(order, [0, 1, 2])
  }

  /// Lets other tasks of the main actor run until a text is shown.
  private func appearance(of text: String, in host: TestHost) async {
    for _ in 0..<100 where !host.trimmedText.contains(text) {
      await Task.yield()
      host.turn()
    }
    expect(host.trimmedText, contains: text)
  }
}
