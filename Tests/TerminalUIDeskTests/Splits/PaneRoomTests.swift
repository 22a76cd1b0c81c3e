import CellLayout
import TerminalUITesting
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

/// The first lengths of panes whose views say nothing about them, and one of them alone.
@Suite struct PaneRoomTests {
  /// The views that take what they get.
  private nonisolated enum Flexible: CaseIterable {
    case list, longList, empty, table, scroll, editor, colour, reader, stack, form
  }

  private struct Pane: View {
    let kind: Flexible
    @State private var text = ""

    var body: some View {
      switch kind {
      case .list: List(0..<3, id: \.self) { Text("\($0)") }
      case .longList: List(0..<300, id: \.self) { Text("a long row \($0)") }
      case .empty: List([Int](), id: \.self) { Text("\($0)") }.rowsPlaceholder { Text("Nothing") }
      case .table: Table([Named(id: "x")]) { TableColumn("Name", value: \.id) }
      case .scroll: ScrollView([.horizontal, .vertical]) { Text("text") }
      case .editor: TextEditor(text: $text)
      case .colour: Color.blue
      case .reader: GeometryReader { _ in Text("r") }
      case .stack: VStack { List(0..<2, id: \.self) { Text("\($0)") } }
      case .form: Form { Text("row") }
      }
    }
  }

  private nonisolated struct Named: Identifiable { let id: String }

  private func split(_ host: TestHost) -> SplitNode? {
    host.host.rootNode.firstInTree { $0 as? SplitNode }
  }

  // Mend D5
  @Test(arguments: Flexible.allCases, Flexible.allCases)
  private func `flexible views share the room, whatever is in them`(first: Flexible, second: Flexible) throws
  {
    for (axis, size) in [
      (Axis.horizontal, Size(width: 41, height: 9)), (.vertical, Size(width: 20, height: 21)),
    ] {
      let host = TestHost(width: size.width, height: size.height) {
        if axis == .horizontal {
          HSplitView {
            Pane(kind: first); Pane(kind: second)
          }
        } else {
          VSplitView {
            Pane(kind: first); Pane(kind: second)
          }
        }
      }
      try expect(#require(split(host)).panes.map(\.length), (axis == .horizontal ? [20, 20] : [10, 10]))
      expect(host.host.checkInvariants(), [])
    }
  }

  // Mend D5
  @Test func `the divider stays where it is while rows are loaded`() throws {
    struct Screen: View {
      @State private var rows: [Int] = []
      var body: some View {
        VSplitView {
          List(rows, id: \.self) { Text("r\($0)") }.rowsPlaceholder { Text("none") }
          List(0..<5, id: \.self) { Text("o\($0)") }
        }
        .onKeyPress("n") {
          rows.append(rows.count)
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 13) { Screen() }
    for _ in 0..<9 {
      try expect(#require(split(host)).panes.map(\.length), [6, 6])
      host.press("n")
    }
  }

  @Test func `views that say how long they are have that, and the others share the rest`() throws {
    let host = TestHost(width: 63, height: 5) {
      HSplitView {
        Pane(kind: .list).frame(minWidth: 5, idealWidth: 10, maxWidth: .infinity)
        Pane(kind: .longList)
        Text("four")
        Pane(kind: .empty).frame(minWidth: 12)
      }
    }
    try expect(#require(split(host)).panes.map(\.length), [10, 23, 4, 23])
  }

  // Mend D5
  @Test(arguments: [0, 1, 2])
  func `Alt-Z shows the list or the control with the focus alone, and the divider is tinted`(kind: Int) throws
  {
    struct Lists: View {
      @State private var chosen: Int?
      var body: some View {
        HSplitView {
          List(0..<3, id: \.self, selection: $chosen) { Text("a\($0)") }
          List(0..<3, id: \.self) { Text("b\($0)") }
        }
      }
    }
    let host = TestHost(width: 41, height: 4) {
      switch kind {
      case 0: Lists()
      case 1:
        HSplitView {
          List(0..<3, id: \.self) { Text("a\($0)") }; List(0..<3, id: \.self) { Text("b\($0)") }
        }
      default:
        HSplitView {
          Button("a0") {}; Button("b0") {}
        }
      }
    }
    expect(host.text, contains: "▏")
    host.press("z", modifiers: .option)
    expect(host.text.contains("a0") && !host.text.contains("b0"))
    host.press("z", modifiers: .option)
    expect(host.text.contains("a0") && host.text.contains("b0"))
    host.press(.tab)
    host.press("z", modifiers: .option)
    expect(!host.text.contains("a0") && host.text.contains("b0"))
  }

  // Mend D11
  @Test(arguments: ["A", "B", "C"]) func `in nested splits Alt-Z shows the view with the focus alone`(
    name: String
  ) {
    func part(_ name: String) -> some View {
      Button(name) {}.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let host = TestHost(width: 41, height: 9) {
      HSplitView {
        VSplitView {
          part("A")
          part("B")
        }
        part("C")
      }
    }
    host.find(.button, name).focus()
    let before = host.text
    host.press("z", modifiers: .option)
    expect(host.trimmedText.filter { $0.isLetter }, name)
    expect(!host.text.contains("│") && !host.text.contains("─"))
    host.press("z", modifiers: .option)
    expect(host.text, before)
    expect(host.host.checkInvariants(), [])
  }
}
