import Testing

/// What belongs to the process and not to a host, as `docs/Architecture.md` has it.
@Suite struct ProcessStateTests {
  private static let files = Package.files.filter { file in
    [
      "TerminalUICore", "RuntimeMetadata", "TerminalUIModifiers", "TerminalUINavigation", "TerminalUIStorage",
    ].contains(file.target)
  }

  @Test func `each static with mutable state is in the table, with a reason`() {
    let found = Set(Self.files.flatMap { file in file.processState.map { "\(file.name): \($0)" } })
    #expect(found.subtracting(ArchitecturePage.processState.keys).sorted() == [])
  }

  @Test func `the table names nothing that is gone`() {
    let found = Set(Self.files.flatMap { file in file.processState.map { "\(file.name): \($0)" } })
    #expect(Set(ArchitecturePage.processState.keys).subtracting(found).sorted() == [])
  }

  @Test func `every reason is a sentence`() {
    #expect(ArchitecturePage.processState.filter { $0.value.count < 20 }.keys.sorted() == [])
  }

  @Test(arguments: [
    ("  private static var open: UInt32?", "open"), ("  @MainActor static private(set) var a = 0", "a"),
    ("  static var groups: [Int] = [] { didSet { count = 1 } }", "groups"),
    ("  private static let known = Locked<Int>(0)", "known"),
    ("@MainActor private weak var host: Host?", "host"),
    ("  static let lock = StateLock()", "lock"), ("  static let count = Atomic<UInt64>(0)", "count"),
  ])
  func `what is stored and can change is found`(line: String, name: String) {
    #expect(SourceFile.processState(in: line[...]) == name)
  }

  @Test(arguments: [
    "  static var size: Int { 3 }", "  static var all: [Host] {", "  var static = 0", "  static let a = 3",
    "  static var b: Int { get }", "  var c = 0", "/// static var d = 0",
  ])
  func `what is computed, constant or an object's is not`(line: String) {
    #expect(SourceFile.processState(in: line[...]) == nil)
  }
}

extension SourceFile {
  /// The name of the file without its folders and ending.
  fileprivate var name: Substring {
    path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
  }

  /// The names of the variables in it that belong to the process.
  fileprivate var processState: [String] { lines.compactMap(Self.processState) }

  /// The name of the variable of the process that a line declares.
  fileprivate static func processState(in line: Substring) -> String? {
    guard line.contains("static ") || line.first != " ", line.contains("var ") || line.contains("let "),
      !line.drop(while: { $0 == " " }).hasPrefix("//")
    else { return nil }
    let constant =
      /static let (\w+) = (Atomic|Mutex|Locked|StateLock|MetadataTable|LazyPointer|StorageStore)\b/
    if let match = line.firstMatch(of: constant) { return String(match.1) }
    let variable =
      /^( +(@\w+(\([^)]*\))? |nonisolated\(unsafe\) |public |package |private |fileprivate |private\(set\) )*static (private\(set\) )?var |(@\w+ |nonisolated\(unsafe\) |public |package |private |fileprivate |weak )*(weak )?var )(?<name>\w+)/
    guard let match = line.firstMatch(of: variable) else { return nil }
    let rest = line[match.range.upperBound...]
    guard let brace = rest.firstIndex(of: "{") else { return String(match.name) }
    return rest[..<brace].contains("=") ? String(match.name) : nil
  }
}
