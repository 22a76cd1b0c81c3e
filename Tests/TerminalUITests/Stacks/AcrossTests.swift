import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Stacks whose length across their axis is left to them: each view is offered what all take together. (Mend C2)
@Suite struct AcrossTests {
  @Test func `a divider is as high as the row that it is in`() {
    expect(
      screen(5, 4) {
        ScrollView {
          HStack {
            Text("a\nb\nc"); Divider(); Text("d")
          }
        }
      }, "a·│··\nb·│·d\nc·│··\n·····")
  }

  @Test func `a coloured bar in a list's row is as high as the row`() {
    let host = TestHost(width: 6, height: 4) {
      List {
        HStack {
          Color.red.frame(width: 1)
          Text("a\nb\nc")
        }
        Text("next")
      }
      .listStyle(.plain)
    }
    expect(host.dots, "··a···\n··b···\n··c···\nnext··")
    expect((0..<4).map { host.style(0, $0).background == .red }, [true, true, true, false])
  }

  @Test func `views that take all they are offered are as wide as the widest`() {
    struct Bar: View {
      let name: String
      var body: some View { Text(name).frame(maxWidth: .infinity, alignment: .leading).border() }
    }
    expect(
      screen(12, 6) {
        VStack {
          Bar(name: "ab")
          Bar(name: "abcdef")
        }
        .fixedSize()
      },
      """
      ··┌──────┐··
      ··│ab····│··
      ··└──────┘··
      ··┌──────┐··
      ··│abcdef│··
      ··└──────┘··
      """)
  }

  @Test func `a spacer in a row of a column moves what is behind it to the column's edge`() {
    expect(
      screen(9, 2) {
        VStack(alignment: .leading) {
          HStack {
            Text("a"); Spacer(); Text("z")
          }
          Text("abcdefg")
        }
        .fixedSize(horizontal: true, vertical: false)
      }, "·a·····z·\n·abcdefg·")
  }

  @Test func `a spacer in a column of a row moves what is below it to the row's end`() {
    expect(
      screen(3, 4) {
        ScrollView {
          HStack {
            VStack {
              Text("a"); Spacer(); Text("z")
            }
            Text("1\n2\n3\n4")
          }
        }
      }, "a·1\n··2\n··3\nz·4")
  }

  @Test func `the length follows the views: longer, shorter, one that comes and one that goes`() {
    expect(
      screens(6, 3, steps: 5) { step in
        VStack(alignment: .leading) {
          Text(["ab", "abcd", "a", "ab", "ab"][step])
          Divider()
          if step == 3 { Text("abcdef") }
        }
        .fixedSize(horizontal: true, vertical: false)
      },
      [
        "··ab··\n··──··\n······", "·abcd·\n·────·\n······", "···a··\n···─··\n······",
        "ab····\n──────\nabcdef",
        "··ab··\n··──··\n······",
      ])
  }

  @Test func `a view that keeps its size but could take more has the others follow`() {
    expect(
      screens(6, 2, steps: 3) { step in
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Text(["a", "abcde", "a"][step]).lineLimit(1); Spacer()
          }
          Text("xyz").frame(maxWidth: .infinity, alignment: .trailing)
        }
        .fixedSize()
      }, ["··a···\n··xyz·", "·abcde\n···xyz", "··a···\n··xyz·"])
  }

  @Test func `the same stack as a layout does the same`() {
    expect(
      screen(5, 3) {
        AnyLayout(HStackLayout()) {
          Text("a\nb\nc"); Divider(); Text("d")
        }
        .fixedSize()
      }, "a·│··\nb·│·d\nc·│··")
    expect(
      screen(6, 2) {
        AnyLayout(VStackLayout()) {
          Text("abcdef"); Divider()
        }
        .fixedSize()
      }, "abcdef\n──────")
  }

  @Test func `stacks in stacks that are offered nothing are measured in few steps`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          Text("a")
        } else {
          VStack {
            HStack {
              Nest(depth: depth - 1)
              Divider()
            }
            Divider()
          }
        }
      }
    }
    func layouts(_ depth: Int) -> Int {
      TestHost(width: 20, height: 20) { Nest(depth: depth).fixedSize() }.record.layouts
    }
    // A power of the depth would be a million times as many.
    expect(layouts(20), below: 60 * layouts(5))
  }

  @Test func `a row beside a list of rows that are made as needed is where it is from the first frame on`() {
    // Counterexample 10
    struct Rows: View {
      @State private var rows = ["aaa", "b", "ccccccc"]
      var body: some View {
        HStack {
          Text("#")
          ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text($0) } } }.frame(height: 2)
        }
        .onKeyPress("r") {
          rows.reverse()
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 2) { Rows() }
    let first = host.dots
    host.press("r")
    host.press("r")
    expect(host.dots, first)
    expect(first.split(separator: "\n").contains { $0.hasPrefix("#") })
  }
}
