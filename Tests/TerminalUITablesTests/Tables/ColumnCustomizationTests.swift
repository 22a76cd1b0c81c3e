import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUICore

/// A table whose columns the user may hide, move and make wider, kept in a store.
private struct Kept: View {
  @AppStorage("songs") private var columns: TableColumnCustomization<Song>
  @State private var order: [SortKey<Song>] = []

  init(store: StorageStore) { _columns = AppStorage("songs", store: store) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(Song.some, sortOrder: $order, columnCustomization: $columns) {
        TableColumn("Title", value: \.title).customizationID("title")
        TableColumn("Artist", value: \.artist).customizationID("artist")
        TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.customizationID("plays")
        TableColumn("Id") { Text("\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
      }
      Button(columns[visibility: "id"] == .visible ? "less" : "more") {
        columns[visibility: "id"] = columns[visibility: "id"] == .visible ? .hidden : .visible
      }
      Button("Order") { columns.resetOrder() }
    }
  }
}

@Suite struct ColumnCustomizationTests {
  private func titles(_ host: TestHost) -> String {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).first.map { $0.trimmedEnd } ?? ""
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  private func host(_ store: StorageStore, width: Int = 44) -> TestHost {
    TestHost(width: width, height: 8) { Kept(store: store) }
  }

  private func mouse(_ host: TestHost, _ kind: MouseEvent.Kind, at x: Int, _ y: Int) {
    host.send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }

  @Test func `a column is hidden until its visibility is asked for, and then the store has it`() {
    let store = StorageStore()
    let host = host(store)
    expect(titles(host), " Title    Artist    Plays")
    host.click(on: "more")
    expect(titles(host), " Title    Artist    Plays    Id")
    check(host)
    expect(titles(self.host(store)), " Title    Artist    Plays    Id")
    host.click(on: "less")
    expect(titles(self.host(store)), " Title    Artist    Plays")
  }

  // Data C2
  @Test func `a width that was changed by keys is there again in the next run`() {
    let store = StorageStore()
    let host = host(store)
    host.press(.tab)
    for _ in 0..<3 { host.press(">") }
    expect(titles(host), " Title       Artist    Plays")
    check(host)
    expect(titles(self.host(store)), " Title       Artist    Plays")
    host.press("=")
    expect(titles(self.host(store)), " Title    Artist    Plays")
  }

  // Data C2
  @Test func `a width that was changed by a drag is kept when the button is let go`() {
    let store = StorageStore()
    let host = host(store)
    mouse(host, .down(.left), at: 8, 0)
    mouse(host, .drag(.left), at: 14, 0)
    expect(titles(host), " Title          Artist    Plays")
    expect(titles(self.host(store)), " Title    Artist    Plays")
    mouse(host, .up(.left), at: 14, 0)
    expect(titles(self.host(store)), " Title          Artist    Plays")
    check(host)
  }

  @Test func `alt and an arrow move a column, and the order is kept`() {
    let store = StorageStore()
    let host = host(store)
    host.press(.tab)
    host.press(.rightArrow, modifiers: .option)
    expect(titles(host), " Artist    Title    Plays")
    host.press(.rightArrow, modifiers: .option)
    host.press(.rightArrow, modifiers: .option)
    expect(titles(host), " Artist    Plays    Title")
    expect(titles(self.host(store)), " Artist    Plays    Title")
    // The hidden one was last, and stays there.
    host.click(on: "more")
    expect(titles(host), " Artist    Plays    Title    Id")
    host.click(on: "Order")
    expect(titles(host), " Title    Artist    Plays    Id")
    check(host)
  }

  @Test func `a title that is dragged moves its column, and sorts nothing`() {
    let store = StorageStore()
    let host = host(store)
    mouse(host, .down(.left), at: 20, 0)
    mouse(host, .drag(.left), at: 11, 0)
    mouse(host, .drag(.left), at: 3, 0)
    mouse(host, .up(.left), at: 3, 0)
    expect(titles(host), " Plays    Title    Artist")
    check(host)
  }

  @Test func `the menu of the titles shows and hides columns, but never the last one`() {
    let store = StorageStore()
    let host = TestHost(width: 44, height: 18) { Kept(store: store) }
    host.press(.tab)
    host.press(" ", modifiers: .control)
    expect(host.text, contains: "Reset Columns", "\(host.text)")
    host.click(on: "Id")
    expect(titles(self.host(store)), " Title    Artist    Plays    Id")
    host.press(.escape)
    for name in ["Title", "Artist", "Plays"] {
      host.press(" ", modifiers: .control)
      host.find(.toggle, name).press()
      host.press(.escape)
    }
    expect(titles(host), " Id")
    host.press(" ", modifiers: .control)
    expect(!host.find(.toggle, "Id").isEnabled)
    host.find(.button, "Reset Columns").press()
    host.press(.escape)
    expect(titles(host), " Title    Artist    Plays")
    check(host)
  }

  @Test func `what can't be done with a column isn't done`() {
    struct Fixed: View {
      @State private var columns = TableColumnCustomization<Song>()
      var body: some View {
        Table(Song.some, columnCustomization: $columns) {
          TableColumn("Title", value: \.title).customizationID("title").disabledCustomizationBehavior(.all)
          TableColumn("Artist", value: \.artist).customizationID("artist")
          TableColumn("Id") { Text("\($0.id)") }
        }
      }
    }
    let host = TestHost(width: 44, height: 8) { Fixed() }
    let before = titles(host)
    host.press(.tab)
    host.press(">")
    host.press(.rightArrow, modifiers: .option)
    host.press(.rightArrow)
    host.press(.leftArrow, modifiers: .option)
    host.press(.rightArrow, modifiers: .option)
    expect(titles(host), before)
    host.press(" ", modifiers: .control)
    expectEmpty(host.elements(.toggle, "Title"))
    expect(!host.elements(.toggle, "Artist").isEmpty)
    check(host)
  }

  @Test func `what is in a hidden column is told to nobody, and has no focus`() {
    struct Hidden: View {
      @State private var columns = TableColumnCustomization<Song>()
      var body: some View {
        VStack {
          Table(Song.some, columnCustomization: $columns) {
            TableColumn("Title", value: \.title)
            TableColumn("Play") { _ in Button("Play") {} }.customizationID("play")
          }
          Button("Hide") { columns[visibility: "play"] = .hidden }
        }
      }
    }
    let host = TestHost(width: 44, height: 8) { Hidden() }
    expect(host.elements(.button, "Play").count, 4)
    host.click(on: "Hide")
    expectEmpty(host.elements(.button, "Play"))
    host.find(.button, "Hide").press()
    check(host)
  }

  @Test func `columns keep their places where the order says nothing of them`() {
    var columns = ColumnCustomization()
    expect(columns.places(of: ["a", nil, "b"]), [0, 1, 2])
    columns.order = ["c", "a"]
    expect(columns.places(of: ["a", nil, "b", "c"]), [3, 1, 0, 2])
    expect(columns.places(of: [nil, nil]), [0, 1])
    columns.order = ["x", "b", "b"]
    expect(columns.places(of: ["a", "b"]), [0, 1])
  }

  @Test(arguments: [
    "", "x\ty", "v\t\t\t", "h\t99999999999999999999\t-1\ta\\q", "a\t5\t0\ta\tb", "\u{0}\n\n\t\t\t",
  ])
  func `what isn't of the store is left out`(_ text: String) {
    let columns = ColumnCustomization(text)
    expect(ColumnCustomization(columns.description), columns)
  }

  @Test func `names of any kind are kept`() {
    var columns = TableColumnCustomization<Song>()
    for name in ["", "a\tb", "a\nb\\", "\u{1b}[2J", "日本"] {
      columns[visibility: name] = .hidden
      columns.columns[name].width = 7
    }
    columns.columns.order = ["a\nb\\", ""]
    expect(TableColumnCustomization<Song>(storedValue: columns.storedValue), columns)
    columns.resetOrder()
    expect(columns.columns.order, [])
  }
}
