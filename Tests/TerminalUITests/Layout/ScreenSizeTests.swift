import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Observable private final class World {
  var isCovered = false
  var count = 3
}

/// Another size of the screen, where views answer by it: what is in a scroll view along the same axis takes no more than the screen.
@Suite struct ScreenSizeTests {
  private static let sizes = [(40, 25), (40, 10), (40, 30), (25, 10), (25, 24), (60, 8), (40, 25)]

  /// Shows a view in one size after the other, and compares each screen with a fresh one of that size.
  private func expectFresh<Content: View>(
    _ sizes: [(Int, Int)] = sizes, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder content: () -> Content
  ) {
    let host = TestHost(width: sizes[0].0, height: sizes[0].1, content: content)
    for (width, height) in sizes.dropFirst() {
      host.resize(width: width, height: height)
      let fresh = TestHost(width: width, height: height, content: content)
      expect(host.styledText, fresh.styledText, "\(width)×\(height)", sourceLocation: location)
      expect(host.host.checkInvariants(), [], sourceLocation: location)
    }
  }

  private struct Rows: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { Text("row \($0) of so many that it may wrap") } }
  }

  private struct Fields: View {
    let title: String
    var body: some View {
      Form {
        ForEach(0..<2, id: \.self) { section in
          Section("\(title) \(section)") {
            ForEach(0..<7, id: \.self) { Toggle("\(title) \($0)", isOn: .constant(true)) }
          }
        }
      }
      .formStyle(.grouped)
    }
  }

  @Test func `a scroll view in a scroll view`() {
    expectFresh {
      ScrollView {
        VStack {
          ScrollView { VStack { Rows(count: 40) } }
          Text("below")
        }
      }
    }
  }

  @Test func `along the other axis`() {
    expectFresh {
      ScrollView(.horizontal) {
        HStack {
          ScrollView(.horizontal) { HStack { Rows(count: 9) } }
          Text("beside")
        }
      }
    }
  }

  @Test func `several forms in a scroll view, one beside the other and deeper`() {
    expectFresh {
      ScrollView {
        Fields(title: "a").padding(1)
        HStack(alignment: .top) {
          Fields(title: "b").frame(width: 18)
          GroupBox("c") { Fields(title: "c") }
        }
        Text("below")
      }
    }
  }

  @Test func `a list and lazy rows in a scroll view`() {
    expectFresh {
      ScrollView {
        List(0..<50, id: \.self) { Text("line \($0)") }
        ScrollView { LazyVStack { Rows(count: 60) } }
        Text("below")
      }
    }
  }

  @Test func `what is asked how long it would be, and isn't given that`() {
    expectFresh {
      HStack {
        ScrollView { Rows(count: 30) }.fixedSize(horizontal: false, vertical: true)
          .frame(maxHeight: .infinity)
          .background { Color.red }
        Text("beside")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test func `in a sheet`() {
    expectFresh {
      Text("below the sheet").sheet(isPresented: .constant(true)) {
        ScrollView {
          Fields(title: "s")
          Text("below")
        }
      }
    }
  }

  @Test func `under a layer that covers it, once it is shown again`() {
    struct Screen: View {
      let world: World
      var body: some View {
        ScrollView {
          Fields(title: "a")
          Text("below")
        }
        .fullScreenCover(isPresented: Bindable(world).isCovered) { Text("over all") }
      }
    }
    let world = World()
    let host = TestHost(width: 40, height: 25) { Screen(world: world) }
    world.isCovered = true
    host.turn()
    host.resize(width: 40, height: 10)
    world.isCovered = false
    host.turn()
    expect(host.text, TestHost(width: 40, height: 10) { Screen(world: World()) }.text)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `only what is there is measured again`() {
    struct Screen: View {
      let world: World
      var body: some View {
        ScrollView {
          ForEach(0..<world.count, id: \.self) { _ in ScrollView { Rows(count: 3) } }
          Text("below")
        }
      }
    }
    let world = World()
    let host = TestHost(width: 40, height: 25) { Screen(world: world) }
    expect(host.host.screenReaders.count, 3)
    for count in [7, 2, 0, 5, 4] {
      world.count = count
      host.turn()
      expect(host.host.screenReaders.count, count)
      host.resize(width: 40, height: 20 + count)
      expect(host.host.screenReaders.count, count)
    }
  }
}
