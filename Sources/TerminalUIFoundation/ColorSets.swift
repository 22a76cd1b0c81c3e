internal import AssetCatalogs
internal import Cells
public import Foundation
public import TerminalUI

extension Color {
  /// The colour of a name, also one of a set in an asset catalogue of a bundle: `brand.colorset` in a folder `….xcassets`.
  ///
  ///     Text("Acme").foregroundStyle(Color("brand", bundle: .module))
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where the catalogue is; `nil` is beside the program and among its resources.
  /// - Source: SwiftUI `Color.init(_:bundle:)`.
  public nonisolated init(_ name: String, bundle: Bundle?) {
    self.init(catalogued: name, folder: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }
}

/// Finds the colour of a name for the colours of `TerminalUI`, which knows no files: the linker leads it here.
@_cdecl("terminalui_named_color")
public nonisolated func _namedColor(_ name: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>?)
  -> UnsafeMutableRawPointer?
{
  NamedColors.given(
    ColorSetReader.color(
      String(cString: name), in: folder.map { [String(cString: $0)] } ?? ProgramFolders.all))
}

/// Finds the colour of a name in asset catalogues, for ``NamedColors``.
enum ColorSetReader {
  /// Looks for a set with the name in the catalogues of each folder.
  static func color(_ name: String, in folders: [String]) -> NamedColors.Found {
    for folder in folders {
      guard let set = AssetCatalog.inFolder(folder).folder(of: .color, named: name) else { continue }
      guard let colors = ColorSet(folder: set), let light = color(colors.light), let dark = color(colors.dark)
      else {
        return .failure(ColorTable.Missing(reason: "The set \(set) has no colour that can be read."))
      }
      return .success(ColorTable.Entry(light: light, dark: dark))
    }
    return .failure(
      ColorTable.Missing(
        reason:
          "Give it a value with Color.define, or add a set \(name).colorset to a catalogue ….xcassets in "
          + "\(folders.joined(separator: " or "))."))
  }

  private static func color(_ shade: ColorSet.Shade) -> Color? {
    switch shade {
    case .components(let red, let green, let blue, let opacity):
      Color(red: red, green: green, blue: blue).opacity(opacity)
    case .system(let name): system[name]
    }
  }

  /// The colours of the system that sets refer to.
  private static let system: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan,
    "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
    "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray, "labelColor": .primary,
    "secondaryLabelColor": .secondary, "controlAccentColor": .role(.tint), "linkColor": .role(.link),
    "systemBackgroundColor": .role(.background), "windowBackgroundColor": .role(.background),
    "textColor": .primary, "separatorColor": .role(.separator),
  ]
}
