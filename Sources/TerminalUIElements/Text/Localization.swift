internal import CTerminal
internal import Synchronization

/// The tables of texts in several languages, which `TerminalUIFoundation` reads.
///
/// The main module reads no files. Where nothing else reads tables, or there are none, a literal is only its text.
@usableFromInline package nonisolated enum Localization {
  /// The reader of tables; `nil` where none is linked.
  package static let source: (any LocalizationSource)? = {
    guard let memory = ct_localization() else { return nil }
    let source = memory.assumingMemoryBound(to: (any LocalizationSource).self)
    defer { source.deallocate() }
    return source.move()
  }()

  private static let isUsed = Atomic(source?.hasTables ?? false)

  /// Whether literals keep what is needed to look them up.
  @usableFromInline package static var isOn: Bool { isUsed.load(ordering: .relaxed) }

  /// Has literals keep it from now on, whether or not there are tables where they are expected.
  package static func turnOn() { isUsed.store(true, ordering: .relaxed) }
}

/// Looks up texts in tables of translations: implemented where Foundation is, and absent without it.
package nonisolated protocol LocalizationSource: Sendable {
  /// Whether there are tables of the program itself.
  var hasTables: Bool { get }
  /// Whether a table has a key in any language.
  func knows(_ key: String, in table: LocalizationTable) -> Bool
  /// The text of a table for a key; `nil` where it has nothing in the language of a place, nor in its own.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - numbers: The values that are numbers, which may decide between singular and plural.
  ///   - table: The table.
  ///   - place: The region of the view; `nil` is the user's.
  /// - Returns: A text with a format for each value.
  func format(for key: String, numbers: [Double?], in table: LocalizationTable, place: (any Sendable)?)
    -> String?
  /// A number in a format of `printf`; `nil` where the format is for something else.
  func written(_ number: Double, as specifier: String) -> String?
  /// The region of a user with these variables in the environment.
  ///
  /// - Parameter environment: The languages as for gettext, and `TZ`; without that, the time zone is UTC.
  func region(of environment: [String: String]) -> any Sendable
}

extension LocalizationSource {
  /// Memory that holds this value, which the caller has to free.
  package func given() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<any LocalizationSource>.allocate(capacity: 1)
    memory.initialize(to: self)
    return UnsafeMutableRawPointer(memory)
  }
}

/// Which table a text is looked up in: its name, and the folder of resources.
package nonisolated struct LocalizationTable: Hashable, Sendable {
  /// The folder with the resources; `nil` is the program's.
  package var folder: String?
  /// The name of the table.
  package var name: String

  /// Makes the description of a table.
  package init(folder: String? = nil, name: String = "Localizable") {
    (self.folder, self.name) = (folder, name)
  }
}
