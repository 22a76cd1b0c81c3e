nonisolated extension Text {
  /// Makes a text of a symbol: its character, or its name in words where it has none.
  ///
  ///     Text(Image(systemName: "star")) + Text(" Favourites")
  ///
  /// A picture is no text; its place is empty.
  /// - Source: SwiftUI `Text.init(_:)`, of an image.
  @_disfavoredOverload public init(_ image: Image) { self.init(verbatim: image.asText) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a symbol: its character, or its name in words where it has none.
  ///
  ///     Text("\(Image(systemName: "star")) Favourites")
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:)`, of an image.
  public nonisolated mutating func appendInterpolation(_ image: Image) { appendValue(image.asText) }
}

extension Image {
  fileprivate nonisolated var asText: String {
    guard case .symbol(let name) = source else { return "" }
    return SymbolTable.character(of: name).map { String($0) } ?? Image.words(name)
  }
}
