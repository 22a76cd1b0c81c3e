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

struct Rating: View {
  let title: String
  @Binding var stars: Int

  var body: some View {
    RatingLabel(title: title, stars: stars)
      .focusable()
      .onKeyPress(.rightArrow, name: "More", isEnabled: stars < 5) { stars += 1 }
      .onKeyPress(.leftArrow, name: "Less", isEnabled: stars > 0) { stars -= 1 }
      .onTapGesture { stars = stars < 5 ? stars + 1 : 0 }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title)
      .accessibilityValue("\(stars) of 5")
  }
}

struct RatingLabel: View {
  let title: String
  let stars: Int
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack {
      Text(title)
      Text(String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars))
    }
    .reverse(isFocused)
  }
}

struct Review: View {
  @State private var taste = 3
  @State private var price = 1

  var body: some View {
    VStack(alignment: .leading) {
      Rating(title: "Taste", stars: $taste)
      Rating(title: "Price", stars: $price).disabled(taste == 0)
      Button("Send") {}
    }
    .keyHints()
  }
}

@Suite struct RatingTests {
  @Test func `arrows change the rating that has the focus`() {
    let host = TestHost(width: 32, height: 5) { Review() }
    #expect(host.find(.other, "Taste").isFocused)
    host.press(.rightArrow)
    #expect(host.find(.other, "Taste").value == "4 of 5")
    host.press(.tab)
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(host.find(.other, "Price").value == "0 of 5")
    host.find(.other, "Taste").click()
    #expect(host.find(.other, "Taste").value == "5 of 5")
    #expect(host.find(.other, "Taste").isFocused)
    host.audit()
  }

  @Test func `without a taste there is no price`() {
    let host = TestHost(width: 32, height: 5) { Review() }
    for _ in 1...3 { host.press(.leftArrow) }
    #expect(!host.find(.other, "Price").isEnabled)
    host.press(.tab)
    #expect(host.find(.button, "Send").isFocused)
  }
}

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct People: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")]
  @State private var shown: Person?
  @State private var isAdding = false

  var body: some View {
    List {
      ForEach(people) { person in
        Button(person.name) { shown = person }
      }
      Button("New…") { isAdding = true }
    }
    .sheet(item: $shown) { Text($0.name) }
    .sheet(isPresented: $isAdding) {
      NewPerson { people.append(Person(id: people.count + 1, name: $0)) }
    }
  }
}

struct NewPerson: View {
  let add: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).frame(width: 20)
    Button("Add") {
      add(name)
      dismiss()
    }
  }
}

@Suite struct PeopleTests {
  @Test func `the sheet adds a person`() {
    let host = TestHost(width: 40, height: 10) { People() }
    host.find(.button, "New…").press()
    #expect(host.layers.map(\.kind) == ["sheet"])
    host.find(.textField, "Name").type("Grace")
    host.find(.button, "Add").press()
    #expect(host.layers.isEmpty)
    #expect(host.find(.button, "Grace").exists)
  }

  @Test func `Escape closes the sheet and adds nobody`() {
    let host = TestHost(width: 40, height: 10) { People() }
    host.find(.button, "New…").press()
    host.type("Gr")
    host.press(.escape)
    #expect(host.layers.isEmpty)
    #expect(host.elements(.button).map(\.label) == ["Ada", "Alan", "New…"])
    #expect(host.focusedElement?.label == "New…")
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
