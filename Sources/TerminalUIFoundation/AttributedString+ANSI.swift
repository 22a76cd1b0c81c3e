internal import Cells
public import Foundation
internal import TerminalUI

extension AttributedString {
  /// Makes a string of a program's output, in the colours that escape sequences give it.
  ///
  ///     let line = AttributedString(ansi: "\u{1B}[1;31merror:\u{1B}[m no such file")
  ///     line.runs.first?.foregroundColor     // red
  ///
  /// Colours, bold and italic fonts, lines below and through, links, and dim, reverse and blinking text become attributes. Everything else of a terminal's
  /// language is dropped: see ``ANSIParser``.
  @_disfavoredOverload public init(ansi text: String) {
    var parser = ANSIParser()
    self.init(parser.parse(text) + parser.finish())
  }

  private init(_ text: StyledText) {
    self.init()
    var start = text.string.startIndex
    for run in text.wholeRuns {
      let end = text.string.utf8.index(start, offsetBy: run.utf8Count)
      var part = AttributedString(String(text.string[start..<end]))
      part.mergeAttributes(Self.attributes(of: run.style))
      append(part)
      start = end
    }
  }

  /// The attributes that mean the same as a style.
  private static func attributes(of style: Style) -> AttributeContainer {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var result = AttributeContainer()
    result[Keys.ForegroundColorAttribute.self] = style.foreground
    result[Keys.BackgroundColorAttribute.self] = style.background
    if !style.attributes.isDisjoint(with: [.bold, .italic]) {
      var font = Font.body
      if style.attributes.contains(.bold) { font = font.bold() }
      if style.attributes.contains(.italic) { font = font.italic() }
      result[Keys.FontAttribute.self] = font
    }
    if style.attributes.contains(.underline) {
      result[Keys.UnderlineStyleAttribute.self] = Text.LineStyle(style.underline)
    }
    if style.attributes.contains(.strikethrough) { result[Keys.StrikethroughStyleAttribute.self] = .single }
    let rest = style.attributes.intersection([.dim, .reverse, .blink])
    if !rest.isEmpty { result[Keys.TextAttributesAttribute.self] = rest }
    if let link = style.link {
      result[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link.target)
    }
    return result
  }
}
