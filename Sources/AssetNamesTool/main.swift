/// The program of the plugin AssetNames: `OUTPUT MODULE CATALOGUE…` writes the names of the sets of some catalogues into a file.

import AssetCatalogs
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let output = arguments.first, let module = arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("asset-names: OUTPUT MODULE CATALOGUE…\n".utf8))
  exit(2)
}
let folders = Set(arguments.dropFirst(2).map { ($0 as NSString).deletingLastPathComponent })
let catalogs = folders.sorted().map { AssetCatalog($0) }
let text = AssetNames.source(
  colors: catalogs.flatMap { $0.names(of: .color) }, images: catalogs.flatMap { $0.names(of: .image) },
  module: module)
do {
  try text.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("asset-names: \(output) can't be written: \(error)\n".utf8))
  exit(1)
}
