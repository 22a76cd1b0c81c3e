/// The lines of a storage file.
///
/// A line stays as it is until its key gets another value.
///
/// A line with a value is a key, a letter for the type and a text, with tabs between; it may end as in Windows. Comments, later versions'
/// lines and bytes that are no UTF-8 aren't understood, and stay.
nonisolated struct StorageLines {
  /// The bytes of the file.
  let bytes: [UInt8]

  private static let header = "# TerminalUI storage 1\n"

  /// The values that are understood; of several with one key the last.
  var values: [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    forEachLine { line in
      guard let key = key(of: line) else { return }
      let parts = parts(of: line)
      guard let type = String(validating: parts[1], as: UTF8.self),
        let text = String(validating: parts[2], as: UTF8.self),
        let value = StoredValue(type: type[...], text: text[...])
      else { return }
      values[key] = value
    }
    return values
  }

  /// The bytes with other values for some keys; `nil` removes a key's lines.
  ///
  /// A value is where its key's last line was. New keys are behind everything, in order.
  func changed(_ changes: [String: StoredValue?]) -> [UInt8] {
    var lastStarts: [String: Int] = [:]
    forEachLine { line in
      if let key = key(of: line), changes[key] != nil { lastStarts[key] = line.content.lowerBound }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end: ArraySlice<UInt8> = [UInt8(ascii: "\n")]
    forEachLine { line in
      if line.content.lowerBound == 0, !line.end.isEmpty { end = bytes[line.end] }
      guard let key = key(of: line), let change = changes[key] else {
        result += bytes[line.content.lowerBound..<line.end.upperBound]
        return
      }
      guard let value = change, lastStarts[key] == line.content.lowerBound else { return }
      result += Self.line(key, value)
      result += bytes[line.end]
    }
    if bytes.isEmpty { result += Self.header.utf8 }
    for (key, value) in changes.sorted(by: { $0.key < $1.key }) where lastStarts[key] == nil {
      guard let value else { continue }
      if let last = result.last, last != UInt8(ascii: "\n") { result += end }
      result += Self.line(key, value)
      result += end
    }
    return result
  }

  private static func line(_ key: String, _ value: StoredValue) -> String.UTF8View {
    let key = key.escapedForLine
    // Without the backslash the line would be a comment.
    return "\(key.utf8.first == UInt8(ascii: "#") ? "\\" : "")\(key)\t\(value.line)".utf8
  }

  // MARK: One line

  private struct Line {
    var content: Range<Int>
    /// The end of the line: `\n`, `\r\n`, or nothing.
    var end: Range<Int>
  }

  /// Calls `body` with each line, also with those that can't be read.
  private func forEachLine(_ body: (Line) -> Void) {
    var start = 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      var contentEnd = newline ?? bytes.count
      if newline != nil, contentEnd > start, bytes[contentEnd - 1] == UInt8(ascii: "\r") { contentEnd -= 1 }
      let next = newline.map { $0 + 1 } ?? bytes.count
      body(Line(content: start..<contentEnd, end: contentEnd..<next))
      start = next
    }
  }

  private func parts(of line: Line) -> [ArraySlice<UInt8>] {
    bytes[line.content].split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
  }

  /// The key of a line that may have a value; `nil` for comments and unknown lines.
  private func key(of line: Line) -> String? {
    guard bytes[line.content].first != UInt8(ascii: "#") else { return nil }
    let parts = parts(of: line)
    guard parts.count == 3, let text = String(validating: parts[0], as: UTF8.self) else { return nil }
    return text.hasPrefix("\\#")
      ? String(unescapingLine: text.dropFirst(2)).map { "#" + $0 } : String(unescapingLine: text[...])
  }
}
