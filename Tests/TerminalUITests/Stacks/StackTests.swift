import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct StackTests {
  @Test(
    arguments: [
      (HorizontalAlignment.leading, "a··\nabc"), (.center, "·a·\nabc"), (.trailing, "··a\nabc"),
    ])
  func `a VStack lines its views up`(alignment: HorizontalAlignment, expected: String) {
    expect(
      screen(3, 2) {
        VStack(alignment: alignment) {
          Text("a"); Text("abc")
        }
      }, expected)
  }

  @Test(
    arguments: [
      (VerticalAlignment.top, "a·x\n··y\n··z"), (.center, "··x\na·y\n··z"), (.bottom, "··x\n··y\na·z"),
      (.firstTextBaseline, "a·x\n··y\n··z"), (.lastTextBaseline, "··x\n··y\na·z"),
    ])
  func `an HStack lines its views up`(alignment: VerticalAlignment, expected: String) {
    expect(
      screen(3, 3) {
        HStack(alignment: alignment) {
          Text("a"); Text("x\ny\nz")
        }
      }, expected)
  }

  // Mend B20
  @Test func `of an even number of rows the middle one is the second of the two`() {
    expect(
      screen(3, 2) {
        HStack {
          Text("○")
          VStack {
            Text("a"); Text("b")
          }
        }
      }, "··a\n○·b")
    expect(screen(1, 2) { Text("a") }, "·\na")
    expect(screen(1, 4) { Text("a").frame(height: 4) }, "·\n·\na\n·")
  }

  @Test(
    arguments: [
      (Alignment.topLeading, "a··\n···\n···"), (.top, "·a·\n···\n···"), (.topTrailing, "··a\n···\n···"),
      (.leading, "···\na··\n···"), (.center, "···\n·a·\n···"), (.trailing, "···\n··a\n···"),
      (.bottomLeading, "···\n···\na··"), (.bottom, "···\n···\n·a·"), (.bottomTrailing, "···\n···\n··a"),
    ])
  func `a ZStack puts its views over each other`(alignment: Alignment, expected: String) {
    expect(
      screen(3, 3) {
        ZStack(alignment: alignment) {
          Color.clear; Text("a")
        }
      }, expected)
  }

  // Look 21
  @Test func `the default spacing is one column and no row`() {
    expect(
      screen(3, 1) {
        HStack {
          Text("a"); Text("b")
        }
      }, "a·b")
    expect(
      screen(1, 2) {
        VStack {
          Text("a"); Text("b")
        }
      }, "a\nb")
  }

  @Test func `spacing is between views, not around, and absent ones have none`() {
    let none: Text? = nil
    expect(
      screen(5, 1) {
        HStack(spacing: 3) {
          Text("a"); none; EmptyView(); Text("b")
        }
      }, "a···b")
    expect(
      screen(1, 3) {
        VStack(spacing: 1) {
          Text("a"); Text("b")
        }
      }, "a\n·\nb")
    expect(
      screen(2, 1) {
        HStack(spacing: -1) {
          Text("ab"); Text("c")
        }
      }, "ac")
    expect(screen(1, 1) { VStack {} }, "·")
  }

  @Test func `the last view of a ZStack is in front`() {
    expect(
      screen(3, 1) {
        ZStack {
          Text("abc"); Text("x")
        }
      }, "axc")
  }

  @Test func `what doesn't fit is cut on both sides of the screen`() {
    expect(screen(2, 2) { VStack { ForEach(0..<5) { Text("\($0)") } } }, "·1\n·2")
    expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          Text("ab").fixedSize(); Text("cd").fixedSize()
        }
      }, "bcd")
  }

  @Test func `views share the room that is left fairly, the first gets the rest`() {
    expect(
      screen(7, 1) {
        HStack(spacing: 0) {
          Fill("a"); Fill("b"); Fill("c")
        }
      }, "aaabbcc")
    expect(
      screen(8, 1) {
        HStack(spacing: 0) {
          Text("xx"); Fill("a"); Fill("b")
        }
      }, "xxaaabbb")
    expect(
      screen(1, 4) {
        VStack(spacing: 0) {
          Fill("a"); Text("x"); Fill("b")
        }
      }, "a\na\nx\nb")
  }

  @Test func `a new spacing or alignment moves the views`() {
    expect(
      screens(4, 2, steps: 3) { step in
        VStack(alignment: step == 2 ? .trailing : .leading, spacing: 0) {
          HStack(spacing: step) {
            Text("a"); Text("b")
          }
          Text("xyzw")
        }
      }, ["ab··\nxyzw", "a·b·\nxyzw", "a··b\nxyzw"])
  }

  @Test func `views come and go in any stack`() {
    expect(
      screens(3, 2, steps: 3) { step in
        VStack(spacing: 0) {
          if step == 1 { Text("new") }
          HStack(spacing: 0) {
            Text("a")
            if step != 2 { Text("b") }
          }
        }
        .frame(width: 3, height: 2, alignment: .topLeading)
      }, ["ab·\n···", "new\nab·", "a··\n···"])
  }

  @Test func `a stack of 200 different views compiles and shows`() {
    let host = TestHost(width: 4, height: 200) { TwoHundred() }
    expect(host.text.split(separator: "\n").map { Int($0.filter(\.isNumber)) }, Array(0..<200))
  }

  @Test func `nested stacks`() {
    expect(
      screen(7, 3) {
        HStack {
          VStack(alignment: .leading) {
            Text("ab"); Text("c")
          }
          VStack(alignment: .trailing) {
            Text("d"); Text("efg"); Text("h")
          }
        }
      }, "ab···d·\nc··efg·\n·····h·")
  }
}
