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
import TerminalUITesting

@testable import TerminalUICore

@Suite struct LazyGridTests {
  private func lengths(_ items: [GridItem], _ length: Int) -> [Int] {
    GridTracks(items, in: length, spacing: 1).tracks.map(\.length)
  }

  // Data C9
  @Test func `fixed columns have their width, and flexible ones share the rest`() {
    expect(lengths([GridItem(.fixed(5)), GridItem(), GridItem()], 20), [5, 7, 6])
    expect(lengths([GridItem(.flexible(minimum: 8)), GridItem()], 12), [8, 3])
    expect(lengths([GridItem(.flexible(maximum: 3)), GridItem()], 12), [3, 8])
    expect(lengths([], 12), [12])
  }

  // Data C9
  @Test func `an adaptive column is as many as fit`() {
    expect(lengths([GridItem(.adaptive(minimum: 5))], 20), [6, 6, 6])
    expect(lengths([GridItem(.adaptive(minimum: 50))], 20), [50])
    expect(lengths([GridItem(.fixed(4)), GridItem(.adaptive(minimum: 4, maximum: 5))], 20), [4, 5, 4, 4])
    expect(lengths([GridItem(.adaptive(minimum: 0))], 5), [1, 1, 1])
  }

  @Test func `views are in columns, row after row`() {
    let host = TestHost(width: 11, height: 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
          ForEach(0..<5) { Text("\($0)") }
        }
      }
    }
    expect(host.dots, "0···1······\n2···3······\n4··········")
    expect(host.host.checkInvariants(), [])
  }

  // Data C9
  @Test func `of a million views only those in sight are made`() {
    let host = TestHost(width: 40, height: 10) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 9))], alignment: .leading) {
          ForEach(0..<1_000_000) { Text("\($0)") }
        }
      }
    }
    expect(host.text.hasPrefix("0         1         2         3 "), "\(host.text)")
    expect(host.record.rowsBuilt, atMost: 120)
    host.press(.end)
    expect(host.text, contains: "999999")
    expect(host.record.rowsBuilt, atMost: 120)
    host.resize(width: 25, height: 10)
    expect(host.host.checkInvariants(), [])
    host.press(.home)
    expect(host.text.hasPrefix("0            1 "), "\(host.text)")
    expect(host.issues, [])
  }

  @Test func `views that aren't of one collection are all there`() {
    let host = TestHost(width: 11, height: 2) {
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    expect(host.dots, "··a···b····\n··c········")
  }

  @Test func `views are in rows, column after column`() {
    let host = TestHost(width: 11, height: 2) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) { ForEach(0..<1_000) { Text("\($0)") } }
      }
    }
    expect(host.dots, "0·2·4·6·8·1\n1·3·5·7·9·1", "\(host.dots)")
    expect(host.record.rowsBuilt, atMost: 80)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `an element that changes changes its cell`() {
    expect(
      screens(7, 1, steps: 2) { step in
        LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
          ForEach(["a", step == 0 ? "b" : "c"], id: \.self) { Text($0) }
        }
      }, ["a···b··", "a···c··"])
  }
}
