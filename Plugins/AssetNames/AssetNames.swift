import Foundation
import PackagePlugin

/// Gives the sets in a target's asset catalogues names: `Color(.brand)`, `Image(.logo)`.
@main struct AssetNames: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let files = FileManager.default
    var catalogs: [URL] = []
    var contents: [URL] = []
    let all = files.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    while let file = all?.nextObject() as? URL {
      if file.pathExtension == "xcassets" { catalogs.append(file) }
      if file.lastPathComponent == "Contents.json" { contents.append(file) }
    }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetNames.swift")
    return [
      .buildCommand(
        displayName: "The names of assets of \(target.name)",
        executable: try context.tool(named: "AssetNamesTool").url,
        arguments: [output.path, "TerminalUIFoundation"] + catalogs.map(\.path).sorted(),
        inputFiles: contents.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
  }
}
