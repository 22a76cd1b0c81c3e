extension StyledText {
  /// Whether the text has a control character, such as a tab, or a new line.
  ///
  /// If so, it isn't drawn as it is.
  public var hasControls: Bool {
    var string = string
    return string.withUTF8 { bytes in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        if byte < 0x20 { return true }
        // U+2028 and U+2029.
        if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
          return true
        }
      }
      return false
    }
  }
}
