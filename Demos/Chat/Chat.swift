import Observation

/// A conversation, and the answer that is being written.
@Observable final class Chat {
  private(set) var items: [ChatItem] = []
  /// The tool that waits for the user's permission; `nil` for none.
  private(set) var wish: String?
  private(set) var isAnswering = false
  private(set) var history: [String] = []
  private let document: Document
  private let pause: () async throws -> Void
  @ObservationIgnored private var answering: Task<Void, Never>?
  /// Continues the tool that waits.
  @ObservationIgnored private var reply: ((Bool) -> Void)?
  @ObservationIgnored private var lastOutput: ChatItem?
  /// The part that words are added to.
  @ObservationIgnored private var writing: ChatItem?

  /// Makes a conversation about a file.
  ///
  /// - Parameters:
  ///   - file: The path of a Markdown file; `nil` for a text of the demo's own.
  ///   - pause: Waits between two words.
  init(
    file: String?, pause: @escaping () async throws -> Void = { try await Task.sleep(for: .milliseconds(5)) }
  ) {
    document = Document(path: file)
    self.pause = pause
  }

  /// Takes what the user has sent: a message, or a command.
  func send(_ text: String, exit: () -> Void) {
    guard !text.isEmpty else { return }
    if history.last != text { history.append(text) }
    switch ChatCommand(rawValue: text) {
    case .quit: exit()
    case .help: for command in ChatCommand.allCases { add(.bullet, "`\(command.rawValue)` \(command.title)") }
    case .output: showOutput()
    case .clear: history = []
    case nil where text.hasPrefix("/"): add(.note, "There is no command \(text). `/help` has a list.")
    case nil: answer(text)
    }
  }

  /// Ends the answer at the user's wish.
  func stop() {
    answering?.cancel()
    permit(false)
  }

  /// Grants what the tool wishes, or doesn't.
  func permit(_ isPermitted: Bool) {
    let answer = reply
    (reply, wish) = (nil, nil)
    answer?(isPermitted)
  }

  /// Unfolds or folds the output of the last tool; if it has been printed, prints it again, unfolded.
  func showOutput() {
    guard let output = lastOutput else {
      add(.note, "No tool was used yet.")
      return
    }
    guard output.isDone else {
      output.isFolded.toggle()
      return
    }
    let copy = add(.output, output.text, isDone: false)
    copy.isFolded = false
    copy.isDone = true
  }

  // MARK: Answers

  private func answer(_ question: String) {
    add(.question, question)
    let last = answering
    stop()
    answering = Task { [weak self] in
      await last?.value
      self?.isAnswering = true
      try? await self?.stream()
      self?.end()
    }
  }

  private func stream() async throws {
    let isPermitted = await ask("read \(document.name)")
    try Task.checkCancellation()
    guard isPermitted else {
      add(.note, "Then there is nothing to say.")
      return
    }
    let output = add(.output, document.listing, isDone: false)
    lastOutput = output
    defer { output.isDone = true }
    var reader = MarkdownReader()
    for line in document.lines {
      for step in reader.steps(of: line) {
        handle(step)
        if case .word = step {
          try await pause()
          // The user has had the time of four more items to unfold the output: it is printed as it is.
          if items.count - output.id > 4 { output.isDone = true }
        }
      }
    }
  }

  private func handle(_ step: MarkdownStep) {
    switch step {
    case .begin(let kind):
      writing?.isDone = true
      writing = add(kind, "", isDone: false)
    case .word(let word): writing?.text += word
    case .end: writing?.isDone = true
    }
  }

  private func end() {
    if Task.isCancelled { add(.note, "Stopped.") }
    for item in items where !item.isDone { item.isDone = true }
    isAnswering = false
  }

  /// Asks the user for permission.
  private func ask(_ wish: String) async -> Bool {
    await withCheckedContinuation { continuation in
      reply = { continuation.resume(returning: $0) }
      self.wish = wish
    }
  }

  @discardableResult private func add(_ kind: ChatItem.Kind, _ text: String, isDone: Bool = true) -> ChatItem
  {
    let item = ChatItem(items.count, kind, text)
    item.isDone = isDone
    items.append(item)
    return item
  }
}

/// A command that is typed in place of a message.
enum ChatCommand: String, CaseIterable {
  case help = "/help"
  case output = "/output"
  case clear = "/clear"
  case quit = "/quit"

  var title: String {
    switch self {
    case .help: "lists the commands"
    case .output: "shows what the last tool has read (Ctrl-O)"
    case .clear: "forgets what was sent"
    case .quit: "ends the chat"
    }
  }
}

/// A part of the conversation.
@Observable final class ChatItem: Identifiable {
  enum Kind { case question, note, output, heading, paragraph, bullet, code }

  let id: Int
  let kind: Kind
  var text: String
  /// Whether the part no longer changes, so that it is printed above the rows.
  var isDone = true
  var isFolded = true

  init(_ id: Int, _ kind: Kind, _ text: String) { (self.id, self.kind, self.text) = (id, kind, text) }
}
