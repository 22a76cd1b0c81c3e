/// The core knows layers, scopes and items, and no control: what views there are is said in the targets above.
enum CoreNameRules {
  static let all = [
    Rule("no code of the core names a view of the targets above") {
      let above = Package.files.filter { $0.target.hasPrefix("TerminalUI") && $0.target != "TerminalUICore" }
      let views = Set(above.flatMap { file in file.lines.compactMap(SourceFile.publicView) })
      expect(views.isSuperset(of: ["Button", "List", "Menu", "Picker", "TextField", "Toggle", "TabView"]))
      let named = Self.core.flatMap { file in
        file.lines.filter { !SourceFile.words(ofCode: $0).isDisjoint(with: views) }.map {
          "\(file.path): \($0)"
        }
      }
      expect(named, [])
    },
    Rule("no line of the core but an example names a kind of presentation") {
      let named = Self.core.flatMap { file in
        file.lines.filter { !$0.isExampleOrSource && $0.contains(Self.kinds) }.map { "\(file.path): \($0)" }
      }
      expect(named, [])
    },
    Rule("a view is a public struct, and a name in a comment or a text is none of code") {
      expect(
        SourceFile.publicView(in: "@frozen public struct Menu<Label: View, Content: View>: View {"), "Menu")
      expect(SourceFile.publicView(in: "public struct Toggle<Label: View>: UnaryView, View {"), "Toggle")
      expect(SourceFile.publicView(in: "public struct MenuOrder: Hashable {") == nil)
      expect(SourceFile.publicView(in: "struct Hidden: View {") == nil)
      expect(SourceFile.publicView(in: "  public struct Content: View {") == nil)
      expect(SourceFile.words(ofCode: #"  let a = Menu.b("Button") // Table"#), ["let", "a", "Menu", "b"])
    },
  ]

  private static let core = Package.files.filter { $0.target == "TerminalUICore" }
  private static var kinds: Regex<Substring> { /(?i)sheet|alert|dialog|popover|toast|tooltip|menu/ }
}

extension SourceFile {
  /// The name of the view that a line declares for apps.
  fileprivate static func publicView(in line: Substring) -> Substring? {
    guard line.contains("public struct "), line.first != " " else { return nil }
    return line.firstMatch(of: /public struct (\w+).*[:,] (?:Node|Unary)?View\b[^>]*(where\b.*)?\{/)?.1
  }

  /// The words of a line outside of comments and texts.
  fileprivate static func words(ofCode line: Substring) -> Set<Substring> {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    let parts = line.prefix(upTo: line.firstRange(of: " //")?.lowerBound ?? line.endIndex)
      .split(separator: "\"", omittingEmptySubsequences: false)
    let code = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
  }
}

extension Substring {
  /// Whether it shows how something is used, or where its name is from.
  fileprivate var isExampleOrSource: Bool {
    let comment = drop { $0 == " " }
    return comment.hasPrefix("///    ") || comment.hasPrefix("/// - Source:")
  }
}
