internal import TerminalUICore
internal import TerminalUI

extension TestHost {
  /// Fails the test for each thing on the screen that somebody can't use.
  ///
  ///     host.audit()
  ///     // other at (0, 4), 1×1: it can have the focus and has no label; give it accessibilityLabel(_:)
  ///
  /// It looks at the screen as it is now, and presses nothing: use it in each state that matters. See ``AccessibilityFinding/Kind``
  /// for what it finds.
  ///
  /// - Parameters:
  ///   - exceptions: What isn't looked for.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  public func audit(
    except exceptions: Set<AccessibilityFinding.Kind> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    for finding in accessibilityFindings where !exceptions.contains(finding.kind) {
      report("\(finding)", fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// What ``audit(except:fileID:filePath:line:column:)`` finds.
  public var accessibilityFindings: [AccessibilityFinding] {
    let elements = host.accessibilityElements.flatMap(\.flattened)
    return elements.flatMap(findings) + colorFindings(among: elements) + traps
  }

  private func findings(of element: AccessibilityElement) -> [AccessibilityFinding] {
    var found: [AccessibilityFinding] = []
    let hasLabel = element.flattened.contains { $0.label?.isEmpty == false }
    if element.isFocusable, !hasLabel, !(element.role == .list && element.children.isEmpty) {
      found.append(
        .init(.noLabel, element, "it can have the focus and has no label; give it accessibilityLabel(_:)"))
    }
    if element.role == .image, !hasLabel {
      found.append(
        .init(
          .noDescription, element,
          "nobody says what it shows; give it accessibilityLabel(_:), or accessibilityHidden(true) if it only decorates"
        ))
    }
    if element.isFocusable, element.frame.isEmpty {
      found.append(
        .init(.noRoom, element, "it can have the focus and has no cell; give it room, or hide it"))
    }
    if let contrast = leastContrast(in: element) {
      let wanted = element.isEnabled ? 60.0 : 45.0
      if contrast < wanted {
        found.append(
          .init(
            .lowContrast, element,
            "the contrast of its words is \(Int(contrast)), and should be \(Int(wanted)); use a role such as .primary, or another colour"
          ))
      }
    }
    return found
  }

  // MARK: Colours

  /// The least contrast of a letter of an element with what is behind it, where both colours are known; what is in it counts for itself.
  private func leastContrast(in element: AccessibilityElement) -> Double? {
    guard !element.role.isContainerOfOthers else { return nil }
    var least: Double?
    for point in element.visibleFrame.points {
      let cell = screen[point.x, point.y]
      guard cell.glyph.string.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      var (front, back) = (cell.style.foreground, cell.style.background)
      if cell.style.attributes.contains(.reverse) { swap(&front, &back) }
      guard let front, let back, front.isCertain, back.isCertain, let contrast = front.contrast(on: back)
      else { continue }
      least = Swift.min(least ?? .infinity, abs(contrast))
    }
    return least
  }

  /// Rows of a list that differ from selected ones by colour alone.
  private func colorFindings(among elements: [AccessibilityElement]) -> [AccessibilityFinding] {
    elements.filter { $0.role == .list }.flatMap { list -> [AccessibilityFinding] in
      let rows = list.children.filter { $0.role == .row && !$0.visibleFrame.isEmpty }
      guard let selected = rows.first(where: \.isSelected), let other = rows.first(where: { !$0.isSelected })
      else { return [] }
      guard looksAlike(selected, other, withColors: false), !looksAlike(selected, other, withColors: true)
      else { return [] }
      return [
        .init(
          .onlyColor, selected,
          "without colours it looks like a row that isn't selected; give it a mark or an attribute")
      ]
    }
  }

  /// Whether the first cells of two rows look the same, but for the words in them.
  private func looksAlike(_ one: AccessibilityElement, _ other: AccessibilityElement, withColors: Bool)
    -> Bool
  {
    let width = Swift.min(one.visibleFrame.width, other.visibleFrame.width)
    return (0..<width).allSatisfy { x in
      let (left, right) = (cell(x, of: one), cell(x, of: other))
      let isSameMark =
        left.glyph == right.glyph || left.glyph.isOfWord || right.glyph.isOfWord
        || (left.glyph == .space) != (right.glyph == .space) && x > 1
      guard isSameMark, left.style.attributes == right.style.attributes else { return false }
      return !withColors
        || left.style.foreground == right.style.foreground && left.style.background == right.style.background
    }
  }

  private func cell(_ x: Int, of element: AccessibilityElement) -> Cell {
    screen[element.visibleFrame.minX + x, element.visibleFrame.minY]
  }

  // MARK: Traps

  private var traps: [AccessibilityFinding] {
    var top: (node: Node, closesByEscape: Bool)?
    host.visitLayers { node, layer in
      if let layer, layer.isModal { top = (node, layer.closing.contains(.escape)) }
    }
    guard let top, !top.closesByEscape,
      let dialog = host.accessibilityElements.first(where: { $0.node === top.node }),
      !dialog.flattened.contains(where: { $0.isEnabled && [.button, .link, .row].contains($0.role) })
    else { return [] }
    return [
      .init(
        .trap, dialog,
        "Escape doesn't take it away, and there is no button that could; add one that calls dismiss()")
    ]
  }
}

extension AccessibilityFinding {
  @MainActor fileprivate init(_ kind: Kind, _ element: AccessibilityElement, _ advice: String) {
    self.init(kind: kind, element: element.description, frame: element.frame, advice: advice)
  }
}

extension AccessibilityRole {
  /// Whether its cells are those of other elements.
  nonisolated fileprivate var isContainerOfOthers: Bool {
    [.list, .form, .group, .scrollView, .dialog].contains(self)
  }
}

extension Glyph {
  /// Whether it is a letter or a number.
  nonisolated fileprivate var isOfWord: Bool { string.contains { $0.isLetter || $0.isNumber } }
}
