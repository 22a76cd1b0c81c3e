internal import Foundation

/// The folders in which colours, images and texts without a bundle of their own are looked for.
package enum ProgramFolders {
  /// The folder of the program, and the bundles of its target beside it, which SwiftPM names by package and target.
  package static let all: [String] = {
    let files = FileManager.default
    guard let program = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let slash = program.lastIndex(of: "/")
    else { return [Bundle.main.resourcePath ?? Bundle.main.bundlePath] }
    let folder = String(program[..<slash])
    let ending = "_\(program[program.index(after: slash)...]).resources"
    let bundles = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(ending) }
    return [folder] + bundles.sorted().map { "\(folder)/\($0)" }
  }()
}
