import Foundation

/// Runs a script of the package with the folder of the built modules; its output, and whether it succeeded.
nonisolated func runScript(_ name: String, _ arguments: [String] = []) throws -> (
  succeeds: Bool, output: String
) {
  let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = [Package.root.appending(path: "Scripts/\(name)").path, build.path] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
}
