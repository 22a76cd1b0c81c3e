internal import Synchronization

/// The colours that have names, in this process: those that the app defines, and those that are found in files.
package enum ColorTable {
  /// A colour on a light and on a dark background.
  package struct Entry: Sendable {
    package var light: Color
    package var dark: Color

    package init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }
  }

  /// A name, in the files of a folder; `nil` is the program's own.
  package struct Name: Hashable, Sendable {
    let text: String
    let folder: String?
  }

  /// Why a name has no colour.
  package struct Missing: Error {
    let reason: String
    package init(reason: String) { self.reason = reason }
  }

  /// Finds the colour of a name in the files of a folder.
  package typealias Reader = @Sendable (_ name: String, _ folder: String?) -> Result<Entry, Missing>

  private struct Table {
    var names: [Name] = []
    var places: [Name: Int] = [:]
    var defined: [String: Entry] = [:]
    var found: [Int: Result<Entry, Missing>] = [:]
    /// The places of names that were painted without a colour and aren't reported yet.
    var unreported: Set<Int> = []
    var reader: Reader?

    mutating func place(of name: Name) -> Int? {
      if let place = places[name] { return place }
      guard names.count < Int(UInt16.max) else { return nil }
      names.append(name)
      places[name] = names.count - 1
      return names.count - 1
    }
  }

  private static let table = Mutex(Table())

  static func place(of name: Name) -> Int? { table.withLock { $0.place(of: name) } }

  static func define(_ name: String, _ entry: Entry) { table.withLock { $0.defined[name] = entry } }

  /// Sets what looks for colours that the app doesn't define.
  package static func setReader(_ reader: @escaping Reader) { table.withLock { $0.reader = reader } }

  /// The colour at `place`; it is looked for once.
  static func entry(_ place: Int) -> Entry? {
    let (known, name, reader) = table.withLock { table -> (Result<Entry, Missing>?, Name, Reader?) in
      let name = table.names[place]
      return (table.defined[name.text].map { .success($0) } ?? table.found[place], name, table.reader)
    }
    if let known { return note(known, place) }
    let found =
      reader.map { $0(name.text, name.folder) }
      ?? .failure(Missing(reason: "Give it a value with Color.define before the first view is shown."))
    table.withLock { $0.found[place] = found }
    return note(found, place)
  }

  private static func note(_ found: Result<Entry, Missing>, _ place: Int) -> Entry? {
    if case .success(let entry) = found { return entry }
    table.withLock { _ = $0.unreported.insert(place) }
    return nil
  }

  /// The names without a colour that were painted since this was called last, in order, each with the reason.
  package static func takeMissing() -> [(name: String, reason: String)] {
    table.withLock { table in
      guard !table.unreported.isEmpty else { return [] }
      defer { table.unreported = [] }
      return table.unreported.sorted().compactMap { place in
        guard case .failure(let missing) = table.found[place] else { return nil }
        return (table.names[place].text, missing.reason)
      }
    }
  }

  static func name(_ place: Int) -> String? {
    table.withLock { $0.names.indices.contains(place) ? $0.names[place].text : nil }
  }
}

extension Color {
  /// The first number that stands for a name in a colour's bits; lower ones stand for roles and shadings.
  private static var firstName: UInt32 { 0x2_0000 }

  /// The colour of a name, in the files of a folder; `nil` is the program's own.
  ///
  /// After 65 535 names it is the colour of text.
  package init(named name: String, folder: String?) {
    self =
      ColorTable.place(of: ColorTable.Name(text: name, folder: folder))
      .map { Color(bits: Color.clearBits | Color.firstName + UInt32($0)) } ?? .role(.primary)
  }

  /// Gives a colour a name, for `Color("name")`; a colour of this name in an asset catalogue isn't used then.
  ///
  /// Call this function before the first view is shown, since nothing is painted again.
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
    // Kind 3 is clear, roles, shadings and names: see `Color.bits`.
    guard bits >> 24 & 3 == 3, value >= Color.firstName, bits != Style.none else { return nil }
    return Int(value - Color.firstName)
  }

  /// The name that the colour refers to.
  var colorName: String? { namePlace.flatMap(ColorTable.name) }

  /// The colour that a name refers to, with the opacity of this one; this one where it is no name.
  ///
  /// - Parameter isText: Whether it is to be read: then a name without a colour is the colour of text, otherwise it is none.
  package func named(isDark: @autoclosure () -> Bool, isText: Bool = false) -> Color {
    guard let namePlace else { return self }
    guard let entry = ColorTable.entry(namePlace) else {
      return isText ? Color.role(.primary).opacity(alpha) : .clear
    }
    return (isDark() ? entry.dark : entry.light).opacity(alpha)
  }
}
