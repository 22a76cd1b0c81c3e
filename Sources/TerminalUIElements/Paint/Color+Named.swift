internal import CTerminal
public import Cells

extension Color {
  /// The colour of a name: one of ``define(_:_:dark:)``, or of a set in an asset catalogue.
  ///
  ///     Text("Acme").foregroundStyle(Color("brand"))
  ///
  /// With `TerminalUIFoundation` the set `brand.colorset` is looked for in the catalogues `….xcassets` beside the program and among its resources. The
  /// colour is looked up where it is first painted. A name without a colour is reported. Texts have the colour of text then, and nothing else is drawn.
  /// - Source: SwiftUI `Color.init(_:bundle:)`; with `TerminalUIFoundation` also of another bundle.
  public nonisolated init(_ name: String) { self.init(catalogued: name, folder: nil) }

  /// The colour of a name among the resources in a folder; `nil` is the program's own.
  package nonisolated init(catalogued name: String, folder: String?) {
    _ = NamedColors.reader
    self.init(named: name, folder: folder)
  }
}

/// Looks up colours of asset catalogues by name, if the module that reads files is linked.
package nonisolated enum NamedColors {
  /// Set once, before the first name is a colour.
  fileprivate static let reader: Void = ColorTable.setReader { name, folder in
    look(name, folder)
      ?? .failure(
        ColorTable.Missing(
          reason:
            "Give it a value with Color.define, or add the product TerminalUIFoundation, which reads asset "
            + "catalogues."))
  }

  /// The tint that the program's asset catalogue gives the app, if it does.
  package static let accent: Color? = {
    guard case .success = look("AccentColor", nil) else { return nil }
    return Color("AccentColor")
  }()

  /// Looks for a name in files; `nil` where nothing that reads them is linked.
  private static func look(_ name: String, _ folder: String?) -> Found? {
    let found = name.withCString { name in
      guard let folder else { return ct_named_color(name, nil) }
      return folder.withCString { ct_named_color(name, $0) }
    }
    guard let memory = found?.assumingMemoryBound(to: Found.self) else { return nil }
    defer { memory.deallocate() }
    return memory.move()
  }

  /// A colour, or why there is none.
  package typealias Found = Result<ColorTable.Entry, ColorTable.Missing>

  /// Memory that holds a colour, which the caller has to free.
  package static func given(_ found: Found) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Found>.allocate(capacity: 1)
    memory.initialize(to: found)
    return UnsafeMutableRawPointer(memory)
  }
}
