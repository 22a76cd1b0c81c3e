import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct SpacerTests {
  @Test func `a spacer takes what its stack has left, along the stack's axis`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b")
        }
      }, "a····b")
    expect(
      screen(1, 4) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      }, "a\n·\n·\nb")
    expect(
      screen(7, 1) {
        HStack(spacing: 0) {
          Spacer(); Text("a"); Spacer()
        }
      }, "···a···")
    expect(
      screen(7, 1) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
        }
      }, "a··b··c")
  }

  // Mend C4
  @Test func `over other views a spacer takes all the room there is`() {
    expect(
      screen(3, 3) {
        ZStack(alignment: .topLeading) {
          Spacer(); Text("a")
        }
      }, "a··\n···\n···")
    expect(
      screen(3, 1) {
        AnyLayout(ZStackLayout(alignment: .leading)) {
          Spacer(); Text("a")
        }
      }, "a··")
    expect(
      screen(5, 1) { Text("b").overlay(alignment: .leading) { Spacer() }.background { Spacer() } }, "··b··")
  }

  @Test func `over other views a spacer with a lower priority takes the room of the others`() {
    expect(
      screen(3, 1) {
        ZStack(alignment: .leading) {
          Spacer().layoutPriority(-1); Text("a")
        }
      }, "·a·")
  }

  @Test func `a spacer in a frame is served last too`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("abcd efgh"); Spacer().frame(minWidth: 2)
        }
      },
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("abcd efgh"); Spacer(minLength: 2)
        }
      })
  }

  @Test func `a spacer keeps its least length`() {
    expect(
      screen(4, 1) {
        HStack(spacing: 0) {
          Text("abcdef"); Spacer(minLength: 2)
        }
      }, "a…··")
    expect(
      screen(4, 1) {
        HStack(spacing: 0) {
          Text("ab"); Spacer(minLength: -5); Text("c")
        }
      }, "ab·c")
    expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          Text("a").fixedSize(); Spacer(minLength: 1); Text("b")
        }
      }, "a·b")
  }

  @Test func `a spacer takes no room across the axis`() {
    expect(
      screen(3, 3) {
        HStack(alignment: .top, spacing: 0) {
          Text("a"); Spacer()
        }
      }, "···\na··\n···")
  }

  @Test func `a new least length moves what is behind`() {
    expect(
      screens(4, 1, steps: 3) { step in
        HStack(spacing: 0) {
          Text("a"); Spacer(minLength: step); Text("b")
        }.fixedSize()
      }, ["·ab·", "·a·b", "a··b"])
  }
}
