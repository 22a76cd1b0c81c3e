import Foundation
import PackagePlugin

/// Makes a Swift file of the pages of the gallery, in which the gallery finds their code.
@main struct PageSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let pages = target.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix("Page.swift") }
      .filter { $0.path.contains("/Pages/") }
      .sorted { $0.path < $1.path }
    let script = context.package.directoryURL.appending(path: "Scripts/gallery-code.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "PageSources.swift")
    return [
      .buildCommand(
        displayName: "The code of the gallery's pages", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + pages.map(\.path), inputFiles: [script] + pages,
        outputFiles: [output])
    ]
  }
}
