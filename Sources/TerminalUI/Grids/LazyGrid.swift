/// Views in lines below or beside each other, of which only those in sight are made.
struct LazyGrid<Content: View>: View {
  @State private var length: Int?
  let items: [GridItem]
  let axis: Axis
  let alignment: Alignment
  let spacing: Int
  let content: Content

  private var layout: GridLineLayout {
    GridLineLayout(items: items, axis: axis, spacing: spacing, alignment: alignment)
  }

  /// How many views a line has: for that the room must be known where there are as many as fit.
  private var countInLine: Int {
    GridTracks(items, in: length ?? 80, spacing: axis == .vertical ? 1 : 0).tracks.count
  }

  private var isAdaptive: Bool {
    items.contains { item in
      if case .adaptive = item.size { return true }
      return false
    }
  }

  var body: some View {
    if let cells = content as? any GridCellSource {
      lines(of: cells, countInLine).modifier(
        LengthReader(axis: axis, isActive: isAdaptive) { length = $0 })
    } else {
      layout { content }
    }
  }

  @ViewBuilder private func lines(of cells: any GridCellSource, _ count: Int) -> some View {
    let number = (cells.cellCount + count - 1) / count
    if axis == .vertical {
      LazyVStack(alignment: alignment.horizontal, spacing: spacing) {
        ForEach(0..<number) { line in layout { cells.cells(from: line * count, count) } }
      }
    } else {
      LazyHStack(alignment: alignment.vertical, spacing: spacing) {
        ForEach(0..<number) { line in layout { cells.cells(from: line * count, count) } }
      }
    }
  }
}

/// Tells how long a view is across the lines of a grid.
private struct LengthReader: ViewModifier {
  let axis: Axis
  let isActive: Bool
  let tell: (Int) -> Void

  func body(content: Content) -> some View {
    if isActive {
      content.onGeometryChange(for: Int.self) {
        axis == .vertical ? $0.size.width : $0.size.height
      } action: {
        tell($0)
      }
    } else {
      content
    }
  }
}

/// Views that a grid makes line by line.
@MainActor protocol GridCellSource {
  /// The number of elements.
  var cellCount: Int { get }
  /// The views of some elements.
  func cells(from place: Int, _ count: Int) -> AnyView
}

extension ForEach: GridCellSource where Content: View {
  var cellCount: Int { data.count }

  func cells(from place: Int, _ count: Int) -> AnyView {
    let end = Swift.min(place + count, data.count)
    let cells = (Swift.min(place, end)..<end).map { GridCell(id: identity(at: $0), place: $0) }
    return AnyView(ForEach<[GridCell<ID>], ID, Content>(cells) { row(at: $0.place) })
  }
}

/// The place of a cell's element, and what identifies it.
private nonisolated struct GridCell<ID: Hashable>: Identifiable {
  let id: ID
  let place: Int
}
