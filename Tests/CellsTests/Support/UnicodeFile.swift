import Glibc

/// A file of Unicode's data in `Scripts/unicode`.
struct UnicodeFile {
  let path: String

  init(_ name: String) {
    // This file is in Tests/…/Support.
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    path = "/\(package)/Scripts/unicode/\(name)"
  }

  /// The lines that say something, each without its comment.
  func lines() -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      return content.contains { $0 != UInt8(ascii: " ") } ? String(decoding: content, as: UTF8.self) : nil
    }
  }

  /// The string of scalars written as hexadecimal numbers, other signs left out.
  static func string(_ numbers: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    for number in numbers.split(separator: " ") {
      if let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }
}
