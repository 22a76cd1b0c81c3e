import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct PaddingTests {
  @Test(
    arguments: [
      (Edge.Set.all, 1, "····\n·ab·\n····"), (.horizontal, 1, "·ab·"), (.vertical, 1, "··\nab\n··"),
      (.leading, 2, "··ab"), (.trailing, 2, "ab··"), (.top, 1, "··\nab"), (.bottom, 1, "ab\n··"),
      ([.top, .leading], 1, "···\n·ab"), ([], 3, "ab"), (.all, 0, "ab"),
    ] as [(Edge.Set, Int, String)])
  func `each set of edges`(edges: Edge.Set, length: Int, expected: String) {
    let lines = expected.split(separator: "\n")
    expect(screen(lines[0].count, lines.count) { Text("ab").padding(edges, length) }, expected)
  }

  @Test func `the default is one cell at each edge`() {
    expect(screen(3, 3) { Text("a").padding() }, "···\n·a·\n···")
    expect(screen(3, 3) { Text("a").padding(1) }, "···\n·a·\n···")
    expect(screen(3, 1) { Text("a").padding(.horizontal) }, "·a·")
  }

  @Test func `insets are one for each edge`() {
    expect(
      screen(6, 4) { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 2, trailing: 3)) },
      "······\n··a···\n······\n······")
  }

  @Test func `padding leaves less room for the view`() {
    expect(screen(6, 2) { Text("ab cd").padding(.horizontal, 2) }, "··ab··\n··cd··")
    expect(screen(3, 1) { Fill("x").padding(.leading, 1) }, "·xx")
    expect(screen(2, 1) { Text("abc").padding(.horizontal, 3) }, "··")
  }

  // Mend C6
  @Test func `negative padding pulls the surroundings in`() {
    expect(
      screen(4, 1) {
        HStack(spacing: 0) {
          Text("abc").padding(.trailing, -1); Text("x")
        }
      }, "·abx")
    expect(
      screen(5, 3) {
        VStack(spacing: 0) {
          Text("abc")
          Text("x").padding(.top, -1)
          Text("y")
        }
      }, "·axc·\n··y··\n·····")
    // The view is offered more than the whole takes.
    expect(screen(3, 1) { Fill("x").padding(.horizontal, -1).frame(width: 1) }, "xxx")
    expect(screen(3, 1) { Text("ab").padding(-9).border() }.contains("│"), false)
  }

  @Test func `a group pads each of its views`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Group {
            Text("a"); Text("b")
          }.padding(.leading, 2)
        }
      }, "··a··b")
  }

  @Test func `a group that grows pads what is new, and one that shrinks forgets it`() {
    expect(
      screens(9, 1, steps: 4) { step in
        HStack(spacing: 0) {
          Group {
            Text("a")
            if step == 1 { Text("b") }
            ForEach(0..<(step == 2 ? 2 : 0), id: \.self) { Text("\($0)") }
          }
          .padding(.leading, step == 3 ? 3 : 2)
          Spacer()
        }
      }, ["··a······", "··a··b···", "··a··0··1", "···a·····"])
  }

  @Test func `several modifiers on a group are each put on each view`() {
    expect(
      screen(8, 3) {
        HStack(spacing: 0) {
          Group {
            Text("a"); Text("b")
          }.padding(.leading, 1).border()
        }
      }, "┌──┐┌──┐\n│·a││·b│\n└──┘└──┘")
  }

  @Test func `new padding moves the view`() {
    expect(
      screens(6, 1, steps: 3) { step in
        HStack(spacing: 0) {
          Text("a").padding(.leading, step); Text("b"); Spacer()
        }
      }, ["ab····", "·ab···", "··ab··"])
  }
}
