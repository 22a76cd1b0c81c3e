import Expectations
import Testing

@testable import TerminalUICore

private enum Message {
  case text(String)
  case pair(Int8, String)
  case model(Record)
  case labelled(number: Int)
  case nothing(Void)
  case action(() -> Void)
  case empty
  case other
}

private indirect enum Tree {
  case leaf(String, Record?)
  case node(Tree, Tree)
}

private enum Single {
  case only(String, Record?)
}

private enum Boxed {
  case none
  indirect case some(String, Record?)
}

private enum Plain {
  case small(UInt8)
  case large(Int)
  case none
}

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

@Suite struct EnumComparisonTests {
  // C4
  @Test func `a case is equal to the same case with an equal payload`() {
    let model = Record()
    @inline(never) func values() -> [Message] {
      [
        .text(fresh(longText)), .text("b"), .pair(1, fresh(longText)), .pair(2, longText), .pair(1, "b"),
        .model(model),
        .model(Record()), .labelled(number: 3), .labelled(number: 4), .nothing(()), .empty, .other,
      ]
    }
    let lhs = values()
    let rhs = values()
    for i in lhs.indices {
      for j in rhs.indices { expect(areEqual(lhs[i], rhs[j]), (i == j && i != 6), "\(i), \(j)") }
    }
    expect(areEqual(lhs[6], lhs[6]))
  }

  // C4, C5
  @Test func `a closure in a case is compared by its captures`() {
    @inline(never) func make(_ number: Int) -> Message { .action { print(number) } }
    expect(areEqual(make(1), make(1)))
    expect(!areEqual(make(1), make(2)))
  }

  // C4
  @Test func `boxed payloads are compared by their contents`() {
    @inline(never) func tree(_ text: String) -> Tree {
      .node(.leaf("a", nil), .node(.leaf(fresh(text), nil), .leaf("c", nil)))
    }
    expect(areEqual(tree(longText), tree(longText)))
    expect(!areEqual(tree(longText), tree("b")))
    expect(!areEqual(tree("b"), Tree.leaf("b", nil)))
    expect(areEqual(Boxed.some(fresh(longText), nil), Boxed.some(fresh(longText), nil)))
    expect(!areEqual(Boxed.some("a", nil), Boxed.some("b", nil)))
    expect(!areEqual(Boxed.some("a", nil), Boxed.none))
  }

  // C4
  @Test func `an enum of one case is its payload`() {
    expect(areEqual(Single.only(fresh(longText), nil), Single.only(fresh(longText), nil)))
    expect(!areEqual(Single.only("a", nil), Single.only("a", Record())))
  }

  // C2
  @Test func `plain payloads are compared by the bytes of their case`() {
    var small = Plain.large(-1)
    withUnsafeMutableBytes(of: &small) { bytes in
      let clean = withUnsafeBytes(of: Plain.small(3)) { Array($0) }
      bytes[0] = clean[0]
      bytes[8] = clean[8]
    }
    expect(areEqual(small, Plain.small(3)))
    expect(!areEqual(small, Plain.small(4)))
    expect(!areEqual(Plain.small(3), Plain.large(3)))
    expect(!areEqual(Plain.none, Plain.small(0)))
  }

  // C4
  @Test func `generic payloads are found by the type's arguments`() {
    @inline(never) func left(_ text: String) -> Either<(String, Record?), [Action]> {
      .left((fresh(text), nil))
    }
    @inline(never) func right(_ number: Int) -> Either<(String, Record?), [Action]> {
      .right([Action { print(number) }])
    }
    expect(areEqual(left(longText), left(longText)))
    expect(!areEqual(left("a"), left("b")))
    expect(areEqual(right(1), right(1)))
    expect(!areEqual(right(1), right(2)))
    expect(!areEqual(left("a"), right(1)))
  }

  // C4
  @Test func `a result is the same case and payload`() {
    @inline(never) func result(_ text: String) -> Result<(String, Record?), any Error> {
      .success((fresh(text), nil))
    }
    expect(areEqual(result(longText), result(longText)))
    expect(!areEqual(result("a"), result("b")))
    expect(!areEqual(result("a"), .failure(CancellationError())))
  }
}
