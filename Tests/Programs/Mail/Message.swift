import TerminalUIFoundation

enum Mailbox: String, CaseIterable, Identifiable {
  case inbox, flagged, drafts, sent, archive, trash

  /// Where messages can be moved; `flagged` is a search, and `drafts` and `sent` are filled by the program.
  static let targets: [Mailbox] = [.inbox, .archive, .trash]

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var systemImage: String {
    switch self {
    case .inbox: "tray"
    case .flagged: "flag"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}

enum SortOrder: String, CaseIterable, Identifiable {
  case newest = "Newest first"
  case oldest = "Oldest first"
  case sender = "Sender"
  case subject = "Subject"
  var id: Self { self }
}

struct Message: Identifiable, Hashable {
  let id: Int
  var from: String
  var to = "me@example.org"
  var subject: String
  var text: String
  var date: Date
  var mailbox = Mailbox.inbox
  var isRead = false
  var isFlagged = false

  var preview: String { text.split(separator: "\n").joined(separator: " ") }

  func matches(_ search: String) -> Bool {
    search.isEmpty || [from, to, subject, text].contains { $0.localizedCaseInsensitiveContains(search) }
  }
}

struct Draft: Identifiable, Equatable {
  let id: Int
  var to = ""
  var subject = ""
  var text = ""

  var isEmpty: Bool { to.isEmpty && subject.isEmpty && text.isEmpty }
}

extension FormatStyle where Self == Date.FormatStyle {
  static var mailTime: Self {
    var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_GB"))
    style.timeZone = .gmt
    return style
  }
}

/// The outside world: a server that has some mails at the start, and a few more whenever it is asked.
struct PostOffice {
  private var next = 0
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private static let senders = [
    "Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra",
  ]
  private static let subjects = [
    "Notes on the engine", "The moth in relay 70", "Lunch on Thursday?", "Substitution",
    "Goto considered harmful",
    "Invoice 1843", "Your talk in Zürich",
  ]

  mutating func fetch(_ count: Int) -> [Message] {
    (0..<count).map { _ in
      defer { next += 1 }
      let sender = Self.senders[next % Self.senders.count]
      let subject = Self.subjects[next % Self.subjects.count]
      return Message(
        id: next, from: sender, subject: next < Self.subjects.count ? subject : "\(subject) (\(next))",
        text: body(sender, subject), date: start + Double(next * 17 * 60))
    }
  }

  private func body(_ sender: String, _ subject: String) -> String {
    let paragraphs = (1...(3 + next % 6)).map {
      "\($0). About “\(subject)”: the machine does what we know how to order it to perform, and nothing else, however long the text of a letter may be."
    }
    return "Hello,\n\n" + paragraphs.joined(separator: "\n\n") + "\n\nYours,\n\(sender)"
  }
}
