// Types of SwiftUI and its neighbours that need pixels or types of files: their names are here, so that the compiler says what there is instead.

/// A maker of pictures of views.
///
/// - Source: SwiftUI `ImageRenderer`.
@available(*, unavailable, message: "cells aren't pixels; a test has TestHost.text, and Canvas draws")
@MainActor @preconcurrency public final class ImageRenderer<Content: View> {
  /// Never called.
  public init(content: Content) { self.content = content }
  /// Never read.
  public var content: Content
  /// Never read.
  public var scale = 1.0
  /// Never read.
  public var proposedSize = ProposedViewSize.unspecified
  /// Never read.
  public var isOpaque = false
}

/// A paint of repeated pictures.
///
/// - Source: SwiftUI `ImagePaint`.
@available(*, unavailable, message: "show Image(…).resizable(resizingMode: .tile) with clipShape or mask")
public nonisolated struct ImagePaint: ShapeStyle {
  /// Never called.
  public init(image: Image, scale: Double = 1) {}
  /// Never called.
  public init<R>(image: Image, sourceRect: R, scale: Double = 1) {}
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Color { .clear }
}

/// A type of content, such as text or pictures.
///
/// - Source: UniformTypeIdentifiers `UTType`.
@available(*, unavailable, message: "a terminal copies and pastes texts; leave out the types of content")
public nonisolated struct UTType: Hashable, Sendable {
  /// Never called.
  public init(_ identifier: String) {}
  /// Never called.
  public init?(filenameExtension: String) {}
  /// Never called.
  public init(exportedAs identifier: String) {}
  /// Never called.
  public init(importedAs identifier: String) {}
}

@available(*, unavailable, message: "a terminal copies and pastes texts; leave out the types of content")
nonisolated extension UTType {
  private static var none: UTType { UTType("") }
  /// Never read.
  public static var item: UTType { none }
  /// Never read.
  public static var content: UTType { none }
  /// Never read.
  public static var data: UTType { none }
  /// Never read.
  public static var text: UTType { none }
  /// Never read.
  public static var plainText: UTType { none }
  /// Never read.
  public static var utf8PlainText: UTType { none }
  /// Never read.
  public static var json: UTType { none }
  /// Never read.
  public static var commaSeparatedText: UTType { none }
  /// Never read.
  public static var pdf: UTType { none }
  /// Never read.
  public static var image: UTType { none }
  /// Never read.
  public static var png: UTType { none }
  /// Never read.
  public static var jpeg: UTType { none }
  /// Never read.
  public static var url: UTType { none }
  /// Never read.
  public static var fileURL: UTType { none }
  /// Never read.
  public static var folder: UTType { none }
  /// Never read.
  public static var movie: UTType { none }
  /// Never read.
  public static var audio: UTType { none }
}
