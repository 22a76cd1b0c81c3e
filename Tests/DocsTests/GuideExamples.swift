import TerminalUI
import TerminalUITesting
import Testing

// Examples of the pages below docs/Guide, word for word: the models, the recipes, and the tests.

@Observable final class Basket {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var count = 1
  }

  var items: [Item] = []
  var note = ""

  var total: Int { items.reduce(0) { $0 + $1.count } }

  func add(_ name: String) { items.append(Item(id: items.count, name: name)) }
}

struct Shop: View {
  @State private var basket = Basket()  // made once, and kept as long as this view

  var body: some View {
    VStack(alignment: .leading) {
      Button("Apple") { basket.add("Apple") }
      BasketView(basket: basket)
      Total()
    }
    .environment(basket)
  }
}

struct BasketView: View {
  @Bindable var basket: Basket  // gives bindings: $basket.note

  var body: some View {
    ForEach(basket.items) { Text("\($0.count) × \($0.name)") }
    TextField("Note", text: $basket.note)
  }
}

struct Total: View {
  @Environment(Basket.self) private var basket  // found by its type

  var body: some View { Text("\(basket.total) pieces") }
}

final class Download: ObservableObject {
  @Published var progress = 0
}

struct DownloadView: View {
  @StateObject private var download = Download()  // @ObservedObject if it comes from elsewhere

  var body: some View {
    Button("\(download.progress) %") { download.progress += 10 }
      .environmentObject(download)
  }
}

struct Feed: View {
  @State private var headline = "loading"
  @State private var seconds = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(headline)
      Text("\(seconds) s")
    }
    .task { headline = await loadHeadline() }
    .onReceive(.timer(every: .seconds(1))) { _ in seconds += 1 }
  }
}

func loadHeadline() async -> String { "It works" }

@Suite struct FeedTests {
  @Test func `the headline arrives`() async {
    let host = TestHost(width: 20, height: 2) { Feed() }
    #expect(host.text.contains("loading"))
    await host.settle()
    #expect(host.text.contains("It works"))
  }

  @Test func `it counts the seconds`() {
    let host = TestHost(width: 20, height: 2) { Feed() }
    host.advance(by: .seconds(3))
    #expect(host.trimmedText.hasSuffix("3 s"))
  }
}

struct GuestForm: View {
  @State private var name = ""
  @State private var isFriend = false
  @State private var guests: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      Toggle("Friend", isOn: $isFriend)
      Button("Invite") { guests.append(isFriend ? "\(name), a friend" : name) }
        .disabled(name.isEmpty)
      Text(guests.joined(separator: "; ")).accessibilityIdentifier("guests")
    }
  }
}

@Suite struct GuestFormTests {
  @Test func `a friend is invited`() {
    let host = TestHost(width: 40, height: 8) { GuestForm() }
    #expect(!host.find(.button, "Invite").isEnabled)
    host.find(.textField, "Name").type("Ann")
    host.find(.toggle, "Friend").press()
    host.find(.button, "Invite").press()
    #expect(host.find(.text, identifier: "guests").label == "Ann, a friend")
    host.audit()
  }
}

struct Drafts: View {
  @State private var names = ["Letter", "Report"]
  @State private var doomed: String?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { name in
        Button("Delete \(name)") { doomed = name }
      }
    }
    .disabled(doomed != nil)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay {
      if let name = doomed {
        Question(text: "Delete \(name)?") { isYes in
          if isYes { names.removeAll { $0 == name } }
          doomed = nil
        }
      }
    }
  }
}

struct Question: View {
  let text: String
  let answer: (Bool) -> Void

  var body: some View {
    VStack {
      Text(text)
      HStack {
        Button("No") { answer(false) }
        Button("Yes") { answer(true) }
      }
    }
    .padding(.horizontal, 1)
    .border()
    .background(Color.terminalDefault)
    .onKeyPress(.escape) {
      answer(false)
      return .handled
    }
  }
}

struct NoteEditor: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    GeometryReader { room in
      TextField("Write something", text: $text, selection: $selection, axis: .vertical)
        .lineLimit(room.size.height...room.size.height)
        .onSubmit(insertLine)
    }
  }

  /// Return submits a field; here it begins a line instead.
  private func insertLine() {
    let end = text.endIndex
    var place = end..<end
    if case .selection(let range) = selection?.indices { place = range }
    let before = text.distance(from: text.startIndex, to: place.lowerBound)
    text.replaceSubrange(place, with: "\n")
    selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: before + 1))
  }
}

struct Desk: View {
  @Environment(\.exit) private var exit
  @State private var saves = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Saved \(saves) times")
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      HStack(spacing: 2) {
        Button("F2 Save") { saves += 1 }.keyboardShortcut(.f2, modifiers: [])
        Button("F10 Quit") { exit() }.keyboardShortcut(.f10, modifiers: [])
      }
      .buttonStyle(.plain)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.blue)
    }
  }
}

struct Register: View {
  enum Field { case name, mail }

  @State private var name = ""
  @State private var mail = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      Button("Cancel") {}
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
    }
    .defaultFocus($field, .name)
  }
}

struct GuestApp: App {
  var body: some Scene { WindowGroup("Guests") { GuestForm() } }
}

@Suite struct GuestAppTests {
  @Test func `ctrl-c ends it`() {
    let host = TestHost(width: 40, height: 8, app: GuestApp())
    host.press("c", modifiers: .control)
    #expect(host.exitCode == 130)
  }
}

@Suite struct RandomGuestTests {
  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(app: GuestApp()) }.run(500)
  }
}

@Test func `random use, seed 1`() {
  let host = TestHost(app: GuestApp())
  host.press(.tab)
  host.click(x: 3, y: 5)
  #expect(host.faults() == [])
}
