import Foundation

/// Runs a script of the package with the folder of the built modules; its output, and whether it succeeded.
nonisolated func runScript(_ name: String, _ arguments: [String] = []) throws -> (
  succeeds: Bool, output: String
) {
  try runProgram("/bin/sh", [Package.root.appending(path: "Scripts/\(name)").path], arguments)
}

/// Runs a program with some arguments, the folder of the built modules and others.
nonisolated func runProgram(
  _ program: String, _ arguments: [String], _ others: [String] = []
) throws -> (succeeds: Bool, output: String) {
  let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments + [build.path] + others
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
}
