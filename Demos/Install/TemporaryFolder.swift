import Glibc

/// A folder that is removed with its files.
nonisolated final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/install-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  /// Removes the folder; nothing happens where there was no room for one.
  func remove() {
    guard path != "/tmp", let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }

  /// Makes five files of some megabytes.
  func makeSamples() -> [String] {
    let sizes = [
      ("parser", 2_400_000), ("renderer", 4_100_000), ("icons", 1_200_000), ("docs", 700_000),
      ("runtime", 5_600_000),
    ]
    return sizes.map { name, size in
      let file = "\(path)/\(name)"
      if let output = fopen(file, "w") {
        // The same kilobytes again and again.
        let bytes = (0..<1 << 14).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        for start in stride(from: 0, to: size, by: bytes.count) {
          fwrite(bytes, 1, min(bytes.count, size - start), output)
        }
        fclose(output)
      }
      return file
    }
  }
}
