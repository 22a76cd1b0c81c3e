import TerminalUI

/// Views: measuring and placing them, and comparing their values.
extension Part {
  static var views: [Part] {
    [
      layout("measuring a VStack of 100 texts") {
        VStack { ForEach(0..<100) { Text("This is row number \($0)") } }
      },
      layout("dividing an HStack among 20 frames") {
        HStack { ForEach(0..<20) { Text("\($0)").frame(minWidth: 1, maxWidth: $0 + 5) } }
      },
      insertion(among: 100, "100"),
      insertion(among: 1_000_000, "1 000 000"),
      comparison("a number") { PlainRow(index: $0) },
      comparison("a number and a string") { TextRow(index: $0, text: "a text of more than fifteen bytes") },
      comparison("a closure that captures a number") { index in ActionRow { index } },
    ]
  }

  /// A window that becomes wider and narrower by a column: everything is measured, and nothing drawn.
  private static func layout<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> Part {
    let host = ViewHost(size: Size(width: 100, height: 40), content: content())
    return Part(name: name, unit: "change of the window's width") {
      host.resize(to: Size(width: 201 - host.size.width, height: 40))
      host.update()
      return host.size.width
    }
  }

  /// A list whose elements give way to those with one more at the top, and come back: without what the app's own edit costs.
  private static func insertion(among count: Int, _ shown: String) -> Part {
    let elements = Array(0..<count)
    let host = ViewHost(
      size: Size(width: 80, height: 40), content: EditedList(few: elements, more: [-1] + elements))
    host.update()
    let key = InputEvent.key(KeyPress(key: "i"))
    return Part(name: "one row at the top of a list of \(shown)", unit: "insertion or removal, not drawn") {
      host.send(key)
      host.update()
      return host.record.rowsBuilt
    }
  }

  /// 1 000 rows whose values are made anew, and are equal to the ones before.
  private static func comparison<Row: View>(_ name: String, _ row: @escaping (Int) -> Row) -> Part {
    let host = ViewHost(size: Size(width: 80, height: 24), content: Remade(row: row))
    let key = InputEvent.key(KeyPress(key: "+"))
    return Part(name: "comparing views of \(name)", unit: "view, making it included", units: 1000) {
      host.send(key)
      host.update()
      return host.record.bodyCount
    }
  }
}

/// A list with and without its first row, by a key.
private struct EditedList: View {
  let few: [Int]
  let more: [Int]
  @State private var hasMore = false

  var body: some View {
    List(hasMore ? more : few, id: \.self) { Text("Row \($0)") }
      .onKeyPress("i") {
        hasMore.toggle()
        return .handled
      }
  }
}

/// Rows that are made anew with every key.
private struct Remade<Row: View>: View {
  let row: (Int) -> Row
  @State private var count = 0

  var body: some View {
    let count = count
    VStack {
      ForEach(0..<1000) { index in row(count < 0 ? 0 : index) }
    }
    .onKeyPress("+") {
      self.count += 1
      return .handled
    }
  }
}

private struct PlainRow: View {
  let index: Int
  var body: some View { Text("row") }
}

private struct TextRow: View {
  let index: Int
  let text: String
  var body: some View { Text(text) }
}

private struct ActionRow: View {
  let action: () -> Int
  var body: some View { Text("\(action())") }
}
