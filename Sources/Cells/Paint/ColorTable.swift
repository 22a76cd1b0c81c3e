internal import Synchronization

/// The colours that an app has given names, in this process.
enum ColorTable {
  struct Entry: Sendable {
    var light: Color
    var dark: Color
  }

  private struct Table {
    var names: [String] = []
    var places: [String: Int] = [:]
    var entries: [Int: Entry] = [:]

    mutating func place(of name: String) -> Int? {
      if let place = places[name] { return place }
      guard names.count < Int(UInt16.max) else { return nil }
      names.append(name)
      places[name] = names.count - 1
      return names.count - 1
    }
  }

  private static let table = Mutex(Table())

  static func place(of name: String) -> Int? { table.withLock { $0.place(of: name) } }

  static func define(_ name: String, _ entry: Entry) {
    table.withLock { table in
      if let place = table.place(of: name) { table.entries[place] = entry }
    }
  }

  static func entry(_ place: Int) -> Entry? { table.withLock { $0.entries[place] } }
  static func name(_ place: Int) -> String? {
    table.withLock { $0.names.indices.contains(place) ? $0.names[place] : nil }
  }
}

extension Color {
  /// Where numbers of names begin, behind those of shadings.
  private static var firstName: UInt32 { 0x2_0000 }

  /// The colour that the app gives a name: see ``define(_:_:dark:)``.
  ///
  ///     Text("Acme").foregroundStyle(Color("brand"))
  ///
  /// It is looked up where it is painted. A name without a colour is the colour of text, and so is each new one after 65 535 of them.
  /// - Source: SwiftUI `Color.init(_:bundle:)`; the table is the app's code, as there are no asset catalogues.
  public init(_ name: String) {
    self =
      ColorTable.place(of: name).map { Color(bits: Color.clearBits | Color.firstName + UInt32($0)) }
      ?? .role(.primary)
  }

  /// Gives a colour a name, for ``init(_:)``.
  ///
  /// Call it before the first view is shown, since nothing is painted again.
  ///
  ///     Color.define("brand", .rgb(0, 90, 180), dark: .rgb(110, 180, 255))
  ///
  /// - Parameters:
  ///   - name: The name; its earlier colour is forgotten.
  ///   - color: The colour.
  ///   - dark: The colour on a dark background; the same where it isn't given.
  public static func define(_ name: String, _ color: Color, dark: Color? = nil) {
    ColorTable.define(name, ColorTable.Entry(light: color, dark: dark ?? color))
  }

  /// The place of the name that the colour refers to.
  private var namePlace: Int? {
    let value = bits & 0xFF_FFFF
    guard bits >> 24 & 3 == 3, value >= Color.firstName, bits != Style.none else { return nil }
    return Int(value - Color.firstName)
  }

  /// The name that the colour refers to.
  var colorName: String? { namePlace.flatMap(ColorTable.name) }

  /// The colour that a name refers to, with the opacity of this one; this one where it is no name.
  func named(isDark: @autoclosure () -> Bool) -> Color {
    guard let namePlace else { return self }
    guard let entry = ColorTable.entry(namePlace) else { return Color.role(.primary).opacity(alpha) }
    return (isDark() ? entry.dark : entry.light).opacity(alpha)
  }
}
