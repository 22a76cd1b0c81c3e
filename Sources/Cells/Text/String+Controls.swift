extension StyledText {
  /// Whether the text has a control character, such as a tab or a newline: then it isn't drawn as it stands.
  public var hasControls: Bool {
    var string = string
    return string.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 { return true }
      return false
    }
  }
}
