/// A path as a line of the bookmarks, from which every byte can be read again.
nonisolated extension FilePath {
  var bookmark: String {
    if let text, text == shown { return text }
    return "bytes:"
      + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  init(bookmark: String) {
    let isText = !bookmark.hasPrefix("bytes:")
    let digits =
      isText ? [] : bookmark.utf8.dropFirst(6).map { UInt8(String(UnicodeScalar($0)), radix: 16) ?? 0 }
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(bytes: isText ? Array(bookmark.utf8) : bytes)
  }
}
