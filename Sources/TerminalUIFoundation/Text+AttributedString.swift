internal import Cells
public import Foundation
public import TerminalUI

extension Text {
  /// Makes a text of an attributed string.
  ///
  ///     var title = AttributedString("Late")
  ///     title.foregroundColor = .red
  ///     title.font = .body.bold()
  ///     Text(title)
  ///
  /// Colours, bold and italic fonts, lines below and through, links, and the attributes of terminals (dim, reverse, blinking)
  /// are shown; other attributes aren't. Foundation for Linux reads no Markdown.
  /// - Source: SwiftUI `Text.init(_:)`, of an attributed string.
  @_disfavoredOverload public nonisolated init(_ attributedContent: AttributedString) {
    var string = ""
    var runs: [StyledText.Run] = []
    for run in attributedContent.runs {
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        part = part.linking(to: link.absoluteString)
      }
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { part = part.showing(font) }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        part = part.foregroundColor(color)
      }
      if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        part = part.onBackground(color)
      }
      if let line = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        part = line.applied(to: part)
      }
      if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
        part = part.strikethrough()
      }
      if let attributes = run[AttributeScopes.SwiftUIAttributes.TextAttributesAttribute.self] {
        part = part.showing(attributes)
      }
      string += part.content.string
      runs += part.content.wholeRuns
    }
    self.init(StyledText(string, runs: runs))
  }
}

extension AttributeScopes {
  /// The attributes that SwiftUI shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that views show.
  ///
  /// - Source: SwiftUI `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Attributes that only terminals have: dim, reverse, blinking.
    public let textAttributes: TextAttributesAttribute
    /// The spacing between characters.
    ///
    /// It has no effect: cells have no space between them.
    public let kern: KerningAttribute
    /// The spacing between characters.
    ///
    /// It has no effect: cells have no space between them.
    public let tracking: TrackingAttribute
    /// The offset from the baseline.
    ///
    /// It has no effect: a row has one place for text.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Font
      /// The name in encoded strings.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// Attributes that only terminals have: dim, reverse, blinking.
    public enum TextAttributesAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = TextAttributes
      /// The name in encoded strings.
      public static let name = "TerminalUI.TextAttributes"
    }
    /// The spacing between characters.
    ///
    /// It has no effect: cells have no space between them.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.Kern"
    }
    /// The spacing between characters.
    ///
    /// It has no effect: cells have no space between them.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }
    /// The offset from the baseline.
    ///
    /// It has no effect: a row has one place for text.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that views show.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
