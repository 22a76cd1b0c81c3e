import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

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

@Suite struct OpenURLTests {
  @Test func `a URL is heard by every view that listens, and evaluates who reads what it wrote`() {
    // R1, R2, E2
    struct Reader: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Screen: View {
      let log: Log
      @State private var name = "none"
      @State private var isOn = true
      var body: some View {
        VStack {
          Reader(name: $name)
          if isOn { Text("a").onOpenURL { log.note("a \($0.host() ?? "")") } }
        }
        .onOpenURL { name = $0.lastPathComponent }
        .onKeyPress("x") {
          isOn = false
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 8, height: 2) { Screen(log: log) }
    host.open(url: "notes://folder/today")
    expect(log.take(), ["a folder"])
    expect(host.text, contains: "today")
    expect(host.record.bodies, ["Reader"])
    // The same again changes nothing, and what is no URL is nothing.
    host.open(url: "notes://folder/today")
    expect(host.record.bodies, [])
    host.open(url: "")
    expect(log.take(), ["a folder"])
    host.type("x")
    host.open(url: "notes://folder/b")
    expect(log.take(), [])
    expect(host.text, contains: "b")
  }

  @Test(arguments: [
    ("notes://today", true), ("x-a+b.c://", true), ("file:///tmp", true), ("mailto:a@b.c", false),
    ("--url=a://b", false), ("1a://b", false), ("://b", false), ("", false), ("localhost:80", false),
    ("é://b", false), ("+a://b", false),
  ])
  func `an argument is a URL if it has a scheme`(argument: String, isURL: Bool) {
    expect(Launch.hasScheme(argument), isURL)
  }
}
