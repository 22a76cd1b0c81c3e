extension StringProtocol {
  /// Without blanks at the end.
  package var trimmedEnd: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
