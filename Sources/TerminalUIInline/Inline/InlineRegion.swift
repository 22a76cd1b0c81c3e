package import TerminalUICore
internal import Presenter

/// The region of a host: what stays of it, and the views that wait to be printed above it.
@MainActor package final class InlineRegion {
  /// Whether the host shows a region.
  package internal(set) var isShown = false
  var end = InlineEnd.kept
  var replacement: (() -> AnyView)?
  private var waiting: [(view: AnyView, place: EnvironmentFrame?)] = []

  /// The region of a host.
  package static func of(_ host: ViewHost) -> InlineRegion { host.hostObject { InlineRegion() } }

  /// Whether views wait.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Adds a view, with the environment of a place.
  func add(_ view: AnyView, at place: EnvironmentFrame?) { waiting.append((view, place)) }

  /// The text of the lines of the views that wait; they are gone then.
  package func takeText(of host: ViewHost) -> [String] { takeLines(of: host).map(\.description) }

  /// Lays out the views that wait; they are gone then.
  func takeLines(of host: ViewHost) -> [CommittedLine] {
    guard !waiting.isEmpty else { return [] }
    var taken: [(view: AnyView, place: EnvironmentFrame?)] = []
    swap(&taken, &waiting)
    return taken.flatMap { CommittedView.lines(of: $0.view, at: $0.place, like: host) }
  }
}
