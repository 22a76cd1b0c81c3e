package import CellLayout
public import Cells

/// The answer of an item to a proposal.
public struct Answer: Equatable {
  /// The size the item takes.
  public var size: Size
  /// How many cells beyond its own, on any side, the item may draw.
  public var overflow: Int
  /// The proposed dimensions that the size depends on, and whether there are guides.
  package var traits: NodeFlags

  package static let traitMask: NodeFlags = [.dependsOnWidth, .dependsOnHeight, .hasGuides, .hasBaselines]

  /// The cells beyond a container of `size` that an item at `origin` with this answer may draw.
  package func overflow(at origin: Point, in size: Size) -> Int {
    Swift.max(
      overflow &- origin.x, overflow &- origin.y,
      origin.x &+ self.size.width &+ overflow &- size.width,
      origin.y &+ self.size.height &+ overflow &- size.height, 0)
  }

  /// Whether the item, or one in it, may place a guide itself.
  package func mayPlace(_ key: AlignmentKey) -> Bool { Self.mayPlace(key, traits) }

  /// Whether an item with these traits, or one in it, may place a guide itself.
  package static func mayPlace(_ key: AlignmentKey, _ traits: NodeFlags) -> Bool {
    // A text of one line has its baseline where any view has it, so only containers need to look for it.
    traits.contains(.hasGuides) || key.isTextBaseline
  }

  /// Makes an answer of lengths that are clamped.
  @inline(__always) init(clamped size: Size, overflow: Int, traits: NodeFlags) {
    self.size = size
    self.overflow = overflow
    self.traits = traits
  }

  /// Makes an answer; lengths are brought into 0 … 2³⁰.
  ///
  /// - Parameters:
  ///   - size: The size the item takes, in cells.
  ///   - overflow: How many cells beyond its own it may draw.
  ///   - traits: The proposed dimensions that the size depends on: `dependsOnWidth`, `dependsOnHeight`.
  public init(_ size: Size, overflow: Int = 0, traits: NodeFlags = []) {
    self.size = Size(width: size.width.clampedToLength, height: size.height.clampedToLength)
    self.overflow = overflow.clampedToLength
    self.traits = traits
  }
}

extension Answer: CustomStringConvertible {
  /// The size, the overflow, and the dimensions that it depends on.
  public var description: String {
    var text = "\(size)"
    if overflow > 0 { text += " +\(overflow)" }
    for (flag, name) in [
      (NodeFlags.dependsOnWidth, "width"), (.dependsOnHeight, "height"), (.hasGuides, "guides"),
      (.hasBaselines, "baselines"),
    ] where traits.contains(flag) {
      text += " " + name
    }
    return text
  }
}
