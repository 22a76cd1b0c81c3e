import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUICore

@Suite struct DepthTests {
  @Test func `recursion`() {
    let n = Int(ProcessInfo.processInfo.environment["DEEP"] ?? "100")!
    let kind = ProcessInfo.processInfo.environment["DEEPKIND"] ?? "any"
    func go(_ host: TestHost) {
      print("made", host.issues)
      host.resize(width: 30, height: 10)
      print("resized")
      host.click(x: 3, y: 3)
      print("clicked"); print(host.text.prefix(10))
      if n < 1000 { print(host.treeDescription.split(separator: "\n").count) }
    }
    func nest<V: View>(_ view: V, _ n: Int) {
      if n == 0 { go(TestHost(width: 20, height: 5) { view }) } else { nest(view.hidden(), n - 1) }
    }
    func nestClipped<V: View>(_ view: V, _ n: Int) {
      if n == 0 { go(TestHost(width: 20, height: 5) { view }) } else { nestClipped(view.clipped(), n - 1) }
    }
    func nestPadding<V: View>(_ view: V, _ n: Int) {
      if n == 0 { go(TestHost(width: 20, height: 5) { view }) } else { nestPadding(view.padding(0), n - 1) }
    }
    func nestStack<V: View>(_ view: V, _ n: Int) {
      if n == 0 { go(TestHost(width: 20, height: 5) { view }) } else { nestStack(VStack { view }, n - 1) }
    }
    func nestZ<V: View>(_ view: V, _ n: Int) {
      if n == 0 { go(TestHost(width: 20, height: 5) { view }) } else { nestZ(ZStack { view }, n - 1) }
    }
    switch kind {
    case "any": go(TestHost(width: 20, height: 5) { Endless(number: n) })
    case "own": go(TestHost(width: 20, height: 5) { Own(number: n) })
    case "hidden": nest(Text("x"), n)
    case "clipped": nestClipped(Text("x"), n)
    case "padding": nestPadding(Text("x"), n)
    case "stack": nestStack(Text("x"), n)
    case "zstack": nestZ(Text("x"), n)
    case "chain":
      var view = AnyView(Text("x"))
      for _ in 0..<n { view = AnyView(view.padding(0)) }
      go(TestHost(width: 20, height: 5) { view })
    case "chainid":
      var view = AnyView(Text("x"))
      for i in 0..<n { view = AnyView(view.id(i)) }
      go(TestHost(width: 20, height: 5) { view })
    case "chainh":
      var view = AnyView(Text("x"))
      for _ in 0..<n { view = AnyView(HStack { view }) }
      go(TestHost(width: 20, height: 5) { view })
    case "chaing":
      var view = AnyView(Text("x"))
      for _ in 0..<n { let v = view; view = AnyView(GeometryReader { _ in v }) }
      go(TestHost(width: 20, height: 5) { view })
    case "chainl":
      var view = AnyView(Text("x"))
      for _ in 0..<n { let v = view; view = AnyView(Scatter(step: 2) { v }) }
      go(TestHost(width: 20, height: 5) { view })
    case "chainb":
      var view = AnyView(Text("x"))
      for _ in 0..<n { view = AnyView(view.background(Color.red)) }
      go(TestHost(width: 20, height: 5) { view })
    case "alt":
      var view = AnyView(Text("some text"))
      for i in 0..<n {
        let v = view
        view = i % 2 == 0 ? AnyView(HStack { Spacer(); v; Text("ab cd") }) : AnyView(VStack { v; Spacer(); Text("a b c d e f") })
      }
      go(TestHost(width: 200, height: 50) { view })
    case "altf":
      var view = AnyView(Text("some text"))
      for i in 0..<n {
        let v = view
        view = i % 2 == 0 ? AnyView(HStack { v; Text("ab cd") }.frame(maxWidth: .infinity)) : AnyView(VStack { v; Color.red }.fixedSize(horizontal: false, vertical: true).padding(1))
      }
      go(TestHost(width: 200, height: 50) { view })
    case "altg":
      var view = AnyView(Text("some\ntext"))
      for i in 0..<n {
        let v = view
        view = i % 2 == 0 ? AnyView(HStack(alignment: .firstTextBaseline) { v; Text("ab cd") }) : AnyView(VStack { v; Spacer(); Text("b c d") }.alignmentGuide(.leading) { $0.width / 2 })
      }
      go(TestHost(width: 200, height: 50) { view })
    case "altz":
      var view = AnyView(Text("some\ntext"))
      for i in 0..<n {
        let v = view
        view = i % 2 == 0 ? AnyView(ZStack(alignment: .topLeading) { v; Text("ab cd") }) : AnyView(VStack { v; Spacer(); Text("b c d") }.overlay { Spacer() })
      }
      go(TestHost(width: 200, height: 50) { view })
    case "chaine":
      var view = AnyView(Text("x"))
      for _ in 0..<n { view = AnyView(view.lineLimit(3)) }
      go(TestHost(width: 20, height: 5) { view })
    default: break
    }
    print("gone")
  }
}

/// Modifiers around each other, whatever `any` adds.
struct Endless: View {
  let number: Int
  var body: some View {
    if number > 0 { AnyView(Endless(number: number - 1).padding(0)) } else { Text("x") }
  }
}

struct Own: View {
  let number: Int
  var body: some View {
    if number > 0 { VStack { Own(number: number - 1).padding(0) } } else { Text("x") }
  }
}
