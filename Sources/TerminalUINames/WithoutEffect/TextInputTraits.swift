// Names without effect: a terminal has no keyboard on the screen, and types nothing by itself. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// A keyboard on the screen, which a terminal doesn't have.
///
/// - Source: UIKit `UIKeyboardType`.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The letters that a keyboard capitalises by itself; a terminal's keyboard doesn't.
///
/// - Source: UIKit `UITextAutocapitalizationType`.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The letters that a keyboard capitalises by itself; a terminal's keyboard doesn't.
///
/// - Source: SwiftUI `TextInputAutocapitalization`.
public nonisolated enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The meaning of a text for services that fill in fields; a terminal has none.
///
/// - Source: UIKit `UITextContentType`.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }

  /// The content type “name”.
  public static let name = UITextContentType("name")
  /// The content type “name prefix”.
  public static let namePrefix = UITextContentType("namePrefix")
  /// The content type “given name”.
  public static let givenName = UITextContentType("givenName")
  /// The content type “middle name”.
  public static let middleName = UITextContentType("middleName")
  /// The content type “family name”.
  public static let familyName = UITextContentType("familyName")
  /// The content type “name suffix”.
  public static let nameSuffix = UITextContentType("nameSuffix")
  /// The content type “nickname”.
  public static let nickname = UITextContentType("nickname")
  /// The content type “job title”.
  public static let jobTitle = UITextContentType("jobTitle")
  /// The content type “organization name”.
  public static let organizationName = UITextContentType("organizationName")
  /// The content type “location”.
  public static let location = UITextContentType("location")
  /// The content type “full street address”.
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  /// The content type “street address, line 1”.
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  /// The content type “street address, line 2”.
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  /// The content type “address city”.
  public static let addressCity = UITextContentType("addressCity")
  /// The content type “address state”.
  public static let addressState = UITextContentType("addressState")
  /// The content type “country name”.
  public static let countryName = UITextContentType("countryName")
  /// The content type “postal code”.
  public static let postalCode = UITextContentType("postalCode")
  /// The content type “telephone number”.
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  /// The content type “email address”.
  public static let emailAddress = UITextContentType("emailAddress")
  /// The content type “URL”.
  public static let URL = UITextContentType("URL")
  /// The content type “credit card number”.
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  /// The content type “username”.
  public static let username = UITextContentType("username")
  /// The content type “password”.
  public static let password = UITextContentType("password")
  /// The content type “new password”.
  public static let newPassword = UITextContentType("newPassword")
  /// The content type “one time code”.
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  /// The content type “birthdate”.
  public static let birthdate = UITextContentType("birthdate")
}

/// The label of a Return key; a terminal can't label its key.
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
