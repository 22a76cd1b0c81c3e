/// Why a picture isn't loaded.
enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The server refuses.
  case status(Int)
  /// The server sends more than so many bytes.
  case tooLong(Int)
  /// The server sends nothing for long, or isn't done after long.
  case tooSlow
  /// The server sends from one address to another, again and again.
  case redirects
  /// The downloads that go on have too many bytes together.
  case noRoom
  /// URLs of the scheme aren't loaded.
  case scheme(String)

  var description: String {
    switch self {
    case .status(let status): "The server answers with status \(status)."
    case .tooLong(let limit): "The server sends more than \(limit) bytes."
    case .tooSlow: "The server takes too long."
    case .redirects: "The server redirects again and again."
    case .noRoom: "The downloads that go on have too many bytes together."
    case .scheme(let scheme): "URLs with the scheme “\(scheme)” aren't loaded; http, https and file are."
    }
  }
}
