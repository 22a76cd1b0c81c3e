internal import CNCurses
internal import Presenter

/// The strings of the description that ncurses uses.
extension TerminfoString {
  /// A capability's bytes with its parameters filled in and without padding; `nil` where the terminal hasn't got it.
  ///
  /// Only strings that have parameters are filled in: in others a percent sign is one.
  static func bytes(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8]? {
    nct_fill(nct_string(name), first, second).map { withoutPadding(bytes($0)) }
  }

  /// The bytes of a capability without parameters, without padding; `nil` where the terminal hasn't got it.
  static func bytes(_ name: String) -> [UInt8]? { nct_string(name).map { withoutPadding(bytes($0)) } }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
