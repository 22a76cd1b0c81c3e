import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// `scrollTo` and rows in rows that were never made.
@Suite struct NestedRowTests {
  private final class Handle {
    var proxy: ScrollViewProxy?
    var made = 0
  }

  private struct Screen<Content: View>: View {
    let handle: Handle
    let content: Content

    init(_ handle: Handle, @ViewBuilder content: () -> Content) {
      self.handle = handle
      self.content = content()
    }

    var body: some View {
      ScrollViewReader { proxy in
        content.onAppear { handle.proxy = proxy }
      }
    }
  }

  private struct Item: View {
    let name: String
    let handle: Handle
    var body: some View {
      let _ = handle.made += 1
      Text(name)
    }
  }

  private func host(_ handle: Handle, @ViewBuilder _ content: () -> some View) -> TestHost {
    let content = content()
    return TestHost(width: 24, height: 10) { Screen(handle) { content } }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.dropLast()).trimmedEnd }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `a row of a ForEach in another one's elements`() {
    let handle = Handle()
    let host = host(handle) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<200) { group in
            ForEach(0..<50) { Item(name: "\(group)-\($0)", handle: handle).id("\(group)-\($0)") }
          }
        }
      }
    }
    expect(lines(host).first, "0-0")
    handle.proxy?.scrollTo("0-7", anchor: .top)
    host.turn()
    expect(lines(host).first, "0-7")
    check(host)
  }

  @Test(arguments: [UnitPoint.top, .bottom, nil])
  func `a row of a section far away`(anchor: UnitPoint?) {
    let handle = Handle()
    let host = host(handle) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100) { group in
            Section("Group \(group)") {
              ForEach((group * 100 + 1_000)..<(group * 100 + 1_050), id: \.self) {
                Item(name: "Item \($0)", handle: handle)
              }
            }
          }
        }
      }
    }
    for number in [8_721, 1_012, 10_949, 1_030] {
      let before = handle.made
      handle.proxy?.scrollTo(number, anchor: anchor)
      host.turn()
      let place = lines(host).firstIndex(of: "Item \(number)")
      expect(place != nil, "\(number): \(lines(host))")
      // The last one has nothing below it that could be shown.
      if anchor == .top, number != 10_949 { expect(place, 0) }
      if anchor == .bottom { expect(place, 9) }
      // The rows in sight, whatever is before them.
      expect(handle.made - before, atMost: 40)
      check(host)
    }
    handle.proxy?.scrollTo(8_760, anchor: .top)
    host.turn()
    expect(lines(host), contains: "Item 1030", "there is no such item")
  }

  @Test func `a row of a list's section, three deep`() {
    struct Year: Identifiable { let id: String; let months: [Month] }
    struct Month: Identifiable { let id: String; let days: [String] }
    let years = (0..<20).map { year in
      Year(
        id: "y\(year)",
        months: (0..<12).map { month in
          Month(id: "y\(year)m\(month)", days: (0..<30).map { "y\(year)m\(month)d\($0)" })
        })
    }
    let handle = Handle()
    let host = host(handle) {
      List {
        ForEach(years) { year in
          Section(year.id) {
            ForEach(year.months) { month in
              Text(month.id)
              ForEach(month.days, id: \.self) { Item(name: $0, handle: handle) }
            }
          }
        }
      }
      .listStyle(.plain)
    }
    handle.proxy?.scrollTo("y17m8d21", anchor: .top)
    host.turn()
    // Below the header of its section.
    expect(lines(host).prefix(2), ["y17", "y17m8d21"])
    check(host)
    handle.proxy?.scrollTo("y3m2d1", anchor: .bottom)
    host.turn()
    expect(lines(host).last, "y3m2d1")
    check(host)
  }

  @Test func `the row that is looked for need not be in a section that is open`() {
    let handle = Handle()
    let host = host(handle) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<300) { group in
            Text("Group \(group)")
            if group == 250 {
              ForEach(1_000..<1_100, id: \.self) { Item(name: "Item \($0)", handle: handle) }
            }
          }
        }
      }
    }
    handle.proxy?.scrollTo(1_050, anchor: .top)
    host.turn()
    expect(lines(host).first, "Item 1050")
    check(host)
  }

  private struct Sections: View {
    let handle: Handle
    @State private var selection: Int? = 1_002

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<200) { group in
          Section("Group \(group)") {
            ForEach((group * 100 + 1_000)..<(group * 100 + 1_050), id: \.self) {
              Item(name: "Item \($0)", handle: handle)
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test func `keys go on from the selected row, wherever the list was scrolled to`() {
    let handle = Handle()
    let host = TestHost(width: 24, height: 10) { Sections(handle: handle) }
    host.scroll(dy: 500)
    expect(lines(host), lacks: "Item 1002")
    let before = handle.made
    host.press(.downArrow)
    expect(lines(host), contains: "Item 1003")
    let y = lines(host).firstIndex(of: "Item 1003") ?? 0
    expect(host.style(0, y).attributes, .reverse)
    expect(handle.made - before, atMost: 40)
    check(host)
  }

  @Test func `an id of a view in a row that was never made is found`() {
    let handle = Handle()
    let names = host(handle) {
      List(0..<900) { number in
        HStack {
          Text("Row \(number)")
          Text("*").id("star \(number)")
        }
      }
    }
    handle.proxy?.scrollTo("star 777", anchor: .top)
    names.turn()
    expect(names.text.hasPrefix(" Row 777 *"))
    check(names)
    // Numbers in order are found wherever they are.
    let elements = (0..<100_000).map { "r\($0)" }
    let numbers = host(handle) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(elements, id: \.self) { Text($0).id((Int($0.dropFirst()) ?? 0) + 5) }
        }
      }
    }
    handle.proxy?.scrollTo(70_005, anchor: .top)
    numbers.turn()
    expect(numbers.text.hasPrefix("r70000 "))
    expect(numbers.record.rowsBuilt, below: 40)
    check(numbers)
  }

  @Test func `an identity that nobody has makes few rows`() {
    let handle = Handle()
    let single = host(handle) {
      List(0..<1_000_000) { Item(name: "\($0)", handle: handle) }
    }
    handle.proxy?.scrollTo("nobody")
    single.turn()
    expect(single.record.rowsBuilt, 0)
    let double = host(handle) {
      List(0..<1_000_000) {
        Text("\($0)"); Text("below")
      }
    }
    handle.proxy?.scrollTo("nobody")
    expect(double.host.record.rowsBuilt, atMost: 1_100)
    check(double)
  }
}
