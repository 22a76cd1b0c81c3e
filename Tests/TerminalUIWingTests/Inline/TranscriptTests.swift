import Expectations
import Observation
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Testing

/// Items of which the finished ones are printed.
@Suite struct TranscriptTests {
  // Inline F2.
  @Test func `what is finished is printed once and in order, what changes stays`() {
    let chat = Chat()
    let host = TestHost(width: 20, height: 6, scene: InlineGroup { ChatView(chat: chat) })
    chat.add("one")
    chat.add("two")
    host.turn()
    expect(host.trimmedText, "one\ntwo\nend")
    expect(host.takeCommitted(), [])
    chat.messages[1].isComplete = true
    host.turn()
    // The one before it isn't finished.
    expect(host.takeCommitted(), [])
    chat.messages[0].text = "one, at last"
    chat.messages[0].isComplete = true
    host.turn()
    expect(host.takeCommitted(), ["one, at last", "two"])
    expect(host.trimmedText, "end")
    chat.add("three")
    host.turn()
    expect(host.trimmedText, "three\nend")
    expect(host.takeCommitted(), [])
  }

  @Test func `an update costs what is new`() {
    let chat = Chat()
    let host = TestHost(width: 20, height: 6, scene: InlineGroup { ChatView(chat: chat) })
    for number in 0..<1000 {
      chat.add("message \(number)")
      chat.messages[number].isComplete = true
    }
    host.turn()
    expect(host.takeCommitted().count, 1000)
    chat.add("last")
    host.turn()
    expect(host.record.bodies, lacks: "Text")
    expect(host.record.bodies.count, below: 6)
  }

  @Test func `on a whole screen all are views`() {
    let chat = Chat()
    chat.add("one")
    chat.messages[0].isComplete = true
    let host = TestHost(width: 20, height: 6) { ChatView(chat: chat) }
    expect(host.trimmedText, contains: "one")
    expect(host.takeCommitted(), [])
  }
}

@Observable private final class Chat {
  var messages: [Message] = []

  func add(_ text: String) { messages.append(Message(text)) }
}

@Observable private final class Message: Identifiable {
  var text: String
  var isComplete = false

  init(_ text: String) { self.text = text }
}

private struct ChatView: View {
  let chat: Chat

  var body: some View {
    Transcript(chat.messages, isFinished: \.isComplete) { Text($0.text) }
    Text("end")
  }
}
