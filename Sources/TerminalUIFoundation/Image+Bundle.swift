public import Foundation
public import TerminalUI

// With `TerminalUIImages` there are the same initialisers twice, and those of that module are taken.
@MainActor extension Image {
  /// Shows a picture of a bundle that is known by its name, which is also its text for screen readers.
  ///
  ///     Image("logo", bundle: .module)
  ///
  /// It is read where the app links the product `TerminalUIImages`: see `Image(_:)`.
  /// - Source: SwiftUI `Image.init(_:bundle:)`.
  @_disfavoredOverload public nonisolated init(_ name: String, bundle: Bundle?) {
    self.init(named: name, folder: bundle?.resourcePath ?? bundle?.bundlePath, label: name)
  }

  /// Shows a picture of a bundle that is known by its name, with a label.
  ///
  /// - Source: SwiftUI `Image.init(_:bundle:label:)`.
  @_disfavoredOverload public nonisolated init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(named: name, folder: bundle?.resourcePath ?? bundle?.bundlePath, label: label.plainString)
  }

  /// Shows a decorative picture of a bundle: screen readers skip it.
  ///
  /// - Source: SwiftUI `Image.init(decorative:bundle:)`.
  @_disfavoredOverload public nonisolated init(decorative name: String, bundle: Bundle?) {
    self.init(named: name, folder: bundle?.resourcePath ?? bundle?.bundlePath, label: nil)
  }
}
