import Glibc
import Expectations
import Testing
import TerminalUI

@testable import TerminalUIImages

/// What is in a picture beside its pixels.
@Suite struct PNGTextTests {
  /// Adds parts in front of the pixels, and behind them.
  private static func with(_ chunks: [(name: String, data: [UInt8])], in bytes: [UInt8]) -> [UInt8] {
    var parts: [UInt8] = []
    for (name, data) in chunks {
      let count = UInt32(data.count)
      parts +=
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + Array(name.utf8) + data + [
          0, 0, 0, 0,
        ]
    }
    let end = bytes.count - 12
    // The header takes 25 bytes behind the signature.
    var result = Array(bytes[..<33]) + parts + Array(bytes[33..<end]) + parts + Array(bytes[end...])
    PNGFixture.mendChecksums(&result)
    return result
  }

  /// As zlib has it: so many pieces of 258 zeros, 13 bits each.
  private static func zeros(_ pieces: Int) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], UInt32, UInt32) = ([0x78, 0x9C], 0, 0)
    func put(_ code: UInt32, _ length: UInt32) {
      // Codes begin with their highest bit.
      for place in (0..<length).reversed() {
        bits |= (code >> place & 1) << count
        count += 1
        if count == 8 {
          bytes.append(UInt8(bits))
          (bits, count) = (0, 0)
        }
      }
    }
    put(1, 1)
    put(0b10, 2)
    put(0b0011_0000, 8)
    for _ in 0..<pieces {
      put(0b1100_0101, 8)
      put(0, 5)
    }
    put(0, 7)
    if count > 0 { bytes.append(UInt8(bits)) }
    let sum = UInt32((pieces * 258 + 1) % 65_521) << 16 | 1
    return bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private func work(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<3).map { _ in
      let start = now()
      body()
      return now() - start
    }.min() ?? 0
  }

  @Test(arguments: ["zTXt", "iTXt"])
  func `texts that would be two hundred times as long cost nothing`(name: String) throws {
    // Mend B5
    let fixture = PNGFixture(.rgb8, width: 9, height: 7)
    let head: [UInt8] = Array("key".utf8) + (name == "zTXt" ? [0, 0] : [0, 1, 0, 0, 0])
    let bomb = head + Self.zeros(30_000)
    let bytes = Self.with(Array(repeating: (name, bomb), count: 40), in: fixture.bytes)
    let image = try PixelImage(png: bytes)
    expect(PNGFixture.difference(of: image, from: fixture.rgba), 0)
    // Reading them would make 600 MB of what is 4.
    expect(work { _ = try? PixelImage(png: bytes) }, below: 0.03)
  }

  @Test func `a text that is damaged keeps no picture from being read`() throws {
    // Mend B5
    let fixture = PNGFixture(.palette4, width: 9, height: 7)
    var bytes = Self.with(
      [
        ("tEXt", [0, 1, 2]), ("zTXt", []), ("iTXt", [UInt8](repeating: 9, count: 300)), ("eXIf", [1]),
        ("prVt", []),
      ],
      in: fixture.bytes)
    // The checksum of the first text.
    bytes[33 + 11] ^= 0xFF
    let image = try PixelImage(png: bytes)
    expect(PNGFixture.difference(of: image, from: fixture.rgba), 0)
  }

  @Test func `a named pipe as an image is refused at once`() {
    // Mend B5
    var template = Array("/tmp/terminalui-pipe-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    let path = folder + "/image.png"
    expect(mkfifo(path, 0o600), 0)
    let reader = Reader(path)
    // What waits for a writer gets one after a while.
    if !reader.hasEnded(within: 5) { close(open(path, O_RDWR | O_NONBLOCK)) }
    expect(reader.wasInTime)
    expect(reader.error?.contains("it is no file"), true)
    unlink(path)
    rmdir(folder)
  }

  /// Reads a picture on a thread of its own.
  private nonisolated final class Reader: @unchecked Sendable {
    private let path: String
    private var thread = pthread_t()
    private var end = sem_t()
    private(set) var error: String?
    private(set) var wasInTime = false

    init(_ path: String) {
      self.path = path
      sem_init(&end, 0, 0)
      let context = Unmanaged.passRetained(self).toOpaque()
      pthread_create(
        &thread, nil,
        { context in
          let reader = Unmanaged<Reader>.fromOpaque(context!).takeRetainedValue()
          do throws(PNGError) {
            _ = try PixelImage(pngFile: reader.path)
          } catch {
            reader.error = "\(error)"
          }
          sem_post(&reader.end)
          return nil
        }, context)
    }

    func hasEnded(within seconds: Int) -> Bool {
      var deadline = timespec()
      clock_gettime(CLOCK_REALTIME, &deadline)
      deadline.tv_sec += seconds
      wasInTime = sem_timedwait(&end, &deadline) == 0
      return wasInTime
    }
  }
}
