import Foundation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct ShapeTests {
  // Mend B8.
  @Test func `clear is a colour as others are`() {
    func color(_ isOn: Bool) -> Color { isOn ? .blue : .clear }
    let host = TestHost(width: 4, height: 5) {
      VStack(spacing: 0) {
        Text("a").background(color(false))
        Text("b").border(color(false))
        Text("c").foregroundStyle(color(false))
      }
      .background(color(true))
    }
    expect(host.text, contains: "a")
    expect(!host.text.contains("c") && !host.text.contains("─"))
    expect(host.text, contains: "b")
    expect(Set((0..<5).map { host.screen[1, $0].style.background }), [.blue])
    expect("\(Color.clear)", "clear")
    expect(Color.clear.reduced(to: .none) == .clear && Color.clear.components == nil)
  }

  // Mend B8.
  @Test func `what is drawn in no colour leaves what is underneath`() {
    expect(
      screen(3, 1) {
        ZStack {
          Text("abc"); Text("x日").foregroundStyle(.clear)
        }
      }, "abc")
    expect(
      screen(3, 1) {
        ZStack {
          Text("abc"); Rectangle().fill(.clear)
        }
      }, "abc")
    expect(
      screen(3, 1) {
        ZStack {
          Text("abc"); Rectangle().foregroundStyle(.clear)
        }
      }, "abc")
    let host = TestHost(width: 3, height: 1) {
      Text("abc").background { Color.red.frame(width: 3).overlay(.clear) }
    }
    expect(host.dots == "abc" && host.style(0, 0).background == .red)
  }

  @Test func `a divider is a line across its stack`() {
    expect(
      screen(3, 3) {
        VStack(spacing: 0) {
          Text("a"); Divider(); Text("b")
        }
      }, "·a·\n───\n·b·")
    expect(
      screen(5, 1) {
        HStack {
          Text("a"); Divider(); Text("b")
        }
      }, "a·│·b")
    expect(
      screen(3, 2) {
        HStack(spacing: 0) {
          Text("a\nb"); Divider(); Text("c")
        }
      }, "a│·\nb│c")
    expect(screen(3, 1) { Divider() }, "───")
  }

  @Test func `a colour fills the room it gets, with spaces`() {
    let host = TestHost(width: 3, height: 2) {
      HStack(spacing: 0) {
        Color.red; Text("a")
      }
    }
    expect(host.dots, "···\n··a")
    expect(host.styledText, contains: "0-1,0-1: on red")
  }

  // Mend C9
  @Test func `where nothing is offered a colour and a shape are one cell`() {
    func size<V: View>(_ view: V) -> String {
      let host = TestHost(width: 20, height: 20) { view.fixedSize().border() }
      let lines = host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      return "\((lines.first?.count ?? 2) - 2)×\(lines.count - 2)"
    }
    expect(size(Color.red), "1×1")
    expect(size(Color.clear), "1×1")
    expect(size(Rectangle()), "1×1")
    expect(size(Rectangle().fill(.blue).frame(width: 3)), "3×1")
    expect(
      screen(5, 3) {
        List {
          HStack {
            Color.red.frame(width: 1); Text("row")
          }
          Text("next")
        }
        .listStyle(.plain)
      }, "··row\nnext·\n·····")
  }

  @Test func `a text on a colour keeps the colour behind it`() {
    expect(
      styles(3) {
        ZStack {
          Color.blue; Text("a")
        }
      }, ["0,0-2: on blue"])
    expect(
      styles(3) {
        ZStack {
          Color.blue; Text("a").foregroundStyle(.red)
        }
      },
      ["0,0: on blue", "0,1: red on blue", "0,2: on blue"])
  }

  @Test func `no colour takes its room and shows what is underneath`() {
    expect(
      screen(3, 1) {
        ZStack {
          Text("abc"); Color.clear
        }
      }, "abc")
    expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          Color.clear; Text("a")
        }
      }, "··a")
  }

  @Test func `a rectangle is filled with the foreground colour`() {
    expect(screen(2, 1) { Rectangle() }, "██")
    expect(styles(2) { Rectangle().foregroundStyle(.green) }, ["0,0-1: on green"])
    expect(styles(2) { Rectangle().fill(.red).foregroundStyle(.green) }, ["0,0-1: on red"])
  }

  @Test func `a circle of a cell is a dot, and one of no size is nothing`() {
    expect(screen(3, 1) { Circle().frame(width: 1, height: 1) }, "·●·")
    expect(styles(1) { Circle().fill(.blue) }, ["0,0: blue"])
    expect(screen(1, 1) { Circle().frame(width: 8, height: 8).lengthUnit(.points) }, "●")
    expect(screen(3, 1) { Circle().frame(width: 0, height: 0) }, "···")
    expect(screen(2, 1) { Circle().fill(.blue) }, not: "●·")
  }

  @Test func `a line around one row is its ends`() {
    func tag(_ shape: some Shape) -> some View {
      Text("A tag").padding(.horizontal, 1).overlay(shape.stroke(.red))
    }
    expect(screen(7, 1) { tag(Rectangle()) }, "[A·tag]")
    expect(screen(7, 1) { tag(RoundedRectangle(cornerRadius: 1)) }, "(A·tag)")
    expect(screen(7, 1) { Text("A tag").padding(.horizontal, 1).background(Capsule().stroke()) }, "(A·tag)")
    expect(screen(5, 1) { Text("A tag").overlay(Capsule().stroke()) }, "A·tag")
    expect(screen(5, 1) { Rectangle().stroke(.red) }, "[···]")
    expect(screen(5, 1) { Rectangle().stroke(style: StrokeStyle(lineWidth: 0.2, dash: [1])) }, "╌╌╌╌╌")
    expect(
      screen(5, 3) { Text("Tag").padding(1).overlay(Rectangle().stroke(.red)) }, "┌───┐\n│Tag│\n└───┘")
  }

  // Mend C9
  @Test func `without a proposal a shape is one cell`() {
    let host = TestHost(width: 12, height: 12) { Color.red.fixedSize() }
    expect(host.styledText.hasSuffix("6,6: on red"))
  }

  @Test func `a new colour is drawn without measuring`() {
    let host = TestHost(width: 2, height: 2) { Stepping { $0 == 0 ? Color.red : Color.blue } }
    host.press("n")
    expect(host.style(1, 1).background, .blue)
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 4)
  }
}
