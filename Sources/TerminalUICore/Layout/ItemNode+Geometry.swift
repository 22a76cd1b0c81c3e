public import CellLayout
package import Cells

/// The places of items, and the cells of the screen to draw again.
extension ItemNode: GuideSource {
  /// Where an item of this one is while this one is at `place`.
  @inline(__always) final func origin(of item: ItemNode, from place: Point) -> Point {
    let inner = origin(of: item)
    return place.offsetBy(dx: inner.x, dy: inner.y)
  }

  /// The position of a guide: the explicit one, else its default for the present size.
  @inline(__always) func guide(_ key: AlignmentKey) -> Int {
    mayPlaceGuides || key.isTextBaseline ? guide(key, for: proposal, answer) : key.defaultValue(in: size)
  }

  /// The position of a guide where the item gives `answer` to `proposal`.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ answer: Answer) -> Int {
    explicitGuide(key, for: proposal, answer) ?? key.defaultValue(in: answer.size)
  }

  /// The position of a guide that the item places explicitly where it gives `answer` to `proposal`.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ answer: Answer) -> Int? {
    explicitGuide(key, for: proposal, traits: answer.traits.rawValue)
  }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, traits: UInt64) -> Int? {
    guard Answer.mayPlace(key, NodeFlags(rawValue: traits)), !flags.contains(.hasLeft) else { return nil }
    flags.insert(.guidesAreRead)
    let host = host
    let guide = LayoutPass.Guide(item: ObjectIdentifier(self), key: key, proposal: proposal)
    if let known = host.layoutPass.place(of: guide) { return known }
    let place = StackRoom.isShort ? nil : explicitGuide(key, for: proposal)?.clampedToCells
    host.layoutPass.note(place, of: guide)
    return place
  }

  /// Whether the item, or one in it, may place any guide itself.
  var mayPlaceGuides: Bool { !flags.isDisjoint(with: [.hasGuides, .hasBaselines]) }

  /// Whether a container reads where the item places a guide.
  ///
  /// Then a change inside concerns it, whatever the answer.
  var hasReadGuides: Bool { flags.contains(.guidesAreRead) }

  /// The size and the guides of the present answer.
  package var dimensions: ViewDimensions { dimensions(for: proposal, answer) }

  /// The size and the guides where the item gives `answer` to `proposal`.
  func dimensions(for proposal: ProposedViewSize, _ answer: Answer) -> ViewDimensions {
    ViewDimensions(answer.size, source: self, proposal: proposal, traits: answer.traits.rawValue)
  }

  /// `rect` in this item's coordinates, as the screen shows it: in the root's, and cut by every clip above.
  package func visibleRect(_ rect: Rect) -> Rect {
    var rect = flags.contains(.clips) ? rect.intersection(Rect(origin: .zero, size: size)) : rect
    Reference<ItemNode>(self).visitContainers { item, container in
      guard !rect.isEmpty else { return false }
      WorkCounter.note()
      container.borrow { container in
        let origin = item.borrow { container.drawnOrigin(of: $0) }
        rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        if container.flags.contains(.drawsAnywhere) {
          rect = container.drawnRect(for: container.answer)
        } else if container.flags.contains(.clips) {
          rect = rect.intersection(Rect(origin: .zero, size: container.size))
        }
      }
      return true
    }
    return rect.isEmpty ? .zero : rect
  }

  /// Where the item is on the screen, uncut.
  package var absoluteOrigin: Point {
    var point = Point.zero
    Reference<ItemNode>(self).visitContainers { item, container in
      let origin = container.borrow { container in item.borrow { container.origin(of: $0) } }
      point = point.offsetBy(dx: origin.x, dy: origin.y)
      return true
    }
    return point
  }

  /// The cells that the item and those in it may draw to, for an answer.
  package func drawnRect(for answer: Answer) -> Rect {
    Rect(
      x: -answer.overflow, y: -answer.overflow,
      width: answer.size.width &+ 2 &* answer.overflow,
      height: answer.size.height &+ 2 &* answer.overflow)
  }

  /// Has everything drawn again that the item covers.
  public func damage() {
    guard !flags.contains(.isNew) else { return }
    damage(drawnRect(for: answer))
  }

  /// Draws the cells again that an item at `origin` covers with only one of two answers.
  package func damageDifference(at origin: Point, from old: Answer, to new: Answer) {
    let before = drawnRect(for: old).offsetBy(dx: origin.x, dy: origin.y)
    let after = drawnRect(for: new).offsetBy(dx: origin.x, dy: origin.y)
    guard old.overflow == new.overflow else {
      damage(before)
      damage(after)
      return
    }
    let right = Swift.min(before.maxX, after.maxX)
    let bottom = Swift.min(before.maxY, after.maxY)
    let end = Point(x: Swift.max(before.maxX, after.maxX), y: Swift.max(before.maxY, after.maxY))
    damage(Rect(x: right, y: before.minY, width: end.x &- right, height: end.y &- before.minY))
    damage(Rect(x: before.minX, y: bottom, width: end.x &- before.minX, height: end.y &- bottom))
  }

  /// Has `rect`, in this item's coordinates, drawn again.
  package func damage(_ rect: Rect) {
    withHost { host in
      guard !host.layoutPass.redrawsAll else { return }
      let visible =
        host.layoutPass.isRunning ? visibleRectInLayout(rect, host) : isCovered ? .zero : visibleRect(rect)
      guard !visible.isEmpty else { return }
      host.root.layers.isEmpty ? host.damage(onScreen: visible) : host.root.damage(visible, of: scope)
    }
  }
}
