/// The layout of `LazyVGrid` and `LazyHGrid`: views fill the places of a line, then those of the next one.
///
/// *Along* is the axis of the grid, in which the lines follow each other; *across* is the other one, which the tracks
/// divide.
struct GridLineLayout: UnobservedLayout {
  let items: [GridItem]
  /// The axis along which lines follow each other.
  let axis: Axis
  /// The cells between two lines.
  let spacing: GivenLength
  /// Where a view is in its cell.
  let alignment: Alignment

  /// Returns the layout with lengths in cells: called when it gets its node.
  func resolved(in unit: LengthUnit) -> GridLineLayout {
    guard unit != .cells else { return self }
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    return GridLineLayout(
      items: items.map { $0.resolved(in: unit, along: across) }, axis: axis,
      spacing: GivenLength(cells: spacing.cells(in: unit, along: axis)), alignment: alignment)
  }

  /// The cells between two places of a line.
  private var gap: Int { axis == .vertical ? 1 : 0 }

  /// One line: its views, and its height (or width, in a horizontal grid), which is that of its largest view.
  private struct Line {
    var length = 0
    var views: Range<Int>
  }

  /// The places across, from the first to the last: those of every line.
  func tracks(_ proposal: ProposedViewSize) -> GridTracks {
    let offered = axis == .vertical ? proposal.width : proposal.height
    let ideal = items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length.clampedToLength + gap
      case .flexible(let minimum, _), .adaptive(let minimum, _):
        sum + Swift.max(minimum, 10).clampedToLength + gap
      }
    }
    return GridTracks(items, in: offered.flatMap { $0 == .max ? nil : $0 } ?? ideal, spacing: gap)
  }

  /// The proposal for a view: the length of its track across, and `length` along.
  private func cell(_ tracks: GridTracks, _ index: Int, _ length: Int?) -> ProposedViewSize {
    let own = tracks.tracks[index % tracks.tracks.count].length
    return axis == .vertical
      ? ProposedViewSize(width: own, height: length) : ProposedViewSize(width: length, height: own)
  }

  /// Divides the views into lines, and measures each view to find the length of its line.
  private func lines(_ tracks: GridTracks, _ subviews: Subviews) -> [Line] {
    let count = tracks.tracks.count
    return stride(from: 0, to: subviews.count, by: count).map { start in
      var line = Line(views: start..<Swift.min(start + count, subviews.count))
      for index in line.views {
        let size = subviews[index].sizeThatFits(cell(tracks, index, nil))
        line.length = Swift.max(line.length, axis == .vertical ? size.height : size.width)
      }
      return line
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let tracks = tracks(proposal)
    let lines = lines(tracks, subviews)
    let along = lines.reduce(spacing.cells * Swift.max(lines.count - 1, 0)) { $0 + $1.length }.clampedToLength
    return axis == .vertical
      ? Size(width: tracks.length, height: along) : Size(width: along, height: tracks.length)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let tracks = tracks(proposal)
    var start = 0
    for line in lines(tracks, subviews) {
      for index in line.views {
        let track = tracks.tracks[index % tracks.tracks.count]
        let room =
          axis == .vertical
          ? Size(width: track.length, height: line.length) : Size(width: line.length, height: track.length)
        let origin =
          axis == .vertical
          ? bounds.origin.offsetBy(dx: track.start, dy: start)
          : bounds.origin.offsetBy(dx: start, dy: track.start)
        let alignment = track.alignment ?? alignment
        let view = subviews[index].dimensions(in: ProposedViewSize(room))
        let whole = ViewDimensions(room)
        subviews[index].place(
          at: origin.offsetBy(
            dx: alignment.horizontal.key.defaultValue(in: whole) - view[alignment.horizontal],
            dy: alignment.vertical.key.defaultValue(in: whole) - view[alignment.vertical]),
          proposal: ProposedViewSize(room))
      }
      start += line.length + spacing.cells
    }
  }
}
