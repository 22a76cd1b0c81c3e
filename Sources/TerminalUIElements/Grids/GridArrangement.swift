/// How wide the columns of a grid are, and how high its rows, for one proposal.
///
/// Columns share the width as the views of an `HStack` do. Each column is as flexible as its cells of one column are together. The least flexible
/// column is served first, and takes as much of an equal share as its widest cell does. Cells of several columns come after that: the width that they
/// need beyond their columns is shared out among these. With the widths known, rows share the height likewise.
@MainActor struct GridArrangement {
  /// The cells of a row or column before and after its guide.
  private struct Track {
    var before = 0
    var after = 0
    var length = 0

    mutating func include(_ guide: Int, of length: Int) {
      before = Swift.max(before, guide)
      after = Swift.max(after, length &- guide)
    }
    /// Takes the length that it has to have, and that at least.
    mutating func close(_ needed: Int) { length = Swift.max(before &+ after, needed).clampedToLength }
  }

  private var columns: [Track]
  private var rows: [Track]
  private let spacing: Size
  let size: Size

  /// Arranges the cells.
  init(of cells: GridCells, _ views: LayoutSubviews, spacing: Size, in proposal: ProposedViewSize) {
    self.spacing = spacing
    let columns = Self.columns(of: cells, views, spacing.width, proposal.width)
    let rows = Self.rows(of: cells, views, spacing, columns, proposal.height)
    (self.columns, self.rows) = (columns, rows)
    size =
      rows.isEmpty
      ? .zero
      : Size(
        width: Self.length(of: columns[...], spacing.width),
        height: Self.length(of: rows[...], spacing.height))
  }

  private static func length(of tracks: ArraySlice<Track>, _ spacing: Int) -> Int {
    Swift.max(tracks.reduce(spacing &* (tracks.count - 1)) { $0 &+ $1.length }, 0).clampedToLength
  }

  // MARK: Columns

  /// Divides the width among the columns, and widens them for cells of several columns.
  private static func columns(
    of cells: GridCells, _ views: LayoutSubviews, _ spacing: Int, _ width: Int?
  ) -> [Track] {
    var (single, several) = byColumns(cells)
    var tracks = Array(repeating: Track(), count: cells.columns.count)
    func offer(_ column: Int, _ width: Int?) -> Int {
      let track = Self.track(of: single[column], views, cells.columns[column], width)
      tracks[column] = track
      return track.length
    }
    var free: Int?
    if let width {
      free = width == .max ? .max : width &- spacing &* (tracks.count - 1)
      var children = tracks.indices.map { column in
        StackSizing.Child(
          minimum: offer(column, 0), maximum: offer(column, .max), priority: 0, index: column)
      }
      StackSizing.divide(free ?? 0, among: &children, offer: offer)
    } else {
      for column in tracks.indices { _ = offer(column, nil) }
    }
    several.sort { ($0.columns.count, $0.index) < ($1.columns.count, $1.index) }
    for cell in several { widen(&tracks, for: cell, views[cell.index], spacing, free) }
    return tracks
  }

  /// The cells of each column, and those of several.
  private static func byColumns(
    _ cells: GridCells
  ) -> (single: [[GridCells.Cell]], several: [GridCells.Cell]) {
    var single: [[GridCells.Cell]] = Array(repeating: [], count: cells.columns.count)
    var several: [GridCells.Cell] = []
    for row in cells.rows {
      for cell in row.cells {
        if cell.columns.count == 1 {
          single[cell.columns.lowerBound].append(cell)
        } else {
          several.append(cell)
        }
      }
    }
    return (single, several)
  }

  /// The column that its cells make when they are offered a width.
  private static func track(
    of cells: [GridCells.Cell], _ views: LayoutSubviews, _ alignment: HorizontalAlignment, _ width: Int?
  ) -> Track {
    var track = Track()
    for cell in cells {
      let own = cell.unsized.contains(.horizontal) ? 0 : width
      let dimensions = views[cell.index].dimensions(in: ProposedViewSize(width: own, height: nil))
      if cell.anchor == nil {
        track.include(dimensions[alignment], of: dimensions.width)
      } else {
        track.length = Swift.max(track.length, dimensions.width)
      }
    }
    track.close(track.length)
    return track
  }

  /// Widens the columns of a cell until they are together as wide as the cell needs.
  private static func widen(
    _ tracks: inout [Track], for cell: GridCells.Cell, _ view: LayoutSubview, _ spacing: Int, _ free: Int?
  ) {
    let present = length(of: tracks[cell.columns], spacing)
    var offered = free
    if let free, free != .max {
      offered = Swift.max(present &+ free &- tracks.reduce(0) { $0 &+ $1.length }, 0)
    }
    if cell.unsized.contains(.horizontal) { offered = 0 }
    var missing = view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width &- present
    for column in cell.columns where missing > 0 {
      let share = CellDivision.share(of: missing, among: cell.columns.upperBound - column)
      tracks[column].length = (tracks[column].length &+ share).clampedToLength
      missing &-= share
    }
  }

  // MARK: Rows

  /// Divides the height among the rows, whose cells have the widths of their columns by then.
  private static func rows(
    of cells: GridCells, _ views: LayoutSubviews, _ spacing: Size, _ columns: [Track], _ height: Int?
  ) -> [Track] {
    var tracks = Array(repeating: Track(), count: cells.rows.count)
    func offer(_ index: Int, _ height: Int?) -> Int {
      tracks[index] = Track()
      for cell in cells.rows[index].cells {
        let width = length(of: columns[cell.columns], spacing.width)
        let own = cell.unsized.contains(.vertical) ? 0 : height
        let dimensions = views[cell.index].dimensions(in: ProposedViewSize(width: width, height: own))
        if cell.anchor == nil {
          tracks[index].include(dimensions[cells.rows[index].alignment], of: dimensions.height)
        } else {
          tracks[index].length = Swift.max(tracks[index].length, dimensions.height)
        }
      }
      tracks[index].close(tracks[index].length)
      return tracks[index].length
    }
    guard let height else {
      for index in tracks.indices { _ = offer(index, nil) }
      return tracks
    }
    let free = height == .max ? .max : height &- spacing.height &* (tracks.count - 1)
    var children = tracks.indices.map { row in
      StackSizing.Child(minimum: offer(row, 0), maximum: offer(row, .max), priority: 0, index: row)
    }
    StackSizing.divide(free, among: &children, offer: offer)
    return tracks
  }

  // MARK: Places

  /// Places the views.
  package func place(_ cells: GridCells, _ views: LayoutSubviews, at origin: Point) {
    var starts: [Int] = []
    var x = origin.x
    for column in columns {
      starts.append(x)
      x = x &+ column.length &+ spacing.width
    }
    var y = origin.y
    for (row, track) in zip(cells.rows, rows) {
      for cell in row.cells {
        let start = starts[cell.columns.lowerBound]
        let room = Size(width: Self.length(of: columns[cell.columns], spacing.width), height: track.length)
        let view = views[cell.index]
        let proposal = ProposedViewSize(room)
        if let anchor = cell.anchor {
          let point = anchor.cell(in: room).offsetBy(dx: start, dy: y)
          view.place(at: point, anchor: anchor, proposal: proposal)
          continue
        }
        let dimensions = view.dimensions(in: proposal)
        let alignment = cells.columns[cell.columns.lowerBound]
        var guide = alignment.key.defaultValue(in: ViewDimensions(room))
        if cell.columns.count == 1 { guide = Self.guide(guide, in: columns[cell.columns.lowerBound]) }
        let line = Self.guide(row.alignment.key.defaultValue(in: ViewDimensions(room)), in: track)
        view.place(
          at: Point(x: start &+ guide &- dimensions[alignment], y: y &+ line &- dimensions[row.alignment]),
          proposal: proposal)
      }
      y = y &+ track.length &+ spacing.height
    }
  }

  /// The place of the guide of a row or column: its own, as far as all cells stay inside.
  private static func guide(_ standard: Int, in track: Track) -> Int {
    Swift.max(Swift.min(standard, track.length &- track.after), track.before)
  }
}
