package import Cells
package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

internal import TerminalUIImages

/// Pictures that were loaded from URLs: each is loaded once at a time, and the last ones are kept.
package actor PictureStore {
  /// The most bytes of pixels that are kept.
  private let capacity: Int
  private let downloads: Downloads
  private let session: URLSession
  private var kept: [URL: (image: PixelImage, use: Int)] = [:]
  private var keptBytes = 0
  private var useCount = 0
  private var running: [URL: Task<PixelImage, any Error>] = [:]

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - configuration: How the network is used.
  ///   - capacity: The most bytes of pixels that are kept: 64 MiB unless it is said.
  ///   - mostBytes: The most bytes that a server may send for a picture: 64 MiB unless it is said.
  package init(
    configuration: URLSessionConfiguration = .default, capacity: Int = 1 << 26, mostBytes: Int = 1 << 26
  ) {
    configuration.timeoutIntervalForRequest = 30
    self.capacity = capacity
    downloads = Downloads(limit: mostBytes)
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  // A session keeps its delegate until then.
  deinit { session.finishTasksAndInvalidate() }

  /// The picture of a URL.
  package func picture(of url: URL) async throws -> PixelImage {
    useCount += 1
    if let found = kept[url] {
      kept[url]!.use = useCount
      return found.image
    }
    if let task = running[url] { return try await task.value }
    let (downloads, session) = (downloads, session)
    let task = Task.detached(priority: .userInitiated) { try await Self.load(url, downloads, session) }
    running[url] = task
    defer { running[url] = nil }
    let image = try await task.value
    keep(image, of: url)
    return image
  }

  private func keep(_ image: PixelImage, of url: URL) {
    let bytes = 4 * image.width * image.height
    guard bytes <= capacity, kept[url] == nil else { return }
    kept[url] = (image, useCount)
    keptBytes += bytes
    while keptBytes > capacity, let oldest = kept.min(by: { $0.value.use < $1.value.use }) {
      kept[oldest.key] = nil
      keptBytes -= 4 * oldest.value.image.width * oldest.value.image.height
    }
  }

  private static func load(_ url: URL, _ downloads: Downloads, _ session: URLSession) async throws
    -> PixelImage
  {
    switch url.scheme {
    case "file": return try PixelImage(pngFile: url.path)
    case "http", "https": return try PixelImage(png: Array(await downloads.data(of: url, in: session)))
    default: throw PictureError.scheme(url.scheme ?? "")
    }
  }
}

/// Why a picture isn't loaded.
enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The server refuses.
  case status(Int)
  /// The server sends more than so many bytes.
  case tooLong(Int)
  /// URLs of the scheme aren't loaded.
  case scheme(String)

  var description: String {
    switch self {
    case .status(let status): "The server answers with status \(status)."
    case .tooLong(let limit): "The server sends more than \(limit) bytes."
    case .scheme(let scheme): "URLs with the scheme “\(scheme)” aren't loaded; http, https and file are."
    }
  }
}
