nonisolated extension Text {
  /// Makes a text of a program's output, in the colours that escape sequences give it.
  ///
  ///     Text(ansi: "\u{1B}[32m+ added\u{1B}[m")     // “+ added” in green
  ///
  /// Colours, attributes and links are shown, and everything else of a terminal's language is dropped: see ``ANSIParser``, which also takes bytes in parts
  /// and splits them into lines. A part without a colour has that of the views around. `Text.init` as a function of a string is `init(verbatim:)`.
  @_disfavoredOverload public init(ansi text: String) {
    var parser = ANSIParser()
    self.init(parser.parse(text) + parser.finish())
  }
}
