import Glibc

/// Copies a file in pieces, on another thread.
nonisolated struct FileCopy: Sendable {
  let source: String
  let target: String
  /// Whether a byte is changed on the way.
  let isDamaged: Bool

  /// The bytes of a piece, and the pause behind it: four megabytes a second.
  private static let pieceSize = 1 << 16
  private static let pause = Duration.milliseconds(16)

  init(from source: String, to target: String, isDamaged: Bool) {
    (self.source, self.target, self.isDamaged) = (source, target, isDamaged)
  }

  /// How many bytes are copied, again and again until all are or something is wrong.
  var progress: AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let work = Task.detached {
        await copy { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func copy(_ tell: (Int) -> Void) async {
    guard let input = fopen(source, "r") else { return }
    defer { fclose(input) }
    guard let output = fopen(target, "w") else { return }
    defer { fclose(output) }
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    var count = 0
    while !Task.isCancelled {
      let read = fread(&piece, 1, piece.count, input)
      guard read > 0 else { return }
      if isDamaged, count == 0 { piece[0] ^= 1 }
      guard fwrite(piece, 1, read, output) == read else { return }
      count += read
      tell(count)
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// Whether the copy is the same, byte for byte.
  var isComplete: Bool { Self.sum(of: source).map { $0 == Self.sum(of: target) } ?? false }

  /// The number of bytes of a file.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The sum of a file's bytes by Fowler, Noll and Vo; `nil` for none.
  private static func sum(of path: String) -> UInt64? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { return sum }
      for byte in piece[..<count] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
