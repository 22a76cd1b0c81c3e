package import Cells
internal import Dispatch
package import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

internal import TerminalUIImages

/// Pictures that were loaded from URLs: each is loaded once at a time, and the last ones are kept.
///
/// A load ends with the last task that waits for it. Nothing here runs on Swift's own threads, because of which Dispatch on Linux would wake the process up once a second.
package final class PictureStore: Sendable {
  private struct Load {
    /// Tells the load from later loads of the same URL.
    let number: Int
    var waiting: [Int: CheckedContinuation<PixelImage, any Error>] = [:]
    var download: Download?
    /// Whether the download needs the room of all downloads.
    var isAlone = false
  }

  private struct State {
    var kept: [URL: (image: PixelImage, use: Int)] = [:]
    var keptBytes = 0
    var useCount = 0
    var loads: [URL: Load] = [:]
    /// The downloads that haven't begun.
    var queue: [(url: URL, number: Int)] = []
    var runningCount = 0
    var isAloneRunning = false
    var lastNumber = 0
  }

  /// The most bytes of pixels that are kept.
  private let capacity: Int
  private let limits: DownloadLimits
  private let room: DownloadRoom
  private let configuration: URLSessionConfiguration
  private let state = Mutex(State())
  private let connections = DispatchQueue(label: "connections for pictures", qos: .userInitiated)
  /// The queues on which pictures are decoded, one at a time since each may take much memory, and read from files.
  ///
  /// Reading has a queue of its own, so that a file system that doesn't answer delays no download.
  private let (decoding, reading) = (
    DispatchQueue(label: "decoding of pictures", qos: .userInitiated),
    DispatchQueue(label: "reading of pictures", qos: .userInitiated)
  )

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - configuration: How the network is used.
  ///   - capacity: The most bytes of pixels that are kept: 64 MiB unless it is said.
  ///   - limits: How much servers may send, and for how long.
  package init(
    configuration: URLSessionConfiguration = .default, capacity: Int = 1 << 26,
    limits: DownloadLimits = DownloadLimits()
  ) {
    // Downloads look after the time themselves, also while something comes that is no picture.
    configuration.timeoutIntervalForRequest = (limits.time / .seconds(1)).rounded(.up) + 1
    // A cache would keep a second copy of what is received.
    configuration.urlCache = nil
    (self.configuration, self.capacity, self.limits) = (configuration, capacity, limits)
    room = DownloadRoom(limit: limits.bytes)
  }

  deinit { state.withLock { $0.loads.values.forEach { $0.download?.cancel() } } }

  /// The picture of a URL.
  package nonisolated(nonsending) func picture(of url: URL) async throws -> PixelImage {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        join(url, number, continuation)
        if Task.isCancelled { leave(url, number) }
      }
    } onCancel: {
      leave(url, number)
    }
  }

  /// Waits for a picture: a kept one is there at once, one that is being loaded comes with that load, others are begun.
  private func join(_ url: URL, _ number: Int, _ continuation: CheckedContinuation<PixelImage, any Error>) {
    let (image, isNew) = state.withLock { state -> (PixelImage?, Bool) in
      state.useCount += 1
      if let found = state.kept[url] {
        state.kept[url]!.use = state.useCount
        return (found.image, false)
      }
      let isNew = state.loads[url] == nil
      state.loads[url, default: Load(number: number)].waiting[number] = continuation
      return (nil, isNew)
    }
    if let image { continuation.resume(returning: image) }
    guard isNew else { return }
    switch url.scheme?.lowercased() {
    case "file":
      decode(url, number, on: reading) { try PixelImage(pictureFile: url.path) }
    case "http", "https":
      state.withLock { $0.queue.append((url, number)) }
      beginDownloads()
    case let scheme:
      end(url, number, .failure(PictureError.scheme(scheme ?? "")))
    }
  }

  /// Ends the wait of a task; with the last task the load ends.
  private func leave(_ url: URL, _ number: Int) {
    let (continuation, download) = state.withLock { state in
      let continuation = state.loads[url]?.waiting.removeValue(forKey: number)
      guard let load = state.loads[url], load.waiting.isEmpty else {
        return (continuation, nil as Download?)
      }
      state.loads[url] = nil
      state.queue.removeAll { $0.number == load.number }
      return (continuation, load.download)
    }
    continuation?.resume(throwing: CancellationError())
    download?.cancel()
    // The first in the queue may have been one that needs all room.
    beginDownloads()
  }

  // MARK: Downloads

  /// Begins those of the waiting downloads for which there is room; called whenever one is added or has ended.
  private func beginDownloads() {
    while let (url, number) = state.withLock({ nextDownload(&$0) }) {
      let download = Download(
        url, configuration: configuration, limits: limits, room: room, queue: connections
      ) { [weak self] in self?.handle($0, of: url, number) }
      let isWanted = state.withLock { state in
        guard state.loads[url]?.number == number else { return false }
        state.loads[url]?.download = download
        return true
      }
      if !isWanted { download.cancel() }
    }
  }

  private func nextDownload(_ state: inout State) -> (url: URL, number: Int)? {
    guard let (url, number) = state.queue.first, !state.isAloneRunning else { return nil }
    let isAlone = state.loads[url]?.isAlone == true
    guard state.runningCount < (isAlone ? 1 : limits.count) else { return nil }
    state.queue.removeFirst()
    state.runningCount += 1
    state.isAloneRunning = isAlone
    return (url, number)
  }

  /// Takes what a download brings; one that found no room begins again when it is the only one.
  private func handle(_ result: Result<Data, any Error>, of url: URL, _ number: Int) {
    switch result {
    case .success(let data):
      decode(url, number, on: decoding) {
        try PixelImage(picture: Array(data))
      } whenDone: {
        $0.room.release(data.count)
        $0.endDownload()
      }
    case .failure(let error):
      if error as? PictureError == .noRoom {
        state.withLock { state in
          guard state.loads[url]?.number == number else { return }
          (state.loads[url]!.isAlone, state.loads[url]!.download) = (true, nil)
          state.queue.append((url, number))
        }
      } else {
        end(url, number, .failure(error))
      }
      endDownload()
    }
  }

  /// Called when a download's data are decoded or it has failed: its place is free.
  private func endDownload() {
    state.withLock { state in
      state.runningCount -= 1
      state.isAloneRunning = false
    }
    beginDownloads()
  }

  // MARK: Pictures

  /// Reads a picture on a queue, unless nobody waits for it any more.
  private func decode(
    _ url: URL, _ number: Int, on queue: DispatchQueue, _ read: @escaping @Sendable () throws -> PixelImage,
    whenDone: @escaping @Sendable (PictureStore) -> Void = { _ in }
  ) {
    queue.async { [self] in
      let isWanted = state.withLock { $0.loads[url]?.number == number }
      if isWanted { end(url, number, Result { try read() }) }
      whenDone(self)
    }
  }

  /// Gives the result to all tasks that wait for the picture.
  private func end(_ url: URL, _ number: Int, _ result: Result<PixelImage, any Error>) {
    let waiting = state.withLock { state -> [Int: CheckedContinuation<PixelImage, any Error>] in
      guard let load = state.loads[url], load.number == number else { return [:] }
      state.loads[url] = nil
      if case .success(let image) = result { keep(image, of: url, in: &state) }
      return load.waiting
    }
    waiting.values.forEach { $0.resume(with: result) }
  }

  /// Keeps a picture for later, in place of those that were used least recently.
  private func keep(_ image: PixelImage, of url: URL, in state: inout State) {
    let bytes = 4 * image.width * image.height
    guard bytes <= capacity, state.kept[url] == nil else { return }
    state.kept[url] = (image, state.useCount)
    state.keptBytes += bytes
    while state.keptBytes > capacity, let oldest = state.kept.min(by: { $0.value.use < $1.value.use }) {
      state.kept[oldest.key] = nil
      state.keptBytes -= 4 * oldest.value.image.width * oldest.value.image.height
    }
  }
}
