import TerminalUI
import TerminalUITesting
import Expectations
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned: Bool = false
  @Entry fileprivate var title: String?
}

/// Containers that look at the views that they are given.
@Suite struct SubviewTests {
  @Test func `a container gets each view of a block, of loops and of branches`() {
    let host = TestHost(width: 18, height: 1) {
      Cards {
        Text("a")
        if true { Text("b") }
        Group {
          Text("c")
          ForEach(0..<2) { Text("\($0)") }
        }
        EmptyView()
        Letter()
      }
    }
    expect(host.text, "[a][b][c][0][1][l]")
    expect(
      Count(wanted: 6) {
        Text("a"); if true { Text("b") };
        Group {
          Text("c"); ForEach(0..<2) { Text("\($0)") }
        }; Letter()
      }.isRight)
    expect(Count(wanted: 0) { if false { Text("a") } }.isRight)
  }

  @Test func `values that views tell are heard, the outermost last`() {
    let host = TestHost(width: 9, height: 1) {
      Pins {
        Text("a").containerValue(\.isPinned, true)
        Text("b")
        Group {
          Text("c"); Text("d")
        }.containerValue(\.isPinned, true)
        Text("e").containerValue(\.isPinned, true).padding(.leading, 1).containerValue(\.isPinned, false)
      }
    }
    expect(host.text, "a!bc!d! e")
  }

  @Test func `a modifier of several views is put on each`() {
    let host = TestHost(width: 8, height: 1) {
      Cards {
        Group {
          Text("a"); Text("b")
        }.padding(.leading, 1)
      }
    }
    expect(host.text, "[ a][ b]")
  }

  @Test func `a view keeps its state while others come and go`() {
    let host = TestHost(width: 12, height: 1) { Growing() }
    expect(host.text, "[0]         ")
    host.press("i")
    expect(host.text, "[1]         ")
    host.press("m")
    expect(host.text, "[new][1]    ")
    host.press("m")
    expect(host.text, "[1]         ")
  }

  @Test func `sections are told apart, and what is outside of them is one`() {
    let host = TestHost(width: 30, height: 1) {
      Board {
        Text("x")
        Section("To do") {
          Text("a"); Text("b")
        }
        Section { Text("c") }.containerValue(\.title, "named")
        Text("y")
        Text("z")
      }
    }
    expect(host.trimmedText, "(-:x)(To do:ab)(named:c)(-:yz)")
  }

  @Test func `what a container does with the views counts`() {
    let host = TestHost(width: 12, height: 1) {
      Group(
        subviews: Group {
          Text("a"); Text("b"); Text("c")
        }
      ) { views in
        HStack(spacing: 0) {
          views.last
          ForEach(views.dropLast()) { $0 }
          Text("\(views.count)")
        }
      }
    }
    expect(host.text.filter { $0 != " " }, "cab3")
    let all = TestHost(width: 3, height: 1) {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Text("a"); Text("b")
          }
        ) { $0 }
      }
    }
    expect(all.text, "ab ")
  }
}

private struct Letter: View {
  var body: some View { Text("l") }
}

private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { subview in
        HStack(spacing: 0) {
          Text("[")
          subview
          Text("]")
        }
      }
    }
    .fixedSize().frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Pins<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { view in
        view
        if view.containerValues.isPinned { Text("!") }
      }
    }
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack(spacing: 0) {
      ForEach(sections: content) { section in
        Text("(")
        if !section.header.isEmpty { section.header } else { Text(section.containerValues.title ?? "-") }
        Text(":")
        section.content
        Text(")")
      }
    }
  }
}

@MainActor private struct Count {
  let isRight: Bool
  init<Content: View>(wanted: Int, @ViewBuilder content: () -> Content) {
    var count = 0
    _ = Group(subviews: content()) { views -> EmptyView in
      count = views.count
      return EmptyView()
    }
    isRight = count == wanted
  }
}

private struct Growing: View {
  @State private var hasMore = false
  var body: some View {
    Cards {
      if hasMore { Text("new") }
      Counting()
    }
    .onKeyPress("m") {
      hasMore.toggle()
      return .handled
    }
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onKeyPress("i") {
      count += 1
      return .handled
    }
  }
}
