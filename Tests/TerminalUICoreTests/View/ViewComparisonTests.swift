import Glibc
@testable import RuntimeMetadata
import Expectations
import Testing

@testable import TerminalUICore

/// Counts the calls of `==` on values that carry no reference.
private nonisolated(unsafe) var plainCalls = 0

private struct Plain: nonisolated Equatable {
  var tag: Int8
  var value: Int
  static nonisolated func == (lhs: Plain, rhs: Plain) -> Bool {
    plainCalls += 1
    return true
  }
}

private struct Counted: nonisolated Equatable {
  var id: Int
  var counter: Counter
  var ignored: Int
  static nonisolated func == (lhs: Counted, rhs: Counted) -> Bool {
    MainActor.assumeIsolated { lhs.counter.count += 1 }
    return lhs.id == rhs.id
  }
}

/// Belongs to the main actor with its conformance, as views in an app's module do.
private struct Isolated: Equatable {
  var id: Int
  var text: String
  var ignored: Int
  static func == (lhs: Isolated, rhs: Isolated) -> Bool { lhs.id == rhs.id }
}

private struct Loose {
  var id: Int
  var counter: Counter
  static func == (lhs: Loose, rhs: Loose) -> Bool {
    lhs.counter.count += 1
    return true
  }
}

private protocol Shape {}
extension Int: Shape {}
extension String: Shape {}
private struct Wide: Shape { var a = 1; var b = 2; var c = 3; var text: String }
private final class EqualByNumber: Shape, nonisolated Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static nonisolated func == (lhs: EqualByNumber, rhs: EqualByNumber) -> Bool { lhs.number == rhs.number }
}

@Suite(.serialized) struct ViewComparisonTests {
  // C1
  @Test func `the same bytes are equal without asking`() {
    let counter = Counter()
    expect(
      areEqual(Counted(id: 1, counter: counter, ignored: 2), Counted(id: 1, counter: counter, ignored: 2)))
    expect(counter.count, 0)
    expect(areEqual(Double.nan, Double.nan))
  }

  // C2
  @Test func `plain data is compared by bytes and its operator is not called`() {
    plainCalls = 0
    expect(!areEqual(Plain(tag: 1, value: 1), Plain(tag: 1, value: 2)))
    expect(!areEqual(Plain(tag: 1, value: 1), Plain(tag: 2, value: 1)))
    expect(areEqual(Plain(tag: 1, value: 1), Plain(tag: 1, value: 1)))
    struct Around { var plain: Plain; var text: String }
    expect(
      !areEqual(
        Around(plain: Plain(tag: 1, value: 1), text: "a"), Around(plain: Plain(tag: 1, value: 2), text: "a")))
    expect(plainCalls, 0)
  }

  // C2
  @Test func `padding is no part of plain data`() {
    let lhs = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    let rhs = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    defer { lhs.deallocate(); rhs.deallocate() }
    memset(lhs, 0xff, 16)
    memset(rhs, 0, 16)
    for memory in [lhs, rhs] {
      memory.storeBytes(of: 1, toByteOffset: 0, as: Int8.self)
      memory.storeBytes(of: 2, toByteOffset: 8, as: Int.self)
    }
    let layout = TypeComparison.of(Plain.self)
    expect(layout.isEqual(lhs, rhs))
    rhs.storeBytes(of: 3, toByteOffset: 0, as: Int8.self)
    expect(!layout.isEqual(lhs, rhs))
  }

  // C2
  @Test func `every byte of plain data counts`() {
    struct Odd { var bytes: (UInt8, UInt8, UInt8, UInt32, UInt8, UInt16, UInt8) = (0, 0, 0, 0, 0, 0, 0) }
    for offset in [0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12] {
      var other = Odd()
      withUnsafeMutableBytes(of: &other) { $0[offset] = 1 }
      expect(!areEqual(Odd(), other), "byte \(offset)")
    }
  }

  // C2
  @Test func `types of C are compared by all their bytes`() {
    struct Around { var value: sigval; var text: String }
    expect(!areEqual(sigval(sival_ptr: nil), sigval(sival_ptr: UnsafeMutableRawPointer(bitPattern: 8))))
    expect(
      !areEqual(
        Around(value: sigval(sival_ptr: nil), text: "a"),
        Around(value: sigval(sival_ptr: UnsafeMutableRawPointer(bitPattern: 8)), text: "a")))
    expect(
      areEqual(
        Around(value: sigval(sival_ptr: nil), text: fresh(longText)),
        Around(value: sigval(sival_ptr: nil), text: fresh(longText))))
  }

  // C3
  @Test func `an equatable value with references is compared by its operator`() {
    let counter = Counter()
    expect(
      areEqual(Counted(id: 1, counter: counter, ignored: 1), Counted(id: 1, counter: counter, ignored: 2)))
    expect(
      !areEqual(Counted(id: 1, counter: counter, ignored: 1), Counted(id: 2, counter: counter, ignored: 1)))
    expect(counter.count, 2)
  }

  // C3
  @Test func `a conformance that belongs to the main actor is used`() {
    expect(areEqual(Isolated(id: 1, text: "a", ignored: 1), Isolated(id: 1, text: "b", ignored: 2)))
    expect(!areEqual(Isolated(id: 1, text: "a", ignored: 1), Isolated(id: 2, text: "a", ignored: 1)))
  }

  // C3
  @Test func `an operator without the conformance is not used`() {
    let counter = Counter()
    expect(!areEqual(Loose(id: 1, counter: counter), Loose(id: 2, counter: counter)))
    expect(counter.count, 0)
  }

  // C4
  @Test func `an equatable field is compared by its operator, others one by one`() {
    struct Around { var counted: Counted; var loose: Loose; var text: String }
    let counter = Counter()
    @inline(never) func make(_ id: Int, ignored: Int = 0, loose: Int = 0, text: String = longText) -> Around {
      Around(
        counted: Counted(id: id, counter: counter, ignored: ignored),
        loose: Loose(id: loose, counter: counter),
        text: fresh(text))
    }
    expect(areEqual(make(1, ignored: 1), make(1, ignored: 2)))
    expect(counter.count, 1)
    expect(!areEqual(make(1), make(2)))
    expect(!areEqual(make(1), make(1, loose: 1)))
    expect(!areEqual(make(1), make(1, text: "another text")))
  }

  // C4
  @Test func `strings are compared by their characters`() {
    expect(areEqual(fresh(longText), fresh(longText)))
    expect(areEqual("e\u{301}" + longText, "é" + longText))
    expect(!areEqual(fresh(longText), fresh(longText + "!")))
    expect(!areEqual("a", "b"))
  }

  // C4
  @Test func `an object is the same object`() {
    struct Row { var id = 1; var model: Record }
    let model = Record()
    expect(areEqual(Row(model: model), Row(model: model)))
    expect(!areEqual(Row(model: model), Row(model: Record())))
  }

  // C4, Counterexample 6
  @Test func `an object is the same object, whatever its operator says`() {
    let object = EqualByNumber(1)
    expect(areEqual(object, object))
    expect(!areEqual(object, EqualByNumber(1)))
    expect(!areEqual(EqualByNumber(1), EqualByNumber(2)))
    expect(areEqual(\String.count as KeyPath<String, Int>, \String.count))
  }

  // C4
  @Test func `weak and unowned references are to the same object`() {
    struct Row {
      weak var a: EqualByNumber?
      unowned var b: EqualByNumber
      unowned(unsafe) var c: EqualByNumber
      var text = fresh(longText)
    }
    let one = EqualByNumber(1)
    let other = EqualByNumber(1)
    expect(areEqual(Row(a: one, b: one, c: one), Row(a: one, b: one, c: one)))
    expect(!areEqual(Row(a: one, b: one, c: one), Row(a: other, b: one, c: one)))
    expect(!areEqual(Row(a: one, b: one, c: one), Row(a: one, b: other, c: one)))
    expect(!areEqual(Row(a: one, b: one, c: one), Row(a: one, b: one, c: other)))
    expect(!areEqual(Row(a: one, b: one, c: one), Row(a: nil, b: one, c: one)))
  }

  // C4
  @Test func `tuples and optionals are compared by their parts`() {
    typealias Parts = (Int8, text: String?, (Record?, Int?))
    let model = Record()
    let parts: Parts = (1, fresh(longText), (model, 3))
    expect(areEqual(parts, (1, fresh(longText), (model, 3)) as Parts))
    expect(!areEqual(parts, (2, fresh(longText), (model, 3)) as Parts))
    expect(!areEqual(parts, (1, nil, (model, 3)) as Parts))
    expect(!areEqual(parts, (1, "another", (model, 3)) as Parts))
    expect(!areEqual(parts, (1, fresh(longText), (nil, 3)) as Parts))
    expect(!areEqual(parts, (1, fresh(longText), (model, nil)) as Parts))
    expect(areEqual((1, nil, (nil, nil)) as Parts, (1, nil, (nil, nil)) as Parts))
  }

  // C4
  @Test func `a doubly optional value keeps its levels apart`() {
    let values: [String??] = [.none, .some(.none), .some(.some("")), .some(.some("a"))]
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() { expect(areEqual(lhs, rhs), (i == j), "\(i), \(j)") }
    }
  }

  // C4
  @Test func `containers are compared by type and contents`() {
    @inline(never) func make(_ shape: any Shape) -> any Shape { shape }
    expect(areEqual(make(1), make(1)))
    expect(!areEqual(make(1), make(2)))
    expect(areEqual(make(fresh(longText)), make(fresh(longText))))
    expect(!areEqual(make(1), make("1")))
    expect(areEqual(make(Wide(text: fresh(longText))), make(Wide(text: fresh(longText)))))
    expect(!areEqual(make(Wide(text: "a")), make(Wide(text: "b"))))
    let object = EqualByNumber(1)
    expect(areEqual(make(object), make(object)))
    expect(!areEqual(make(object), make(EqualByNumber(1))))
    expect(areEqual(fresh(longText) as Any, fresh(longText) as Any))
    expect(!areEqual(1 as Any, 1.0 as Any))
    expect(!areEqual(Record() as Any, Record() as Any))
  }

  // C4
  @Test func `containers of constrained and of class types are understood`() {
    @inline(never) func sequence(_ values: [Int]) -> any Sequence<Int> { values }
    expect(areEqual(sequence([1, 2]), sequence([1, 2].map { $0 })))
    expect(!areEqual(sequence([1, 2]), sequence([1, 3])))
    @inline(never) func object(_ value: AnyObject) -> AnyObject { value }
    let model = Record()
    expect(areEqual(object(model), object(model)))
    expect(!areEqual(object(model), object(Record())))
    expect(!areEqual(object(EqualByNumber(3)), object(EqualByNumber(3))))
  }

  // C4
  @Test func `errors are the same box, metatypes the same type`() {
    struct Failure: Error { var code: Int; var text = "" }
    let error: any Error = Failure(code: 1)
    expect(areEqual(error, error))
    expect(!areEqual(error, Failure(code: 2) as any Error))
    expect(areEqual(Int.self as any Any.Type, Int.self as any Any.Type))
    expect(!areEqual(Int.self as any Any.Type, Int8.self as any Any.Type))
    struct Typed { var type: Int.Type; var number: Int; var text: String; var other: any Shape.Type }
    @inline(never) func make(_ number: Int, _ other: any Shape.Type) -> Typed {
      Typed(type: Int.self, number: number, text: fresh(longText), other: other)
    }
    expect(areEqual(make(1, Int.self), make(1, Int.self)))
    expect(!areEqual(make(1, Int.self), make(2, Int.self)))
    expect(!areEqual(make(1, Int.self), make(1, String.self)))
  }

  // C4
  @Test func `arrays are compared by their elements, equatable or not`() {
    struct Entry { var text: String; var action: Action? = nil }
    expect(areEqual([1, 2].map(opaque), [1, 2].map(opaque)))
    expect(!areEqual([1, 2], [2, 1]))
    let text = opaque(longText)
    expect(areEqual([Entry(text: fresh(text))], [Entry(text: fresh(text))]))
    expect(!areEqual([Entry(text: text)], [Entry(text: "b")]))
    expect(!areEqual([Entry(text: text)], [Entry(text: text), Entry(text: text)]))
    expect(
      areEqual(ContiguousArray([Entry(text: fresh(text))]), ContiguousArray([Entry(text: fresh(text))])))
    expect(areEqual([] as [Entry], [Entry(text: "")].filter { _ in opaque(false) }))
  }

  // C4
  @Test func `a dictionary of values that aren't equatable is the same storage`() {
    struct Entry { var model: Record }
    let entries = ["a": Entry(model: Record())]
    expect(areEqual(entries, entries))
    expect(!areEqual(entries, ["a": entries["a"]!]))
    expect(areEqual([fresh("a"): 1], [fresh("a"): 1]))
  }

  // C4
  @Test func `views made of views are compared down to their fields`() {
    struct Stack<each Content> { var content: (repeat each Content); var spacing: Int }
    struct Modified<Content, Modifier> { var content: Content; var modifier: Modifier }
    typealias Tree = Modified<Stack<String, Modified<Int, Double>>, String?>
    @inline(never) func make(_ text: String, _ number: Double, _ modifier: String?) -> Tree {
      Modified(
        content: Stack(content: (fresh(text), Modified(content: 1, modifier: number)), spacing: 2),
        modifier: modifier)
    }
    expect(areEqual(make(longText, 2, "m"), make(longText, 2, "m")))
    expect(!areEqual(make("a", 2, "m"), make("b", 2, "m")))
    expect(!areEqual(make("a", 2, "m"), make("a", 3, "m")))
    expect(!areEqual(make("a", 2, "m"), make("a", 2, nil)))
  }

  // C4
  @Test func `values nested without end are different, not a crash`() {
    final class Tail { let value: Any; init(_ value: Any) { self.value = value } }
    struct Link { var next: Any; var text: String }
    @inline(never) func chain() -> Any {
      var link: Any = Link(next: 0, text: fresh(longText))
      for _ in 0..<10_000 { link = Link(next: link, text: longText) }
      return link
    }
    expect(!areEqual(chain(), chain()))
  }

  // C6
  @Test func `dynamic properties count by their fields in a view that is part of a view`() {
    struct Wrapper: DynamicProperty { var number: Int; var model = Record() }
    struct Row { var id = 1; var wrapper: Wrapper; var text = fresh(longText) }
    struct Modified<Content> { var content: Content; var number = 2 }
    expect(areEqual(Row(wrapper: Wrapper(number: 1)), Row(wrapper: Wrapper(number: 2))))
    let model = Record()
    func modified(_ number: Int) -> Modified<Row> {
      Modified(content: Row(wrapper: Wrapper(number: number, model: model)))
    }
    expect(areEqual(modified(1), modified(1)))
    expect(!areEqual(modified(1), modified(2)))
    expect(!areEqual(Row(id: 1, wrapper: Wrapper(number: 1)), Row(id: 2, wrapper: Wrapper(number: 1))))
  }

  // C6
  @Test func `plain dynamic properties are left out of plain data`() {
    struct Handle: DynamicProperty { var slot: Int }
    struct Row { var a: Int; var handle: Handle; var b: Int }
    expect(areEqual(Row(a: 1, handle: Handle(slot: 1), b: 2), Row(a: 1, handle: Handle(slot: 2), b: 2)))
    expect(!areEqual(Row(a: 1, handle: Handle(slot: 1), b: 2), Row(a: 1, handle: Handle(slot: 1), b: 3)))
    expect(
      !areEqualCaptures(Row(a: 1, handle: Handle(slot: 1), b: 2), Row(a: 1, handle: Handle(slot: 2), b: 2)))
  }

  // C6
  @Test func `a random property makes every value different`() {
    struct Row { let x = Int.random(in: .min ... .max) }
    expect(!areEqual(Row(), Row()))
  }

  // C6
  @Test func `the framework looks after no dynamic property in an optional, so it is compared`() {
    struct Handle: DynamicProperty { var slot: Int }
    struct Row { var handle: Handle? }
    expect(!areEqual(Row(handle: Handle(slot: 1)), Row(handle: Handle(slot: 2))))
  }
}
