import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Observable private final class Shelf {
  var books = ["Ada", "Bea", "Cay", "Dot"]
  var isFixed = false
  var canDelete = true
  var selected: String?
}

private struct ShelfView: View {
  @Bindable var shelf: Shelf
  var isSelectable = false

  private var rows: some View {
    ForEach(shelf.books, id: \.self) { book in
      Text(book).deleteDisabled(shelf.isFixed && book == "Bea").moveDisabled(shelf.isFixed && book == "Bea")
    }
    .onDelete(perform: shelf.canDelete ? { shelf.books.remove(atOffsets: $0) } : nil)
    .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      EditButton()
      if isSelectable {
        List(selection: $shelf.selected) { rows }
      } else {
        List { rows }
      }
    }
  }
}

@Suite struct EditModeTests {
  private func host(_ shelf: Shelf, isSelectable: Bool = false) -> TestHost {
    TestHost(width: 12, height: 6) { ShelfView(shelf: shelf, isSelectable: isSelectable) }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  @Test func `rows have marks while they are edited`() {
    let shelf = Shelf()
    let host = host(shelf)
    expect(lines(host), ["  Edit", " Ada", " Bea", " Cay", " Dot"])
    host.press(.return)
    expect(
      lines(host), ["  Done", " ⊖ Ada    ≡", " ⊖ Bea    ≡", " ⊖ Cay    ≡", " ⊖ Dot    ≡"])
    host.press(.return)
    expect(lines(host), ["  Edit", " Ada", " Bea", " Cay", " Dot"])
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: [false, true]) func `a click on a mark deletes its row`(isSelectable: Bool) {
    let shelf = Shelf()
    let host = host(shelf, isSelectable: isSelectable)
    host.click(on: "Edit")
    host.click(x: 1, y: 2)
    expect(shelf.books, ["Ada", "Cay", "Dot"])
    host.click(x: 1, y: 3)
    expect(shelf.books, ["Ada", "Cay"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the keyboard deletes and moves rows of a list without a selection`() {
    let shelf = Shelf()
    let host = host(shelf)
    host.press(.return)
    host.press(.tab)
    expect(host.elements(.button, "Delete").first?.isFocused, true, "\(host.host.treeDescription)")
    host.press(.return)
    expect(shelf.books, ["Bea", "Cay", "Dot"])
    host.elements(.other, "Move")[0].press()
    host.press(.downArrow)
    expect(shelf.books, ["Cay", "Bea", "Dot"])
    host.press(.downArrow)
    host.press(.downArrow)
    expect(shelf.books, ["Cay", "Dot", "Bea"])
    host.press(.upArrow, modifiers: .option)
    expect(shelf.books, ["Cay", "Bea", "Dot"])
  }

  @Test func `a drag moves a row as far as it goes`() {
    let shelf = Shelf()
    let host = host(shelf)
    host.click(on: "Edit")
    let x = lines(host)[1].count - 1
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: x, y: 1))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 2))))
    expect(shelf.books, ["Bea", "Ada", "Cay", "Dot"])
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 9))))
    expect(shelf.books, ["Bea", "Cay", "Dot", "Ada"])
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: x, y: 9))))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a protected row has no marks, and gets them when it isn't any more`() {
    let shelf = Shelf()
    shelf.isFixed = true
    let host = host(shelf)
    host.press(.return)
    expect(lines(host)[2], " Bea")
    shelf.isFixed = false
    host.turn()
    expect(lines(host)[2], " ⊖ Bea    ≡")
  }

  @Test func `a row that comes while rows are edited has its marks in its first frame`() {
    let shelf = Shelf()
    let host = host(shelf)
    host.press(.return)
    shelf.books.insert("Eve", at: 0)
    host.turn()
    expect(lines(host)[1], " ⊖ Eve    ≡")
    let first = TestHost(width: 12, height: 6) {
      ShelfView(shelf: shelf).environment(\.editMode, .constant(.active))
    }
    expect(lines(first)[1], " ⊖ Eve    ≡")
  }

  @Test func `rows without an action have no mark for it`() {
    let shelf = Shelf()
    shelf.canDelete = false
    let host = host(shelf)
    host.press(.return)
    expect(lines(host)[1], " Ada      ≡")
  }

  @Test func `a view may have a mode of its own, and is evaluated for it`() {
    struct Parts: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          EditButton()
          EditButton().environment(\.editMode, $mode)
          Text(mode.isEditing ? "on" : "off")
          EditButton().environment(\.editMode, nil)
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Parts() }
    host.press(.tab)
    host.press(.return)
    expect(lines(host), ["    Edit", "    Done", "  on", "    Edit"])
    expect(host.elements(.button, "Edit").map(\.isEnabled), [true, false])
  }
}
