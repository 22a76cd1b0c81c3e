import Expectations
import Soak
import Testing
import TerminalUI
import TerminalUITesting

/// A selected row that the user sees stays in sight, whatever happens to the rows around it.
@Suite struct SelectedRowInSightTests {
  enum Place: CaseIterable { case list, sections, table }

  @Observable final class Model {
    /// Of five rows, so many are left out.
    var left = 1
    var order = 0
    var selection: Int?
    var count = 120
    /// What of the rest is there.
    var filter: (Int) -> Bool = { _ in true }

    var rows: [Int] {
      let rows = (0..<count).filter { (($0 * 37) % 5 >= left || $0 == selection) && filter($0) }
      return order == 0 ? rows : rows.sorted { ($0 * 79 * order) % 127 < ($1 * 79 * order) % 127 }
    }
  }

  private struct Row: Identifiable { let id: Int }

  private struct Page: View {
    let place: Place
    @Bindable var model: Model

    var body: some View {
      switch place {
      case .list: List(model.rows, id: \.self, selection: $model.selection) { Text("row \($0)") }
      case .sections:
        List(selection: $model.selection) {
          ForEach(0..<10) { section in
            Section("section \(section)") {
              ForEach(model.rows.filter { $0 % 10 == section }, id: \.self) { Text("row \($0)") }
            }
          }
        }
      case .table:
        Table(model.rows.map(Row.init), selection: $model.selection) {
          TableColumn("Row") { Text("row \($0.id)") }
        }
      }
    }
  }

  // Mend B1
  @Test(arguments: Place.allCases)
  func `rows that are filtered and sorted take it along`(place: Place) {
    for seed in 0..<Soak.count(6, 40) {
      var random = SplitMix64(seed: UInt64(seed))
      let model = Model()
      (model.left, model.selection) = (
        .random(in: 0...4, using: &random), .random(in: 0..<120, using: &random)
      )
      let host = TestHost(width: 24, height: 9) { Page(place: place, model: model) }
      host.press(.downArrow)
      for _ in 0..<8 {
        for _ in 0..<Int.random(in: 0...7, using: &random) {
          host.press(Bool.random(using: &random) ? .downArrow : .upArrow)
        }
        let before = host.text
        expect(isInSight(model, host), "seed \(seed) before:\n\(before)")
        if Bool.random(using: &random) {
          model.left = .random(in: 0...4, using: &random)
        } else {
          model.order = .random(in: 0...2, using: &random)
        }
        host.turn()
        expect(isInSight(model, host), "seed \(seed), \(model.selection ?? -1):\n\(before)\n\(host.text)")
      }
    }
  }

  // Mend A2
  @Test(arguments: Place.allCases, [120, 10_000])
  func `a selected row that a filter hid is in sight when it is back, if keys go to the list`(
    place: Place, count: Int
  ) {
    let filters: [(Int) -> Bool] = [{ _ in false }, { $0 == 1 }, { $0 % 10 < 8 }]
    for filter in filters {
      let model = Model()
      (model.left, model.count, model.selection) = (0, count, count - 2)
      let host = TestHost(width: 24, height: 9) { Page(place: place, model: model) }
      host.press(.downArrow)
      let selected = "row \(model.selection ?? -1) "
      expect(host.text, contains: selected)
      model.filter = filter
      host.turn()
      expect(host.text, lacks: selected)
      model.filter = { _ in true }
      host.turn()
      expect(host.text, contains: selected)
      expect(host.faults(), [])
    }
  }

  @Test func `a selected row is in sight when the rows are loaded`() {
    let model = Model()
    (model.left, model.selection, model.filter) = (0, 100, { _ in false })
    let host = TestHost(width: 24, height: 9) { Page(place: .list, model: model) }
    model.filter = { _ in true }
    host.turn()
    expect(host.text, contains: "row 100 ")
  }

  @Test func `rows come without moving a list that has no keys`() {
    struct Screen: View {
      let model: Model
      @State private var text = ""
      var body: some View {
        TextField("Search", text: $text)
        Page(place: .list, model: model)
      }
    }
    let model = Model()
    (model.left, model.selection, model.filter) = (0, 100, { _ in false })
    let host = TestHost(width: 24, height: 9) { Screen(model: model) }
    model.filter = { _ in true }
    host.turn()
    expect(host.text, contains: "row 0 ")
  }

  private func isInSight(_ model: Model, _ host: TestHost) -> Bool {
    model.selection.map { host.text.contains("row \($0) ") } ?? true
  }

  // Mend B1
  @Test(arguments: Place.allCases)
  func `a row that the app selects comes into sight`(place: Place) {
    struct Screen: View {
      let place: Place
      @Bindable var model: Model
      @State private var isChoosing = false
      var body: some View {
        VStack {
          Page(place: place, model: model)
          Button("Choose") { isChoosing = true }
        }
        .sheet(isPresented: $isChoosing) {
          Button("Take 90") {
            model.selection = 90
            isChoosing = false
          }
        }
      }
    }
    let model = Model()
    model.left = 0
    let host = TestHost(width: 40, height: 12) { Screen(place: place, model: model) }
    expect(host.text, lacks: "row 100 ")
    model.selection = 100
    host.turn()
    expect(host.text, contains: "row 100 ")
    host.scroll(x: 3, y: 3, dy: -200)
    expect(host.text, lacks: "row 100 ")
    // Writing the same selects nothing.
    model.selection = 100
    host.turn()
    expect(host.text, lacks: "row 100 ")
    host.find(.button, "Choose").press()
    host.find(.button, "Take 90").press()
    expect(host.text, contains: "row 90 ")
    expect(host.host.checkInvariants(), [])
  }

  // Mend B1: random use of the gallery found it.
  @Test(arguments: Place.allCases)
  func `a row that the app selects while a filter hides it comes into sight without the filter`(place: Place)
  {
    let model = Model()
    (model.left, model.selection, model.filter) = (0, 100, { $0 >= 99 })
    let host = TestHost(width: 24, height: 9) { Page(place: place, model: model) }
    model.selection = 60
    host.turn()
    expect(host.text, lacks: "row 60")
    model.filter = { _ in true }
    host.turn()
    expect(host.text, contains: "row 60")
  }

  @Test func `many rows that the app selects move nothing`() {
    struct Screen: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          List(0..<120, id: \.self, selection: $selection) { Text("row \($0)") }
          Button("All") { selection = Set(0..<120) }
        }
      }
    }
    let host = TestHost(width: 24, height: 9) { Screen() }
    host.scroll(x: 3, y: 3, dy: 30)
    let text = host.text
    host.find(.button, "All").press()
    expect(String(host.text.map { $0 == "▌" ? " " : $0 }), text)
  }

  @Test func `rows that the user has scrolled away from move nothing`() {
    let model = Model()
    model.selection = 60
    let host = TestHost(width: 24, height: 9) { Page(place: .list, model: model) }
    host.press(.downArrow)
    host.scroll(x: 3, y: 3, dy: -60)
    let selected = "row \(model.selection ?? -1) "
    expect(host.text, lacks: selected)
    model.order = 1
    host.turn()
    expect(host.text, lacks: selected)
  }

  @Test func `an app that scrolls in the same update is obeyed`() {
    struct Scrolled: View {
      let model: Model
      @State private var position = ScrollPosition()
      var body: some View {
        Page(place: .list, model: model).scrollPosition($position).onKeyPress("e") {
          model.left = 0
          position.scrollTo(edge: .bottom)
          return .handled
        }
      }
    }
    let model = Model()
    let host = TestHost(width: 24, height: 9) { Scrolled(model: model) }
    host.press(.downArrow)
    let selected = "row \(model.selection ?? -1) "
    expect(host.text, contains: selected)
    host.press("e")
    expect(host.text, contains: "row 119")
    expect(host.text, lacks: selected)
  }
}
