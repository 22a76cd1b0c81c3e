internal import TerminalUICore
internal import TerminalUI

extension TestHost {
  /// Fails the test for each thing on the screen that some people can't use.
  ///
  ///     host.audit()
  ///     // other at (0, 4), 1×1: it can have the focus and has no label; give it accessibilityLabel(_:)
  ///
  /// It looks at the screen as it is now, and presses nothing: use it in each state that matters. See ``AccessibilityFinding/Kind``
  /// for the kinds of findings.
  ///
  /// - Parameters:
  ///   - exceptions: The kinds that aren't looked for.
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

  /// The findings of ``audit(except:fileID:filePath:line:column:)``.
  public var accessibilityFindings: [AccessibilityFinding] {
    let elements = host.accessibilityElements.flatMap(\.flattened)
    return elements.flatMap(findings) + colorFindings(among: elements) + traps
  }

  /// The problems of one element.
  private func findings(of element: AccessibilityElement) -> [AccessibilityFinding] {
    var found: [AccessibilityFinding] = []
    let hasLabel = element.flattened.contains { $0.label?.isEmpty == false }
    if element.isFocusable, !hasLabel, !(element.role == .list && element.children.isEmpty) {
      found.append(
        .init(.noLabel, element, "it can have the focus and has no label; give it accessibilityLabel(_:)"))
    }
    if element.role == .row, !hasLabel {
      found.append(.init(.noLabel, element, "it is a row and has no label; give it accessibilityLabel(_:)"))
    }
    if element.role == .list {
      for child in element.children where child.role == .other {
        found.append(
          .init(
            .noRole, child,
            "it is in a list and is neither a row nor a control; give it accessibilityAddTraits(_:)"))
      }
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
    if let finding = contrastFinding(of: element) { found.append(finding) }
    return found
  }

  // MARK: Colours

  /// A finding if the words of an element are too faint, by the limits of APCA for their role.
  private func contrastFinding(of element: AccessibilityElement) -> AccessibilityFinding? {
    // An empty field shows its prompt, which has the class of incidental text.
    let isPrompt = [.textField, .secureField].contains(element.role) && element.value?.isEmpty != false
    let wanted = element.isEnabled && !isPrompt ? 60.0 : 45.0
    guard let contrast = leastContrast(in: element), contrast < wanted else { return nil }
    return .init(
      .lowContrast, element,
      "the contrast of its words is \(Int(contrast)), and should be \(Int(wanted)); use a role such as .primary, or another colour"
    )
  }

  /// The least contrast of a letter of an element with its background, where both colours are known.
  ///
  /// Elements in it count for themselves.
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

  /// Elements that look like others on a terminal without colours: a selected row, or a disabled control.
  private func colorFindings(among elements: [AccessibilityElement]) -> [AccessibilityFinding] {
    let rows = elements.filter { $0.role == .list }.compactMap { list in
      let rows = list.children.filter { $0.role == .row && !$0.visibleFrame.isEmpty }
      return rows.first(where: \.isSelected).flatMap { selected in
        rows.first { !$0.isSelected }.map { (selected: selected, other: $0) }
      }
    }
    let disabled = elements.filter {
      !$0.isEnabled && $0.role.isControl && !$0.visibleFrame.isEmpty
    }
    guard !rows.isEmpty || !disabled.isEmpty else { return [] }
    let cells = cellsWithoutColors
    return rows.filter { looksAlike($0.selected, $0.other, in: cells) }.map {
      .init(
        .onlyColor, $0.selected,
        "without colours it looks like a row that isn't selected; give it a mark or an attribute")
    }
      + disabled.filter { !looksDisabled($0, in: cells) }.map {
        .init(
          .onlyColor, $0, "without colours it looks like one that can be used; draw it dim")
      }
  }

  /// The screen as it would be on a terminal without colours.
  private var cellsWithoutColors: CellBuffer {
    let palette = host.palette
    // A second terminal, so that the test's own one gets no output.
    let other = HeadlessBackend(size: terminal.size)
    host.palette = .terminal(TerminalColors(depth: .none))
    host.present(on: other)
    let cells = host.screen
    host.palette = palette
    host.present(on: other)
    return cells
  }

  /// Whether a letter of a control is drawn dim, or none is.
  private func looksDisabled(_ element: AccessibilityElement, in cells: CellBuffer) -> Bool {
    let letters = element.visibleFrame.points.map { cells[$0.x, $0.y] }.filter(\.glyph.isOfWord)
    return letters.isEmpty || letters.contains { $0.style.attributes.contains(.dim) }
  }

  /// Whether the first cells of two rows look the same without colours, but for the words in them.
  private func looksAlike(
    _ one: AccessibilityElement, _ other: AccessibilityElement, in cells: CellBuffer
  ) -> Bool {
    func cell(_ x: Int, of element: AccessibilityElement) -> Cell {
      cells[element.visibleFrame.minX + x, element.visibleFrame.minY]
    }
    return (0..<Swift.min(one.visibleFrame.width, other.visibleFrame.width)).allSatisfy { x in
      let (left, right) = (cell(x, of: one), cell(x, of: other))
      // A mark is before the words.
      let isSameMark = x > 1 || left.glyph == right.glyph || left.glyph.isOfWord || right.glyph.isOfWord
      return isSameMark && left.style.attributes == right.style.attributes
    }
  }

  // MARK: Traps

  /// Layers that the user can't leave.
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
  /// Whether the cells of elements of this role are those of other elements.
  nonisolated fileprivate var isContainerOfOthers: Bool {
    [.list, .form, .group, .scrollView, .dialog].contains(self)
  }
}

extension AccessibilityRole {
  /// Whether elements of this role are used, and not only read.
  nonisolated fileprivate var isControl: Bool {
    [.button, .toggle, .menu, .link, .textField, .textEditor, .secureField].contains(self)
  }
}

extension Glyph {
  /// Whether the glyph is a letter or a number.
  nonisolated fileprivate var isOfWord: Bool { string.contains { $0.isLetter || $0.isNumber } }
}
