// Names without effect: a terminal has no keyboard on the screen, and types nothing by itself. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// A keyboard on the screen, which a terminal doesn't have.
///
/// - Source: UIKit `UIKeyboardType`.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard writes in capitals by itself; a terminal's writes what is typed.
///
/// - Source: UIKit `UITextAutocapitalizationType`.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What a keyboard writes in capitals by itself; a terminal's writes what is typed.
///
/// - Source: SwiftUI `TextInputAutocapitalization`.
public nonisolated enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What a text means to services that fill in fields; a terminal has none.
///
/// - Source: UIKit `UITextContentType`.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// What the type is called.
  public let rawValue: String
  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }

  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("namePrefix")
  public static let givenName = UITextContentType("givenName")
  public static let middleName = UITextContentType("middleName")
  public static let familyName = UITextContentType("familyName")
  public static let nameSuffix = UITextContentType("nameSuffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("jobTitle")
  public static let organizationName = UITextContentType("organizationName")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  public static let addressCity = UITextContentType("addressCity")
  public static let addressState = UITextContentType("addressState")
  public static let countryName = UITextContentType("countryName")
  public static let postalCode = UITextContentType("postalCode")
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  public static let emailAddress = UITextContentType("emailAddress")
  public static let URL = UITextContentType("URL")
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("newPassword")
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  public static let birthdate = UITextContentType("birthdate")
}

/// What a Return key is labelled with; a terminal can't label its key.
///
/// - Source: SwiftUI `SubmitLabel`.
public nonisolated enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// How scrolling hides a keyboard on the screen; a terminal has none.
///
/// - Source: SwiftUI `ScrollDismissesKeyboardMode`.
public nonisolated enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

extension View {
  /// Shows this view as it is: a terminal has no keyboard on the screen.
  ///
  /// - Source: SwiftUI `View.keyboardType(_:)`; without effect.
  @inlinable public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Shows this view as it is: a terminal's keyboard writes what is typed.
  ///
  /// - Source: SwiftUI `View.autocapitalization(_:)`, deprecated there; without effect.
  @inlinable public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Shows this view as it is: a terminal's keyboard writes what is typed.
  ///
  /// - Source: SwiftUI `View.textInputAutocapitalization(_:)`; without effect.
  @inlinable public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Shows this view as it is: nothing that is typed is corrected.
  ///
  /// - Source: SwiftUI `View.autocorrectionDisabled(_:)`; without effect.
  @inlinable public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Shows this view as it is: nothing that is typed is corrected.
  ///
  /// - Source: SwiftUI `View.disableAutocorrection(_:)`, deprecated there; without effect.
  @inlinable public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Shows this view as it is: a terminal has no service that fills in fields.
  ///
  /// - Source: SwiftUI `View.textContentType(_:)`; without effect.
  @inlinable public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Shows this view as it is: a terminal can't label its Return key.
  ///
  /// - Source: SwiftUI `View.submitLabel(_:)`; without effect.
  @inlinable public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Shows this view as it is: a terminal has no keyboard on the screen.
  ///
  /// - Source: SwiftUI `View.scrollDismissesKeyboard(_:)`; without effect.
  @inlinable public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
