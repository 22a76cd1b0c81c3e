import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Details of the look that one stumbles over.
@MainActor @Suite struct LookDetailTests {
  /// A sheet as an export has it.
  private struct Export: View {
    @State private var isShown = true
    @State private var format = "CSV"
    @State private var hasHeader = true
    @State private var name = "report"

    var body: some View {
      Text("below").frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Form {
              Section("Format") {
                Picker("Kind", selection: $format) {
                  ForEach(["CSV", "JSON"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Header", isOn: $hasHeader)
              }
              Section("File") { TextField("Name", text: $name) }
            }
            .navigationTitle("Export")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Export") {} }
            }
          }
        }
    }
  }

  // Look 19, Look 21
  @Test(arguments: [(80, 24), (60, 20)]) func `a sheet with a form has even gaps`(width: Int, height: Int)
    throws
  {
    let host = TestHost(width: width, height: height) { Export() }
    let frame = try #require(host.layers.first).frame
    let ground = host.screen[frame.minX + 1, frame.minY + 1]
    func isBlank(_ y: Int) -> Bool {
      (frame.minX + 1..<frame.maxX - 1).allSatisfy { host.screen[$0, y] == ground }
    }
    func margin(_ columns: some Sequence<Int>) -> Int? {
      Array(columns).firstIndex { x in
        (frame.minY + 1..<frame.maxY - 1).contains { host.screen[x, $0] != ground }
      }
    }
    let rows = Array(frame.minY + 1..<frame.maxY - 1)
    let (above, below) = (rows.prefix(while: isBlank).count, rows.reversed().prefix(while: isBlank).count)
    expect(above, below, "\(host.text)")
    let gaps = rows.dropFirst(above).dropLast(below).split { !isBlank($0) }.map(\.count)
    expect(!gaps.isEmpty && Set(gaps) == [1], "\(gaps)\n\(host.text)")
    let columns = frame.minX + 1..<frame.maxX - 1
    expect(margin(columns), margin(columns.reversed()), "\(host.text)")
  }

  // Look 9
  @Test(arguments: [TerminalColors.unknown, TerminalColors(depth: .none)])
  func `a menu of a row that a key opens has its first row in the look of the focus`(colors: TerminalColors)
    throws
  {
    let host = TestHost(width: 40, height: 12, colors: colors) {
      List(["Ada", "Grace"], id: \.self, selection: .constant("Ada")) { name in
        Text(name).contextMenu {
          Button("Call") {}
          Button("Delete", role: .destructive) {}
        }
      }
    }
    host.press(.space, modifiers: .control)
    let place = try #require(host.position(of: "Call"))
    let other = try #require(host.position(of: "Delete"))
    expect(host.screen[place.x, place.y].style.attributes, contains: .reverse)
    expect(host.screen[other.x, other.y].style.attributes, lacks: .reverse)
    expect(host.cursor?.position, place)
  }

  // Look 18
  @Test(arguments: 19...40) func `a narrow bar keeps its primary action, and folds the others`(width: Int) {
    let host = TestHost(width: width, height: 6) {
      NavigationStack {
        Text("content").navigationTitle("Mail")
          .toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Archive") {} }
            ToolbarItem(placement: .secondaryAction) { Button("Move") {} }
            ToolbarItem(placement: .primaryAction) { Button("Send") {}.buttonStyle(.borderedProminent) }
          }
      }
    }
    expect(host.text, contains: "Send", "\(host.text)")
    let first = host.text.split(separator: "\n").first.map(String.init) ?? ""
    if !first.contains("Archive") || !first.contains("Move") {
      expect(first.contains("…") || first.contains("▾"), "\(first)")
    }
    for word in ["Archive", "Move"] where first.contains(word.prefix(3)) {
      expect(first, contains: word, "\(first)")
    }
  }

  // Look 20
  @Test func `symbols that apps of this kind use have a character of one column`() {
    let names = [
      "cylinder", "cylinder.split.1x2", "externaldrive", "internaldrive", "server.rack", "doc", "gearshape",
      "terminal",
      "trash", "star", "magnifyingglass", "plus", "minus", "xmark", "tablecells", "house", "cpu",
      "list.bullet",
    ]
    for name in names {
      let host = TestHost(width: 12, height: 1) {
        Label("Title", systemImage: name).frame(maxWidth: .infinity, alignment: .leading)
      }
      expect(
        host.text.prefix(1) != "T" && host.text.dropFirst(2).hasPrefix("Title"), "\(name): \(host.text)")
    }
  }

  // Look 16
  @Test(arguments: Rendering.all) func `the mark of the order is in the tint`(rendering: Rendering) throws {
    struct Planet: Identifiable { let id: String }
    let host = TestHost(width: 30, height: 4, colors: rendering.colors) {
      Table([Planet(id: "Mars"), Planet(id: "Venus")], sortOrder: .constant([SortKey(\Planet.id)])) {
        TableColumn("Name", value: \.id)
      }
    }
    let mark = try #require(host.position(of: "▲"))
    expect(host.screen[mark.x, mark.y].style.foreground, host.host.palette.ink(.tint).foreground)
  }
}
