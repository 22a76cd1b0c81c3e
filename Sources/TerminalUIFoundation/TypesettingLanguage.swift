public import Foundation
public import TerminalUI
public import TerminalUICore

// Names without effect: the terminal sets the type. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// The language by which glyphs would be chosen and set.
///
/// - Source: SwiftUI `TypesettingLanguage`; without effect.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language of the text.
  public static let automatic = TypesettingLanguage()
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

extension View {
  /// Shows this view as it is: the terminal sets the type.
  ///
  /// - Source: SwiftUI `View.typesettingLanguage(_:isEnabled:)`; without effect.
  @inlinable public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }

  /// Shows this view as it is: the terminal sets the type.
  ///
  /// - Source: SwiftUI `View.typesettingLanguage(_:isEnabled:)`; without effect.
  @inlinable public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  { self }
}

extension Text {
  /// This text as it is: the terminal sets the type.
  ///
  /// - Source: SwiftUI `Text.typesettingLanguage(_:isEnabled:)`; without effect.
  @inlinable public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

extension AttributedString {
  /// How far apart the baselines of lines are; a line is a row.
  public typealias LineHeight = Text.LineHeight
}
