import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct FrameTests {
  @Test(
    arguments: [
      (Alignment.leading, "ab····"), (.center, "··ab··"), (.trailing, "····ab"),
    ])
  func `a fixed frame has its size, and the view lies in it`(alignment: Alignment, expected: String) {
    expect(screen(6, 1) { Text("ab").frame(width: 6, alignment: alignment) }, expected)
  }

  @Test func `a fixed frame offers its size to the view`() {
    expect(screen(5, 2) { Text("ab cd").frame(width: 2, height: 2, alignment: .leading) }, "·ab··\n·cd··")
    expect(screen(5, 1) { Fill("x").frame(width: 3) }, "·xxx·")
    expect(screen(3, 3) { Fill("x").frame(height: 1) }, "···\nxxx\n···")
  }

  @Test func `a frame larger than the screen, and one smaller than its view`() {
    expect(screen(4, 1) { Text("ab").frame(width: 8) }, "·ab·")
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("abcd").fixedSize().frame(width: 2); Text("x")
        }
      }, "·abcx·")
  }

  @Test(arguments: [-1, Int.min, Int.max])
  func `impossible lengths trap nothing`(length: Int) {
    let host = TestHost(width: 4, height: 2) {
      VStack {
        Text("ab").frame(width: length, height: length)
        Text("cd").frame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: length)
        Text("ef").padding(length).offset(x: length, y: length)
      }
    }
    expect(host.text.count, 9)
    host.resize(width: 0, height: 0)
    expect(host.text, "")
  }

  @Test func `a flexible frame takes what it is offered up to its greatest size`() {
    expect(screen(6, 1) { Text("ab").frame(maxWidth: .infinity, alignment: .leading) }, "ab····")
    expect(screen(6, 1) { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) }, "····ab")
    expect(screen(6, 1) { Text("ab").frame(maxWidth: 4, alignment: .trailing) }, "···ab·")
    expect(screen(2, 3) { Text("ab").frame(maxHeight: .infinity, alignment: .bottom) }, "··\n··\nab")
  }

  @Test func `a flexible frame keeps its least size`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("a").frame(minWidth: 3, alignment: .leading); Text("b")
        }
      }, "·a··b·")
    expect(
      screen(8, 1) {
        HStack(spacing: 0) {
          Text("abcd").frame(minWidth: 3); Text("b")
        }
      }, "··abcdb·")
    expect(screen(2, 1) { Text("a").frame(minWidth: 4, maxWidth: 4, alignment: .leading) }, "··")
  }

  @Test func `the ideal length holds where none is offered`() {
    expect(screen(8, 1) { Fill("x").frame(idealWidth: 3, idealHeight: 1).fixedSize() }, "···xxx··")
    expect(
      screen(8, 1) { Fill("x").frame(minWidth: 2, idealWidth: 4, maxWidth: 6, idealHeight: 1).fixedSize() },
      "··xxxx··")
  }

  @Test func `frames of one stack share the room`() {
    expect(
      screen(7, 1) {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: .infinity)
        }
      }, "··a··b·")
  }

  @Test func `a new frame moves the view and what is beside it`() {
    expect(
      screens(6, 1, steps: 3) { step in
        HStack(spacing: 0) {
          Text("ab").frame(width: 2 + step, alignment: .trailing)
          Text("c")
          Spacer()
        }
      }, ["abc···", "·abc··", "··abc·"])
  }
}
