import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Which columns of a split view are shown where there is no room for all.
@Suite struct CollapsedColumnsTests {
  private struct Two: View {
    @State var choice: String?
    @State private var edited = ""
    var body: some View {
      NavigationSplitView {
        List(["Orders", "Customers"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Areas")
      } detail: {
        VStack {
          Text("in \(choice ?? "none")")
          TextField("Name", text: $edited)
        }
        .navigationTitle("Detail")
      }
    }
  }

  private struct Three: View {
    @State var folder: String? = "Inbox"
    @State var message: Int?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Mail")
      } content: {
        List(1...3, id: \.self, selection: $message) { Text("message \($0)") }
          .navigationTitle(folder ?? "None")
      } detail: {
        Button(message.map { "reply \($0)" } ?? "nothing") {}.navigationTitle("Detail")
      }
    }
  }

  @Test func `one column is at first the last one for which a row is chosen`() {
    expect(TestHost(width: 40, height: 12) { Two() }.text, contains: "Orders")
    let chosen = TestHost(width: 40, height: 12) { Two(choice: "Customers") }
    expect(chosen.text.contains("in Customers") && !chosen.text.contains("Orders"), "\(chosen.text)")
    expect(chosen.find(.textField, "Name").isFocused)
    chosen.press(.escape)
    expect(chosen.text.contains("Orders") && !chosen.text.contains("in Customers"))
    let folder = TestHost(width: 40, height: 12) { Three() }
    expect(folder.text.contains("message 1") && !folder.text.contains("Sent"))
    let message = TestHost(width: 40, height: 12) { Three(message: 2) }
    expect(message.text.contains("reply 2") && !message.text.contains("message 1"))
  }

  @Test func `a window that shrinks and grows moves neither the focus nor the selection`() {
    let host = TestHost(width: 80, height: 24) { Two(choice: "Customers") }
    host.find(.textField, "Name").focus()
    host.resize(width: 40, height: 12)
    expect(host.find(.textField, "Name").isFocused && host.text.contains("in Customers"))
    host.resize(width: 80, height: 24)
    expect(host.find(.textField, "Name").isFocused && host.text.contains("Orders"))
    // The list has the focus: it is what is shown.
    let list = TestHost(width: 80, height: 24) { Two(choice: "Customers") }
    list.resize(width: 40, height: 12)
    expect(list.text.contains("Orders") && !list.text.contains("in Customers"))
    list.press(.upArrow)
    list.resize(width: 80, height: 24)
    expect(list.text, contains: "in Orders")
    expect(list.host.checkInvariants(), [])
  }

  @Test func `the app's own column is the one that is shown`() {
    struct Screen: View {
      @State private var choice: String? = "Customers"
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["Orders", "Customers"], id: \.self, selection: $choice) { Text($0) }
        } detail: {
          Text("in \(choice ?? "none")")
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Screen() }
    expect(host.text, contains: "Orders")
    host.press(.return)
    expect(host.text, contains: "in Customers")
  }

  @Test(arguments: [40, 80])
  func `where Return runs the primary action, the right arrow key leads to the next column`(width: Int) {
    final class Log { var rows: [String] = [] }
    struct Screen: View {
      let log: Log
      @State private var choice: String?
      var body: some View {
        NavigationSplitView {
          List(["Orders", "Customers"], id: \.self, selection: $choice) { Text($0) }
            .contextMenu(forSelectionType: String.self) { _ in
              Button("Open") {}
            } primaryAction: {
              log.rows += $0
            }
        } detail: {
          Button("in \(choice ?? "none")") {}
        }
      }
    }
    let log = Log()
    let host = TestHost(width: width, height: 12) { Screen(log: log) }
    host.press(.downArrow)
    host.press(.return)
    expect(log.rows, ["Orders"])
    host.press(.rightArrow)
    expect(host.find(.button, "in Orders").isFocused, "\(host.text)")
  }

  @Test(arguments: [79, 80])
  func `the way back from two of three columns shows the first two, with the focus in the first`(width: Int) {
    let host = TestHost(width: width, height: 12) { Three() }
    expect(!host.text.contains("Sent") && host.text.contains("message 1") && host.text.contains("nothing"))
    host.press(.escape)
    expect(host.text.contains("Sent") && host.text.contains("message 1") && !host.text.contains("nothing"))
    host.press(.downArrow)
    expect(host.text.contains("‹") == false && host.text.contains("Sent"))
    // And forward again, a column at a time.
    host.press(.return)
    host.press(.downArrow)
    host.press(.return)
    expect(host.find(.button, "reply 1").isFocused, "\(host.text)")
    expect(!host.text.contains("Inbox") && host.text.contains("message 1"))
    host.click(on: "‹ Mail")
    expect(host.text.contains("Inbox") && !host.text.contains("reply"))
    host.resize(width: 90, height: 12)
    expect(host.text.contains("Inbox") && host.text.contains("reply 1"))
    host.resize(width: width, height: 12)
    expect(host.text.contains("Inbox") && !host.text.contains("reply"))
    expect(host.host.checkInvariants(), [])
  }
}
