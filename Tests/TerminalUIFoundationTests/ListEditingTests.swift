import Foundation
import Expectations
import Testing
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting

/// Deleting and moving rows in a file that imports Foundation: `IndexSet` is Foundation's there.
@Suite struct ListEditingTests {
  private struct Letters: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var selection: String?
    let usesMethods: Bool

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) {
          if usesMethods {
            ForEach(items, id: \.self) { Text($0) }.onDelete(perform: delete).onMove(perform: move)
          } else {
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        Text(items.joined())
      }
    }

    private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    private func move(from offsets: IndexSet, to end: Int) { items.move(fromOffsets: offsets, toOffset: end) }
  }

  // Mend C5
  @Test(arguments: [true, false])
  func `rows are deleted and moved with the places of Foundation`(usesMethods: Bool) {
    let host = TestHost(width: 6, height: 6) { Letters(usesMethods: usesMethods) }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.delete)
    expect(host.trimmedText.hasSuffix("acd"))
    host.press(.downArrow, modifiers: .option)
    expect(host.trimmedText.hasSuffix("adc"))
  }

  // Mend C5
  @Test func `nil lets nothing be deleted`() {
    let host = TestHost(width: 6, height: 3) {
      List(selection: .constant("a")) {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete(perform: nil).onMove(perform: nil)
      }
    }
    host.press(.delete)
    expect(host.trimmedText, " a\n b")
  }

  // Mend C5
  @Test func `a set of places is the same here and in Foundation`() {
    let places = IndexSet([1, 2, 3, 7])
    let ours = TerminalUI.IndexSet(places)
    expect(Array(ours), [1, 2, 3, 7])
    expect(IndexSet(ours), places)
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    expect(letters, ["b", "d"])
    letters.move(fromOffsets: [1], toOffset: 0)
    expect(letters, ["d", "b"])
  }
}
