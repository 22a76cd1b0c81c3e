import Dispatch
import RuntimeMetadata
import Expectations
import Testing

@testable import TerminalUICore

/// Like `@State`: an initial value, and a handle that the framework sets.
@propertyWrapper private struct Cell<Value>: DynamicProperty {
  var wrappedValue: Value
  var handle = 0
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper private struct Outer: DynamicProperty {
  var margin = true
  @Cell var low = 1
  @Middle var middle = 2
  var wrappedValue: Int { low + middle }
}

@propertyWrapper private struct Middle: DynamicProperty {
  @Cell var value = 0
  var wrappedValue: Int { value }
  init(wrappedValue: Int) { value = wrappedValue }
}

private struct Tag: DynamicProperty {}

@Suite struct TypeLayoutTests {
  @Test func `the layout of a type is found once`() {
    expect(TypeLayout.of(String.self), TypeLayout.of(String.self))
    expect(TypeLayout.of(String.self), not: TypeLayout.of(Int.self))
  }

  @Test func `more types than slots keep their layouts`() {
    var layouts: [TypeLayout] = []
    func add<T>(_ type: T.Type, _ depth: Int) {
      layouts.append(TypeLayout.of(type))
      if depth > 0 { add(T?.self, depth - 1) }
    }
    add(Int.self, 100)
    let before = layouts
    layouts = []
    add(Int.self, 100)
    expect(zip(before, layouts).allSatisfy { $0 == $1 })
    expect(Set(layouts).count, 101)
  }

  @Test func `threads that ask at once get the same layout`() {
    nonisolated struct Wanted { var a = 1; var b = "x" }
    nonisolated(unsafe) let results = UnsafeMutablePointer<TypeLayout?>.allocate(capacity: 64)
    results.initialize(repeating: nil, count: 64)
    defer { results.deallocate() }
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let layout = TypeLayout.of(Wanted.self)
      let isEqual = withUnsafePointer(to: Wanted()) { one in
        withUnsafePointer(to: Wanted(a: 2)) { other in
          layout.areEqual(one, one) && !layout.areEqual(one, other)
        }
      }
      if isEqual { results[index] = layout }
    }
    expect((0..<64).allSatisfy { results[$0] == TypeLayout.of(Wanted.self) })
  }

  // P1
  @Test func `dynamic properties are found by type with name and offset`() {
    struct Row { let id: Int8 = 1; @Cell var count = 3; var plain = ""; var byHand = Cell(wrappedValue: 4) }
    let found = TypeLayout.of(Row.self).dynamicProperties
    expect(found.map(\.name), ["_count", "byHand"])
    expect(found.map(\.label), ["count", "byHand"])
    expect(found.map(\.offset), [8, 40])
    expect(found.allSatisfy { $0.type == Cell<Int>.self && $0.depth == 0 })
    let count = withUnsafeBytes(of: Row(count: 7)) { $0.load(fromByteOffset: found[0].offset, as: Int.self) }
    expect(count, 7)
  }

  // P2
  @Test func `dynamic properties inside of others come before them`() {
    struct Row { var id = 1; @Outer var sum }
    let found = TypeLayout.of(Row.self).dynamicProperties
    expect(found.map(\.name), ["_low", "_value", "_middle", "_sum"])
    expect(found.map(\.depth), [1, 2, 1, 0])
    expect(found.map(\.rootName), ["_sum", "_sum", "_sum", "_sum"])
    expect(found.map(\.offset), [16, 32, 32, 8])
  }

  // P1
  @Test func `values that are no dynamic properties are not searched`() {
    struct Holder { @Cell var count = 1 }
    struct Row {
      var holder = Holder()
      var optional: Cell<Int>? = Cell(wrappedValue: 1)
      var pair = (Cell(wrappedValue: 1), 2)
      var array = [Cell(wrappedValue: 1)]
    }
    expectEmpty(TypeLayout.of(Row.self).dynamicProperties)
  }

  // P1
  @Test func `a dynamic property without storage counts`() {
    struct Row { var marker = Tag(); var id = 1 }
    expect(TypeLayout.of(Row.self).dynamicProperties.map(\.name), ["marker"])
  }

  // V1
  @Test func `enums and models have no dynamic properties`() {
    enum Choice { case a(Cell<Int>), b }
    expectEmpty(TypeLayout.of(Choice.self).dynamicProperties)
    expectEmpty(TypeLayout.of(Record.self).dynamicProperties)
  }

  private struct Pair<First, Second> { struct Inner<Third> {} }
  private struct Pack<each Element> {}
  private nonisolated static let names: [(any Any.Type, String)] = [
    (Int.self, "Int"), (Pair<Int, String>.self, "Pair<Int, String>"),
    (Pair<Pair<Int, Int>, Pair<Int, Pair<Int, Int>>>.self, "Pair<Pair<…>, Pair<…>>"),
    (Pair<Int, () -> Int>.self, "Pair<Int, () -> Int>"), (Pack<Int, Pack<Int>>.self, "Pack<Int, Pack<…>>"),
    ([Int?].self, "Array<Optional<…>>"), (TypeLayoutTests.self, "TypeLayoutTests"), (Tag.self, "Tag"),
    ((Int, Record).self, "(Int, Record)"),
  ]

  @Test(arguments: names.indices) func `names are short`(index: Int) {
    let (type, name) = Self.names[index]
    expect(TypeLayout.of(TypeMetadata(type)).typeName, name)
  }

  @Test func `a layout prints its name, its comparison and its dynamic properties`() {
    struct Row {
      var a: Int8; var b: Int8; var c: Int; var d: Int; var text: String; @Cell var count = 1;
      var model: Record
    }
    expect(
      TypeLayout.of(Row.self).description,
      "Row: bytes 0..<2, bytes 8..<24, string 24..<40, bytes 56..<64; dynamic: _count: Cell<Int> at 40")
  }
}
