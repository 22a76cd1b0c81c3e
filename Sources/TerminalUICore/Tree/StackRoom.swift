internal import Glibc

/// The rest of the present thread's stack, for everything that goes down the tree.
///
/// Making views, giving them new values, measuring, drawing and hit testing go a level deeper in the stack for each level of the tree. Before each,
/// the address of the stack is compared with a limit, which is found once for a thread. Where less is left than the reserve, deeper levels are cut.
@MainActor enum StackRoom {
  /// The lowest address from which one may go deeper, and the bytes from there to the stack's start.
  private static var lowest: UInt = 0
  private static var size: UInt = 0
  private static var thread: pthread_t?

  /// The most nodes inside one another, however little stack each takes: leaving, too, is recursive.
  static var mostNodes: Int {
    if thread == nil { measure() }
    return nodeLimit
  }
  private static var nodeLimit = 0

  /// The measured stack use of making, leaving and the like for a node; larger work checks at each item.
  private static var bytesOfNode: Int { _isDebugAssertConfiguration() ? 1536 : 512 }

  /// Whether the rest of the stack is too small for another level of the tree.
  @inline(__always) static var isShort: Bool {
    let place = presentPlace()
    return place &- lowest >= size && isShort(at: place)
  }

  // Of no actor: a closure of the main actor's would be checked each time.
  @inline(__always) private nonisolated static func presentPlace() -> UInt {
    var mark: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  @inline(never) private static func isShort(at place: UInt) -> Bool {
    if thread != pthread_self() { measure() }
    return place &- lowest >= size
  }

  private static func measure() {
    thread = pthread_self()
    (lowest, size, nodeLimit) = (0, .max, 4_000)
    var attributes = pthread_attr_t()
    guard attributesOfThread(pthread_self(), &attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var length = 0
    guard pthread_attr_getstack(&attributes, &start, &length) == 0, let start else { return }
    // For a body, a layout of text, a report, or another library's code at the lowest level.
    let reserve = Swift.max(Swift.min(length / 4, 1 << 19), 1 << 16)
    guard length > reserve else { return }
    (lowest, size) = (UInt(bitPattern: start) &+ UInt(reserve), UInt(length - reserve))
    nodeLimit = Swift.min((length - reserve) / bytesOfNode, 4_000)
  }
}

extension Node {
  /// Reports that there is no room for the contents of this node.
  @inline(never) final func reportTooDeep() {
    host.report(.tooDeep(view: ownerName, limit: depth))
  }
}

/// glibc hides the declaration.
@_silgen_name("pthread_getattr_np")
private nonisolated func attributesOfThread(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> Int32
