internal import CTerminal
package import Cells
public import Foundation
public import TerminalUI

/// A picture that is loaded from a URL when it comes into sight.
///
///     AsyncImage(url: url) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView()
///     }
///
/// It is loaded by the product `TerminalUIAsyncImages`, away from the main thread, and kept for the next view with the URL. Pictures are PNG or JPEG files of
/// `http`, `https` and `file` URLs. Without that product every picture fails, and the default content shows the URL.
/// - Source: SwiftUI `AsyncImage`; PNG and JPEG only, and no transactions.
@MainActor @preconcurrency public struct AsyncImage<Content: View>: View {
  @State private var phase = AsyncImagePhase.empty
  /// The URL that ``phase`` is about.
  @State private var shown: URL?
  @Environment(\.networkRequests) private var networkRequests
  private let url: URL?
  private let scale: Double
  private let content: (AsyncImagePhase) -> Content

  /// Makes a view of each phase of loading.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; without one the phase is `empty`.
  ///   - scale: How many pixels are as wide as a column.
  ///   - transaction: Has no effect.
  ///   - content: Makes the view of a phase.
  /// - Source: SwiftUI `AsyncImage.init(url:scale:transaction:content:)`.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  /// Makes a view that shows the picture, and nothing until it is loaded.
  ///
  /// - Source: SwiftUI `AsyncImage.init(url:scale:)`.
  public init(url: URL?, scale: Double = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image
        ?? (phase.error is AsyncImageError
          ? Image(unread: url?.absoluteString ?? "") : Image(decorative: .nothing))
    }
  }

  /// Makes a view that shows the picture, and another view until it is loaded or if it can't be.
  ///
  /// - Source: SwiftUI `AsyncImage.init(url:scale:content:placeholder:)`.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view of the phase.
  public var body: some View {
    content(shown == url ? phase : .empty).task(id: url) { await load() }
  }

  /// Loads the picture of the URL, unless it is shown already; called when the view appears or gets another URL.
  private func load() async {
    guard let url, shown != url || phase.image == nil else { return }
    let result: AsyncImagePhase
    do {
      guard let loader = PictureLoader.linked else { throw AsyncImageError() }
      if ["http", "https"].contains(url.scheme?.lowercased()), networkRequests?(url.absoluteString) == false {
        throw URLError(.notConnectedToInternet)
      }
      let picture = try await loader.load(url)
      result = .success(Image(picture, scale: scale, label: Text(verbatim: url.lastPathComponent)))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    (phase, shown) = (result, url)
  }
}

/// How far loading a picture is.
///
/// - Source: SwiftUI `AsyncImagePhase`.
public enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture couldn't be loaded.
  case failure(any Error)

  /// The picture, if it is loaded; `nil` otherwise.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why the picture couldn't be loaded; `nil` otherwise.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The error of every picture in an app that doesn't link the product that loads them.
struct AsyncImageError: Error, CustomStringConvertible {
  var description: String { "Nothing that loads pictures is linked: add the product TerminalUIAsyncImages." }
}

/// The function that loads pictures, which is in a module that the app may leave out.
///
/// `TerminalUIAsyncImages` defines a C function that returns its loader. Here it is a weak symbol, so this module calls
/// that one without importing it.
package struct PictureLoader: Sendable {
  let load: nonisolated(nonsending) @Sendable (URL) async throws -> PixelImage

  /// Makes a loader from a function, which is called on the main actor.
  package init(load: nonisolated(nonsending) @escaping @Sendable (URL) async throws -> PixelImage) {
    self.load = load
  }

  /// Returns memory with a copy of this loader, as a C function can hand it over; the caller has to free it.
  package func given() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<PictureLoader>.allocate(capacity: 1)
    memory.initialize(to: self)
    return UnsafeMutableRawPointer(memory)
  }

  /// The loader of the module that the app links; `nil` if it links none.
  static var linked: PictureLoader? {
    guard let memory = ct_picture_loader()?.assumingMemoryBound(to: PictureLoader.self) else { return nil }
    defer { memory.deallocate() }
    return memory.move()
  }
}

extension PixelImage {
  /// A transparent picture of one pixel.
  fileprivate static var nothing: PixelImage { PixelImage(width: 1, height: 1) { _, _ in .clear } }
}
