/// The rows of `docs/Compatibility.md`.
struct CompatibilityRow {
  /// The symbols in the first cell.
  let symbols: [PageSymbol]
  /// What is said of them.
  let text: Substring

  /// Whether the symbols don't exist here.
  var isAbsent: Bool { text.hasPrefix("absent") || text.hasPrefix("no ") || text.hasPrefix("no:") }

  /// The symbols that the text calls missing: those of sentences that begin with *No*, up to what there is instead.
  var missingParts: [PageSymbol] {
    text.split(separator: ". ").flatMap { $0.split(separator: "; ") }
      .filter { $0.hasPrefix("No ") || $0.hasPrefix("no ") }
      .flatMap { PageSymbol.all(in: $0) }
  }

  static let all: [CompatibilityRow] = Package.lines(of: "docs/Compatibility.md").compactMap { line in
    guard line.hasPrefix("| "), !line.hasPrefix("| SwiftUI |") else { return nil }
    let cells = line.replacing("\\|", with: "/").split(separator: " | ", maxSplits: 1)
    guard cells.count == 2 else { return nil }
    return CompatibilityRow(symbols: PageSymbol.all(in: Substring(cells[0])), text: Substring(cells[1]))
  }

  /// The names that some row is about.
  static let names = Set(all.flatMap(\.symbols).flatMap(\.path))
}

/// A symbol as a page writes it: `List`, `\.theme`, `ScrollViewProxy.scrollTo`, `alert(_:item:)`.
struct PageSymbol: Equatable, CustomStringConvertible {
  /// The name behind those of the types around it.
  let path: [String]
  /// The labels of the arguments, where the page gives them.
  let labels: [String]?

  var name: String { path.last ?? "" }
  var description: String {
    path.joined(separator: ".") + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }

  init(_ path: [String], labels: [String]? = nil) { (self.path, self.labels) = (path, labels) }

  /// Those between backticks; none for what only is a label (`step:`), a literal or a key.
  static func all(in text: Substring) -> [PageSymbol] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { PageSymbol(parts[$0]) }
  }

  private init?(_ text: Substring) {
    let environment = "@Environment(\\"
    let rest = text.hasPrefix(environment) ? text.dropFirst(environment.count) : text
    let name = rest.drop { "\\.@#".contains($0) }
    let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let behind = name[path.endIndex...]
    guard path.first?.isNumber == false, behind.first != ":" else { return nil }
    let arguments = behind.first == "(" ? behind.dropFirst().prefix { $0 != ")" } : ""
    let isSignature = arguments.last == ":" && !arguments.contains(" ")
    // `Color("name")` says nothing of `Color`.
    guard path.first?.isUppercase != true || arguments.isEmpty || isSignature else { return nil }
    self.init(
      path.split(separator: ".").map(String.init),
      labels: isSignature ? arguments.split(separator: ":").map(String.init) : nil)
  }

  /// The declarations of this symbol, among all that are public: a type, a macro, or what can be put behind a view or found in the environment.
  var declarations: [PublicName] {
    PublicFace.names.filter { declared in
      guard declared.name == name, declared.kind != .requirement else { return false }
      if path.count > 1 { return declared.owner == path.dropLast().joined(separator: ".") }
      // Initialisers aren't read.
      if name.first?.isUppercase == true { return declared.owner.isEmpty && labels == nil }
      guard
        declared.owner.isEmpty || PublicFace.modifiers.contains(declared)
          || PublicFace.environmentValues.contains(declared)
      else { return false }
      guard let labels else { return true }
      // Those with a default may be left out.
      var others = declared.labels[...]
      return labels.allSatisfy { label in
        others = others.drop { $0 != label }
        return others.popFirst() != nil
      }
    }
  }
}
