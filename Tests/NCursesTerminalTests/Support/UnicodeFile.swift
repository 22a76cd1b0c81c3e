import Glibc

/// A file of Unicode's data in `Scripts/unicode`.
struct UnicodeFile {
  let path: String

  init(_ name: String) {
    // This file is in Tests/…/Support.
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    path = "/\(package)/Scripts/unicode/\(name)"
  }

  /// The strings of the lines, each before its first `;` or `#`, written as hexadecimal scalars.
  var strings: [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ";") }
      var text = String.UnicodeScalarView()
      for word in String(decoding: content, as: UTF8.self).split(whereSeparator: { " \t÷×".contains($0) }) {
        if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      return text.isEmpty ? nil : String(text)
    }
  }
}
