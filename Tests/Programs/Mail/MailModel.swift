import Observation
import TerminalUIFoundation

@Observable final class MailModel {
  struct News: Equatable {
    let id: Int
    let text: String
    let canUndo: Bool
  }

  private(set) var messages: [Message] = []
  private(set) var isFetching = false
  private(set) var news: News?
  private(set) var undoTitle = "Undo"

  var mailbox: Mailbox? = .inbox
  var selection: Set<Message.ID> = []
  var search = ""
  var sortOrder = SortOrder.newest
  var composing: Draft?
  var doomed: Set<Message.ID>?
  var asksToEmptyTrash = false
  var fetchesInBackground = true
  var interval = 10

  @ObservationIgnored private var postOffice = PostOffice()
  @ObservationIgnored private var seconds = 0
  @ObservationIgnored private var newsCount = 0
  @ObservationIgnored private var nextOwnID = -1
  private var undoStack: [[Message]] = []

  init() {
    messages = postOffice.fetch(14)
    for index in 0..<4 { messages[index].isRead = true }
    messages[2].isFlagged = true
  }

  // MARK: What is shown

  var visible: [Message] {
    let found = messages.filter { isIn($0, mailbox) && $0.matches(search) }
    return switch sortOrder {
    case .newest: found.sorted { $0.date > $1.date }
    case .oldest: found.sorted { $0.date < $1.date }
    case .sender: found.sorted { ($0.from, $1.date) < ($1.from, $0.date) }
    case .subject: found.sorted { $0.subject.localizedStandardCompare($1.subject) == .orderedAscending }
    }
  }

  var current: Message? {
    guard selection.count == 1 else { return nil }
    return messages.first { selection.contains($0.id) }
  }

  func count(_ box: Mailbox) -> Int {
    box == .drafts
      ? messages.filter { $0.mailbox == .drafts }.count
      : messages.filter { isIn($0, box) && !$0.isRead }.count
  }

  private func isIn(_ message: Message, _ box: Mailbox?) -> Bool {
    box == .flagged ? message.isFlagged && message.mailbox != .trash : message.mailbox == box
  }

  // MARK: Fetching

  /// Called once a second.
  func tick() {
    if isFetching { return deliver() }
    guard fetchesInBackground else { return }
    seconds += 1
    if seconds >= interval { beginFetch() }
  }

  func beginFetch() {
    isFetching = true
    seconds = 0
  }

  private func deliver() {
    isFetching = false
    let new = postOffice.fetch(1)
    messages += new
    tell("New message from \(new[0].from)")
  }

  // MARK: Actions

  func markRead(_ ids: Set<Message.ID>, _ isRead: Bool = true) {
    for index in messages.indices where ids.contains(messages[index].id) && messages[index].isRead != isRead {
      messages[index].isRead = isRead
    }
  }

  func toggleFlag(_ ids: Set<Message.ID>) {
    let isFlagged = messages.contains { ids.contains($0.id) && !$0.isFlagged }
    for index in messages.indices where ids.contains(messages[index].id) {
      messages[index].isFlagged = isFlagged
    }
  }

  func move(_ ids: Set<Message.ID>, to box: Mailbox) {
    change(ids, box == .trash ? "Deleted" : "Moved to \(box.title):") { $0.mailbox = box }
  }

  /// Moves messages to the trash; those which are there already are asked about.
  func delete(_ ids: Set<Message.ID>) {
    if mailbox == .trash { doomed = ids } else { move(ids, to: .trash) }
  }

  func destroy(_ ids: Set<Message.ID>) {
    selectNeighbour(of: ids)
    messages.removeAll { ids.contains($0.id) && $0.mailbox == .trash }
    undoStack = []
    tell("\(ids.count) messages are gone")
  }

  func emptyTrash() { destroy(Set(messages.filter { $0.mailbox == .trash }.map(\.id))) }

  var canUndo: Bool { !undoStack.isEmpty }

  func undo() {
    guard let old = undoStack.popLast() else { return }
    for message in old {
      if let index = messages.firstIndex(where: { $0.id == message.id }) {
        messages[index] = message
      } else {
        messages.append(message)
      }
    }
    selection = Set(old.map(\.id))
  }

  private func change(_ ids: Set<Message.ID>, _ verb: String, _ body: (inout Message) -> Void) {
    let old = messages.filter { ids.contains($0.id) }
    guard !old.isEmpty else { return }
    selectNeighbour(of: ids)
    for index in messages.indices where ids.contains(messages[index].id) { body(&messages[index]) }
    undoStack.append(old)
    undoTitle = old.count == 1 ? "Undo “\(old[0].subject)”" : "Undo for \(old.count) Messages"
    tell(old.count == 1 ? "\(verb) “\(old[0].subject)”" : "\(verb) \(old.count) messages", canUndo: true)
  }

  private func selectNeighbour(of ids: Set<Message.ID>) {
    guard !selection.isDisjoint(with: ids) else { return }
    let rows = visible
    let last = rows.lastIndex { ids.contains($0.id) } ?? rows.endIndex
    let next = rows.dropFirst(last + 1).first ?? rows.prefix(last).last { !ids.contains($0.id) }
    selection = next.map { [$0.id] } ?? []
  }

  private func tell(_ text: String, canUndo: Bool = false) {
    newsCount += 1
    news = News(id: newsCount, text: text, canUndo: canUndo)
  }

  // MARK: Writing

  func compose() { composing = newDraft() }

  func reply(to message: Message) {
    var draft = newDraft()
    draft.to = message.from
    draft.subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: \(message.subject)"
    draft.text =
      "\n\n"
      + message.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(
        separator: "\n")
    composing = draft
  }

  /// Opens what the user chose: a draft is written on.
  func open(_ ids: Set<Message.ID>) {
    guard let message = messages.first(where: { ids.contains($0.id) }) else { return }
    if message.mailbox == .drafts {
      composing = Draft(id: message.id, to: message.to, subject: message.subject, text: message.text)
    } else {
      selection = [message.id]
    }
  }

  func save(_ draft: Draft, in box: Mailbox) {
    messages.removeAll { $0.id == draft.id }
    let last = messages.map(\.date).max() ?? .distantPast
    messages.append(
      Message(
        id: draft.id, from: "Me", to: draft.to,
        subject: draft.subject.isEmpty ? "(no subject)" : draft.subject, text: draft.text,
        date: last + 60, mailbox: box, isRead: true))
    tell(box == .sent ? "Sent to \(draft.to)" : "Saved in Drafts")
  }

  private func newDraft() -> Draft {
    defer { nextOwnID -= 1 }
    return Draft(id: nextOwnID)
  }
}
