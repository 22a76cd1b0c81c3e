package import CellLayout

/// The places along a line of a lazy stack of lines, one for each view.
package struct LineTracks: Equatable {
  /// The place of one view.
  package struct Track: Equatable {
    /// The first cell.
    package var start: Int
    /// The number of cells.
    package var length: Int
    /// Where in its place the view is.
    package var alignment: Alignment

    package init(start: Int, length: Int, alignment: Alignment) {
      (self.start, self.length, self.alignment) = (start, length, alignment)
    }
  }

  /// The places; one at least.
  package private(set) var tracks: [Track]

  package init(_ tracks: [Track]) {
    self.tracks = tracks.isEmpty ? [Track(start: 0, length: 1, alignment: .center)] : tracks
  }

  /// The number of places.
  var count: Int { tracks.count }
  /// The length of all places together, in cells.
  var length: Int { tracks.last.map { $0.start &+ $0.length } ?? 0 }
}

/// Divides a line of a lazy grid into places, for ``LazyLinesNode``.
@MainActor package protocol LineRule {
  /// The places in a line of a number of cells; `nil` is as long as the line would like to be.
  func tracks(in length: Int?) -> LineTracks
  /// Whether another rule divides lines into the same places.
  func isSame(as other: any LineRule) -> Bool
}
