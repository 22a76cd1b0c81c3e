import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Where views lie across stacks, over each other and in padding.
@Suite struct AlignmentTableTests {
  @Test(arguments: [
    (HorizontalAlignment.leading, ["abcd", "ef", "g"]), (.center, ["abcd", " ef", "  g"]),
    (.trailing, ["abcd", "  ef", "   g"]),
  ])
  func `a column aligns`(alignment: HorizontalAlignment, expected: [String]) {
    let rows = screen(4, 3) {
      VStack(alignment: alignment) {
        Text("abcd")
        Text("ef")
        Text("g")
      }
    }
    expect(rows, expected)
  }

  @Test(arguments: [
    (VerticalAlignment.top, ["axy", "b", "c"]), (.center, ["a", "bxy", "c"]), (.bottom, ["a", "b", "cxy"]),
    (.firstTextBaseline, ["axy", "b", "c"]), (.lastTextBaseline, ["a", "b", "cxy"]),
  ])
  func `a row aligns`(alignment: VerticalAlignment, expected: [String]) {
    let rows = screen(3, 3) {
      HStack(alignment: alignment, spacing: 0) {
        Text("a\nb\nc")
        Text("xy")
      }
    }
    expect(rows, expected)
  }

  @Test func `a guide moves a view against the others`() {
    expect(
      screen(5, 2) {
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in 2 }
          Text("bcd")
        }
      }, ["a", "  bcd"])
    expect(
      screen(6, 2) {
        VStack(alignment: .trailing) {
          Text("abc").alignmentGuide(.trailing) { $0.width - 1 }
          Text("def")
        }
      }, ["  abc", " def"])
  }

  @Test func `a guide is seen through modifiers and inner stacks`() {
    expect(
      screen(7, 2) {
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Text("ab")
            Text("|c").alignmentGuide(.leading) { _ in 0 }
          }
          .padding(.leading, 1)
          Text("xyz")
        }
        .frame(width: 7, alignment: .trailing)
      }, [" ab|c", "   xyz"].map { " " + $0 })
  }

  @Test func `a guide of a frame's alignment places the view in the frame`() {
    expect(
      screen(6, 1) {
        Text("ab").alignmentGuide(HorizontalAlignment.center) { _ in 0 }.frame(width: 6)
      }, ["   ab"])
  }

  @Test func `a custom guide aligns views of several columns`() {
    let third = HorizontalAlignment(ThirdMarker.self)
    expect(
      screen(9, 2) {
        VStack(alignment: third) {
          Text("abcdef")
          Text("xyz")
        }
      }, [" abcdef", "  xyz"])
  }

  @Test(arguments: [
    (Edge.Set.all, Size(width: 6, height: 5)), (.horizontal, Size(width: 6, height: 1)),
    (.vertical, Size(width: 2, height: 5)), (.leading, Size(width: 4, height: 1)),
    (.top, Size(width: 2, height: 3)),
    (Edge.Set([.top, .trailing]), Size(width: 4, height: 3)), (Edge.Set([]), Size(width: 2, height: 1)),
  ])
  func `padding adds cells`(edges: Edge.Set, expected: Size) {
    expect(size(of: Text("ab").padding(edges, 2), for: ProposedViewSize(width: 20, height: 20)), expected)
  }

  @Test func `padding takes cells from what is offered`() {
    expect(
      size(of: Color.red.padding(2), for: ProposedViewSize(width: 10, height: 3)),
      Size(width: 10, height: 4))
    expect(
      size(of: Text("ab cd").padding(.horizontal, 2), for: ProposedViewSize(width: 6, height: 9)).height, 2)
  }

  @Test func `views over each other are as large as the largest`() {
    let stack = ZStack {
      Text("abcd")
      Text("x\ny")
    }
    expect(size(of: stack, for: ProposedViewSize(width: 20, height: 20)), Size(width: 4, height: 2))
    expect(screen(4, 2) { stack }, ["  x", "abyd"])
  }

  @Test func `a lower priority gets the size of the others`() {
    let stack = ZStack {
      Color.red.layoutPriority(-1)
      Text("abc")
    }
    expect(size(of: stack, for: ProposedViewSize(width: 20, height: 20)), Size(width: 3, height: 1))
  }

  @Test func `a background and an overlay have the size of the view`() {
    let host = TestHost(width: 6, height: 1) {
      Text("abcd").background { Color.red }.overlay(alignment: .trailing) { Text("!") }
    }
    expect(host.text, " abc! ")
    expect((0..<6).map { host.screen[$0, 0].style.background }, [nil, .red, .red, .red, .red, nil])
  }

  @Test func `a divider lies across its stack, also inside of modifiers`() {
    expect(
      screen(5, 3) {
        VStack {
          Text("a")
          Divider().padding(.horizontal, 1)
          Text("b")
        }
      }, ["  a", " ───", "  b"])
    expect(
      screen(3, 2) {
        HStack(spacing: 0) {
          Text("a")
          Divider().padding(0)
          Text("b")
        }
      }, [" │", "a│b"])
  }

  @Test func `an offset moves what is drawn and nothing else`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("ab").offset(x: 1)
          Text("cd")
        }
        .frame(width: 6, alignment: .leading)
      }, [" acd"])
  }
}
