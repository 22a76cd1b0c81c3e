import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// The blocks of memory that rows are made of.
///
/// malloc's blocks are 8 bytes less than multiples of 16: a node that grows by one property may take 16 bytes more, and
/// so may each of a hundred thousand.
@MainActor struct NodeSizeTests {
  private struct Row: View {
    let isShort: Bool
    @State private var count = 0
    var body: some View {
      if isShort {
        Text("a")
      } else if count == 0 {
        Text("some")
      } else {
        Text("a longer one")
      }
    }
  }

  @Test(arguments: [("Row", 120), ("Branch", 72), ("Text", 120)])
  func `a node takes no larger block than it did`(_ name: String, _ size: Int) throws {
    let host = ViewHost(size: Size(width: 10, height: 2), content: Row(isShort: false))
    let node = try #require(find(name, in: host.root))
    expect(instanceSize(of: node), atMost: size)
  }

  /// The bytes of an object, from its class: kind, superclass, flags and address point come before.
  private func instanceSize(of object: AnyObject) -> Int {
    let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
  }

  private func find(_ name: String, in node: Node) -> Node? {
    if node.name == name { return node }
    var found: Node?
    node.visitChildren { if found == nil { found = find(name, in: $0) } }
    return found
  }
}
