/// Writes bytes to a terminal without blocking; says when it has caught up.
struct DeviceWriter {
  private let device: any Device
  private var pending: [UInt8] = []
  private var position = 0
  /// Whether the terminal is gone: it hung up, or the process gave it back in a crash.
  private(set) var hasFailed = false

  init(_ device: any Device) { self.device = device }

  /// Whether everything is written.
  var isIdle: Bool { pending.isEmpty }

  /// How many bytes the terminal hasn't taken yet.
  var waitingCount: Int { pending.count - position }

  /// Whether messages may wait behind the kept bytes: a terminal that takes nothing may be sent any number of them.
  var hasRoom: Bool { waitingCount < 1 << 20 }

  /// Writes `bytes` behind everything before; bytes that the terminal doesn't take now are kept.
  mutating func send(_ bytes: UnsafeRawBufferPointer) {
    guard !hasFailed, !bytes.isEmpty else { return }
    let taken = isIdle ? write(bytes) : 0
    if taken < bytes.count, !hasFailed { pending.append(contentsOf: bytes[taken...]) }
  }

  /// Writes `bytes` behind everything before.
  mutating func send(_ bytes: [UInt8]) { bytes.withUnsafeBytes { send($0) } }

  /// Continues with the kept bytes.
  mutating func proceed() {
    guard !isIdle else { return }
    position += pending.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[position...])) }
    if position == pending.count || hasFailed { discard() }
  }

  /// Forgets the kept bytes.
  mutating func discard() {
    // A slow terminal may have made it large; an ordinary frame fits in the rest.
    pending.removeAll(keepingCapacity: pending.capacity <= 1 << 16)
    position = 0
  }

  /// Writes as much as the device takes now, and returns how much that is.
  private mutating func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    var taken = 0
    while taken < bytes.count {
      let count = device.write(UnsafeRawBufferPointer(rebasing: bytes[taken...]))
      if count < 0 { hasFailed = true }
      if count <= 0 { break }
      taken += count
    }
    return taken
  }
}

extension DeviceWriter: CustomStringConvertible {
  /// `idle`, `gone` or the number of bytes kept.
  var description: String {
    hasFailed ? "gone" : isIdle ? "idle" : "\(pending.count - position) bytes pending"
  }
}
