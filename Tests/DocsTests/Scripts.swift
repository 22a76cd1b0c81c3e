import Foundation
import Soak

/// Runs a script of the package with the folder of the built modules and some arguments.
nonisolated func runScript(_ name: String, _ arguments: [String] = []) async throws -> ProgramRun {
  let interpreter = name.hasSuffix(".py") ? "python3" : "sh"
  let script = Package.root.appending(path: "Scripts/\(name)").path
  return try await ProgramRun.of("/usr/bin/env", [interpreter, script, ProgramRun.folder] + arguments)
}
