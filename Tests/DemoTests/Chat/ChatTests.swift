import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@testable import Chat

/// The demo `chat`: what it prints, and what it still shows.
@Suite struct ChatTests {
  private func shown(_ chat: Chat) -> TestHost {
    TestHost(width: 60, height: 16, scene: InlineGroup { ChatScreen(chat: chat) })
  }

  @Test func `a tool asks for permission, and then the answer is printed piece by piece`() async {
    let host = shown(Chat(file: nil, pause: { await Task.yield() }))
    host.type("Hello")
    host.press(.return)
    await host.settle { host.trimmedText.contains("May I read about.md?") }
    expect(host.takeCommitted(), ["", "› Hello"])
    host.press(.return)
    await host.settle { !host.trimmedText.contains("Answering") }
    let lines = host.takeCommitted().filter { !$0.isEmpty }
    expect(lines.prefix(2).map(\.self), ["▸ read about.md, 15 lines", "A chat below the prompt"])
    expect(lines, contains: "• A slash offers the commands.")
    expect(lines.last ?? "", contains: "Try it while I write.")
    // Only the field is left.
    expect(host.trimmedText, "› Ask, or / for commands")
  }

  @Test func `what a tool has read is printed unfolded in the middle of an answer, which goes on`() async {
    var (count, chat): (Int, Chat?) = (0, nil)
    let made = Chat(
      file: nil,
      pause: {
        count += 1
        if count == 60 { chat?.showOutput() }
        await Task.yield()
      })
    chat = made
    let host = shown(made)
    host.type("Hello")
    host.press(.return)
    await host.settle { host.trimmedText.contains("May I") }
    host.press(.return)
    await host.settle { !host.trimmedText.contains("Answering") }
    let lines = host.takeCommitted()
    expect(lines, contains: "▸ read about.md, 15 lines")
    expect(lines, contains: "▾ read about.md, 15 lines")
    expect(lines, contains: "  1  # A chat below the prompt")
    expect(lines.last ?? "", contains: "Try it while I write.")
    expect(host.trimmedText, "› Ask, or / for commands")
  }

  @Test func `without permission there is no answer`() async {
    let host = shown(Chat(file: nil, pause: { await Task.yield() }))
    host.type("Hello")
    host.press(.return)
    await host.settle { host.trimmedText.contains("May I") }
    host.press(.escape)
    await host.settle { !host.trimmedText.contains("Answering") }
    expect(host.takeCommitted().last ?? "", "· Then there is nothing to say.")
  }

  @Test func `Escape stops an answer`() async {
    // It waits until it is stopped.
    let host = shown(Chat(file: nil, pause: { while !Task.isCancelled { await Task.yield() } }))
    host.type("Hello")
    host.press(.return)
    await host.settle { host.trimmedText.contains("May I") }
    host.press(.return)
    for _ in 0..<100 where !host.trimmedText.contains("A\n") {
      await Task.yield()
      host.turn()
    }
    host.press(.escape)
    await host.settle { !host.trimmedText.contains("Answering") }
    expect(host.takeCommitted().last ?? "", "· Stopped.")
  }

  @Test func `what was sent comes back, and a slash offers commands`() {
    let host = shown(Chat(file: nil))
    for text in ["/nothing", "/output"] {
      host.type(text)
      host.press(.escape)
      host.press(.return)
    }
    expect(
      host.takeCommitted(), ["· There is no command /nothing. /help has a list.", "· No tool was used yet."])
    host.press(.upArrow)
    expect(host.trimmedText, "› /output")
    host.press("p", modifiers: .control)
    expect(host.trimmedText, "› /nothing")
    host.press("n", modifiers: .control)
    host.press("n", modifiers: .control)
    expect(host.trimmedText, "› Ask, or / for commands")
    host.type("/q")
    expect(host.trimmedText, contains: "/quit ends the chat")
    host.press(.tab)
    host.press(.return)
    expect(host.exitCode, 0)
  }

  @Test func `Markdown is read line by line`() {
    var reader = MarkdownReader()
    let steps = ["# One *two*", "", "a b", "c", "- d", "e", "```", "x  y", "```"].flatMap {
      reader.steps(of: $0[...])
    }
    expect(
      steps,
      [
        .begin(.heading), .word("One"), .word(" *two*"), .end,
        .begin(.paragraph), .word("a"), .word(" b"), .word(" c"),
        .begin(.bullet), .word("d"), .word(" e"),
        .begin(.code), .word("x  y\n"), .end,
      ])
  }
}
