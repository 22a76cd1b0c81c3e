import Glibc

/// Names for new files: a free one, and one that marks a file as incomplete.
nonisolated extension FileName {
  /// The name, and then the same with a number: "a.txt", "a 2.txt", "a 3.txt".
  ///
  /// A name that is too long with a number loses characters before it.
  func candidate(_ number: Int) -> FileName {
    if number < 2 { return self }
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? 0
    let hasEnding = dot > 0 && dot < bytes.count - 1 && bytes.count - dot <= 32
    let ending = hasEnding ? bytes[dot...] : []
    let tail = Array(" \(number)".utf8) + ending
    return FileName(bytes: Self.cut(bytes.dropLast(ending.count), to: Self.limit - tail.count) + tail)
  }

  /// A name for a file that will get this name: "a.txt.files-1f00ab….part"; another one each time.
  var part: FileName {
    let digits = String(UInt64.random(in: 1 << 60...(.max)), radix: 16)
    let tail = Array(".files-\(digits).part".utf8)
    return FileName(bytes: Self.cut(bytes[...], to: Self.limit - tail.count) + tail)
  }

  /// The beginning, without half a character at its end.
  private static func cut(_ bytes: ArraySlice<UInt8>, to count: Int) -> ArraySlice<UInt8> {
    guard bytes.count > count else { return bytes }
    var short = bytes.prefix(count)
    // A byte that continues a character begins none, and neither may one be cut off before it.
    if bytes[short.endIndex] & 0xC0 == 0x80 {
      while let last = short.last, last & 0xC0 == 0x80 { short.removeLast() }
      short = short.dropLast()
    }
    return short
  }
}

nonisolated extension FolderHandle {
  /// Gives a file that was made under another name the wanted one, or the first free one after it.
  ///
  /// - Parameter exactly: Whether a name that is taken is an error.
  /// - Returns: The name that it has then.
  func place(_ name: FileName, in folder: FolderHandle, as wanted: FileName, exactly: Bool = false)
    throws(FileProblem) -> FileName
  {
    var number = 1
    while true {
      let candidate = wanted.candidate(number)
      do throws(FileProblem) {
        try rename(name, to: folder, as: candidate)
        return candidate
      } catch {
        guard error.code == EEXIST || error.code == ENOTEMPTY else { throw error }
        if exactly { throw FileProblem(wanted, "The name is taken.") }
        number += 1
      }
    }
  }
}
