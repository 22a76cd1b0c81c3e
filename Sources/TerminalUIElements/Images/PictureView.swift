import CellLayout
import Cells
import RuntimeMetadata
internal import TerminalUICore

/// The pixels of an image, in cells; none while they are on their way.
struct PictureView: NodeView {
  let image: PixelImage?
  /// The size in pixels.
  let size: Size
  let scale: Double
  package let look: PictureLook
  /// Why there are none.
  var issue: RuntimeIssue?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { PictureNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: PictureNode.self).update(view)
  }

  /// The cells that the pixels take by themselves.
  func cells(in unit: LengthUnit) -> Size {
    let perColumn = scale * Double(unit.perColumn)
    return Size(
      width: Picture.cells(Double(size.width) / perColumn),
      height: Picture.cells(Double(size.height) / perColumn / 2))
  }
}

/// Turns lengths of pictures into cells.
enum Picture {
  /// So many cells have room for a length.
  static func cells(_ length: Double) -> Int {
    length < Double(CellLimit.maximum) ? Swift.max(Int(length.rounded(.up)), 1) : CellLimit.maximum
  }
}

/// The node of a picture, which keeps the cells until the size changes.
private final class PictureNode: ItemNode {
  private var view: PictureView
  private var cells: (cells: PixelCells, pixels: PixelStyle, color: Color?)?
  private var pixels = PixelStyle.automatic

  init(_ view: PictureView, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: [])
    read()
    view.issue.map(host.report)
  }

  func update(_ new: PictureView) {
    guard !valuesAreEqual(view, new) else { return }
    if let issue = new.issue, issue != view.issue { host.report(issue) }
    let isAsLarge =
      view.cells(in: lengthUnit) == new.cells(in: lengthUnit) && view.size == new.size
      && view.look.resizing == new.look.resizing
    (view, cells) = (new, nil)
    isAsLarge ? damage() : damageAndLayOut()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    read()
    damage()
  }

  private func read() { pixels = observed { EnvironmentValues(frame).pixelStyle } }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let own = view.cells(in: lengthUnit)
    guard view.look.resizing != nil else { return Answer(own) }
    func length(_ proposed: Int?, _ own: Int) -> Int {
      guard let proposed, proposed != .max else { return own }
      return Swift.max(proposed, 0)
    }
    return Answer(
      Size(width: length(proposal.width, own.width), height: length(proposal.height, own.height)),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  /// The cells for the present size; made once for it, as far as they may be on the screen.
  ///
  /// - Parameter color: The colour of all pixels; `nil` for their own.
  private func current(_ image: PixelImage, in color: Color?) -> PixelCells {
    let unit = lengthUnit
    let room = view.look.resizing == .tile ? view.cells(in: unit) : size
    // A picture larger than any screen is cut.
    let shown = Size(width: Swift.min(room.width, 1_000), height: Swift.min(room.height, 1_000))
    if let cells, cells.pixels == pixels, cells.color == color, cells.cells.width == shown.width,
      cells.cells.height == shown.height
    {
      return cells.cells
    }
    // An image that isn't stretched may end within its last cells.
    let perColumn = view.scale * Double(unit.perColumn)
    let (width, height) =
      view.look.resizing == .stretch
      ? (Double(image.width), Double(image.height))
      : (Double(room.width) * perColumn, Double(room.height) * 2 * perColumn)
    let part = DrawingRect(
      x: 0, y: 0, width: width * Double(shown.width) / Double(Swift.max(room.width, 1)),
      height: height * Double(shown.height) / Double(Swift.max(room.height, 1)))
    let made = PixelCells(
      color.map(image.filled) ?? image, part, width: shown.width, height: shown.height,
      isSmooth: view.look.isSmooth,
      pixels == .halfBlocks ? .halfBlocks : .quadrants)
    cells = (made, pixels, color)
    return made
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    guard let image = view.image, !size.isEmpty else { return }
    let cells = current(image, in: view.look.isTemplate ? painter.templateColor : nil)
    painter.clipped(to: Rect(origin: origin, size: size)) { painter in
      guard view.look.resizing == .tile, cells.width > 0, cells.height > 0 else {
        return painter.buffer.draw(cells, at: origin, clip: painter.clip, paint: painter.paint)
      }
      for y in stride(from: 0, to: size.height, by: cells.height) {
        for x in stride(from: 0, to: size.width, by: cells.width) {
          painter.buffer.draw(
            cells, at: origin.offsetBy(dx: x, dy: y), clip: painter.clip, paint: painter.paint)
        }
      }
    }
  }

  /// In points a picture of a few cells has another ratio than its pixels.
  override var exactRatio: Double? {
    guard lengthUnit != .cells, view.look.resizing != nil, view.size.height > 0 else { return nil }
    return Double(view.size.width) / Double(view.size.height)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Picture" }
  override var details: String { "\(view.size.width)×\(view.size.height) pixels" }
}

extension Painter {
  /// The colour of text here, for pixels; black or white where it isn't known.
  fileprivate var templateColor: Color {
    paint.resolved(style.foreground ?? .role(.primary))
      ?? (paint.palette.colors.effectiveScheme == .dark ? .rgb(255, 255, 255) : .rgb(0, 0, 0))
  }
}

/// A picture that is read away from the main thread once it is in sight; before, its room is empty.
struct PictureFileView: View {
  let file: PictureFile
  package let look: PictureLook
  @Environment(\.colorScheme) private var colorScheme
  @State private var image: PixelImage?
  /// The picture that was read last, or couldn't be.
  @State private var known: PictureFile?
  @State private var issue: RuntimeIssue?

  var body: some View {
    let file = file.variant(for: colorScheme)
    let image = known == file ? image : nil
    PictureView(
      image: image,
      size: image.map { Size(width: $0.width, height: $0.height) } ?? file.size ?? Size(width: 1, height: 1),
      scale: file.scale, look: look, issue: known == file ? issue : nil
    )
    .task(id: file.name) { await load(file) }
  }

  /// Reads the pictures of all views, one after the other.
  private static let worker = QueueWorker("pictures")

  /// Reads the file on another thread, once for each file.
  private func load(_ file: PictureFile) async {
    guard known != file else { return }
    let read = await Self.worker.run { Result { try file.read() } }
    guard !Task.isCancelled else { return }
    switch read {
    case .success(let new): (image, issue) = (new, nil)
    case .failure(let error): (image, issue) = (nil, .missingImage(file.name, reason: "\(error)"))
    }
    known = file
  }
}
