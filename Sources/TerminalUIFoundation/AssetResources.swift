public import Foundation
public import TerminalUI

/// A colour set in an asset catalogue: `Color(.brand)`.
///
/// The plugin `AssetNames` writes a property for each set of a target. Without it, an app writes those that it needs:
///
///     nonisolated extension ColorResource {
///       static let brand = ColorResource(name: "brand", bundle: .module)
///     }
///
/// - Source: SwiftUI `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Names a colour set.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: Where its catalogue is.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// An image set in an asset catalogue, or a file: `Image(.logo)`.
///
/// The plugin `AssetNames` writes a property for each set of a target, as for ``ColorResource``.
///
/// - Source: SwiftUI `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Names an image set.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: Where its catalogue is.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  /// The colour of a set in an asset catalogue.
  ///
  /// - Source: SwiftUI `Color.init(_:)`, of a `ColorResource`.
  public nonisolated init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

@MainActor extension Image {
  /// Shows a picture of an asset catalogue; its name is also its text for screen readers.
  ///
  /// - Source: SwiftUI `Image.init(_:)`, of an `ImageResource`.
  public nonisolated init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Shows a decorative picture of an asset catalogue: screen readers skip it.
  ///
  /// - Source: SwiftUI `Image.init(decorative:)`, of an `ImageResource`.
  public nonisolated init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title and a picture of an asset catalogue.
  ///
  /// - Source: SwiftUI `Label.init(_:image:)`, of an `ImageResource`.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
