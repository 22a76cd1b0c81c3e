/// A variable that belongs to the process, and not to a host or a value.
struct ProcessVariable: CustomStringConvertible {
  let path: String
  let line: Int
  let name: String

  /// The name of its file without folders and ending.
  var file: Substring { path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "" }

  /// How the page names it: `File: name`.
  var key: String { "\(file): \(name)" }

  var description: String { "\(path):\(line) \(name)" }

  /// The types whose values change though a constant has them.
  private static let mutable: Set<String> = [
    "Atomic", "Mutex", "Locked", "StateLock", "LazyPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer",
    "UnsafeMutableBufferPointer", "NSLock", "NSCache", "NSMutableDictionary", "NSMutableArray", "TaskLocal",
  ]

  /// The variables of files in Swift and C, of which those in Swift are there as words and signs.
  static func all(in files: [SourceFile], _ code: [SwiftCode]) -> [ProcessVariable] {
    let mutable = changingTypes(in: code)
    return code.flatMap { inSwift($0, mutable) }
      + files.filter { !$0.path.hasSuffix(".swift") }.flatMap(inC)
  }

  /// The classes and actors with a property that can change, and what keeps a value of one of them.
  private static func changingTypes(in code: [SwiftCode]) -> Set<String> {
    var names = mutable
    var properties: [(owner: SwiftDeclaration, kind: SwiftDeclaration.Kind, types: [String])] = []
    var parents: [(name: String, parent: String)] = []
    for file in code {
      for declaration in file.declarations {
        if file.isStored(declaration), let owner = file.owners(of: declaration).first {
          properties.append((owner, declaration.kind, file.types(of: declaration)))
        }
        if declaration.kind == .class, let parent = NodeClasses.inherited(by: declaration, in: file).first {
          parents.append((declaration.name, parent))
        }
      }
    }
    var before = -1
    while before != names.count {
      before = names.count
      for (owner, kind, types) in properties {
        // A value that refers to an object is one like others; a lock in it makes it a variable.
        let isObject = owner.kind != .struct
        let locked = types.contains(where: isObject ? names.contains : mutable.contains)
        if kind == .constant ? locked : isObject { names.insert(owner.name) }
      }
      for (name, parent) in parents where names.contains(parent) { names.insert(name) }
    }
    return names
  }

  private static func inSwift(_ file: SwiftCode, _ mutable: Set<String>) -> [ProcessVariable] {
    file.declarations.filter { property in
      guard property.kind == .variable || property.kind == .constant,
        property.owner == nil
          || (property.first..<property.place).contains(where: { file.text($0) == "static" }),
        property.ownerKind != .protocol, file.isKept(property)
      else { return false }
      return property.kind == .variable || file.types(of: property).contains(where: mutable.contains)
    }.map { ProcessVariable(path: file.path, line: file.tokens[$0.place].line, name: $0.name) }
  }

  /// A line of C that declares a variable: at the outermost level, or `static` in a function.
  private static func inC(_ file: SourceFile) -> [ProcessVariable] {
    let declaration =
      /^\s*((static|_Thread_local|_Atomic|volatile|extern|unsigned|long|struct) )+?(\w+ )*\**(?<name>\w+)(\[[^\]]*\])*( = .*)?;$/
    let end = /^\} ?(?<name>\w+)(\[[^\]]*\])*( = .*)?;/
    var isInTable = false
    return file.lines.enumerated().compactMap { number, line in
      if line.hasPrefix("static struct"), line.hasSuffix("{") { isInTable = true }
      if isInTable, let match = line.firstMatch(of: end) {
        isInTable = false
        return ProcessVariable(path: file.path, line: number + 1, name: String(match.name))
      }
      let isStatic = line.drop { $0 == " " }.hasPrefix("static ")
      guard isStatic, !line.contains("const "), !line.contains("inline"),
        let match = line.replacing(/\s*\/[\/*].*$/, with: "").firstMatch(of: declaration)
      else { return nil }
      return ProcessVariable(path: file.path, line: number + 1, name: String(match.name))
    }
  }
}
