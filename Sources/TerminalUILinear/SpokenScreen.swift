internal import Cells
internal import TerminalUICore
package import TerminalUIElements

/// A screen as it is read out: a heading, and the lines of its elements in the order of reading.
///
///     let screen = SpokenScreen(host.accessibilityElements, title: "Mail")
///     screen.heading                      // Inbox, heading
///     screen.lines.map(\.words)           // New message, button …
///
/// It is a value of elements: it reads no clock and writes nothing.
package struct SpokenScreen {
  /// The most rows of a container that are one page.
  package static let rowsOfPage = 9

  /// The words above the lines.
  package private(set) var heading: String
  /// The layer that the screen is; `nil` for the base.
  package let layer: ObjectIdentifier?
  /// The lines, from top to bottom.
  package private(set) var lines: [SpokenLine] = []
  /// The element with the focus.
  package private(set) var focused: AccessibilityElement?
  /// The words of the element with the focus, and the line that they are of.
  package private(set) var focus: (words: String, key: SpokenLine.Key?)?
  /// What each container shows of all that is in it.
  package private(set) var pages: [SpokenLine.Key: Page] = [:]

  /// A part of a container.
  package struct Page: Equatable {
    /// The first of its lines.
    package let first: SpokenLine.Key?
    /// How many rows there are in all; 0 where nobody knows.
    let count: Int
  }

  private var ordinals: [ObjectIdentifier: Int] = [:]
  /// For containers whose pages were turned, the row that the page begins with.
  private let wishes: [SpokenLine.Key: SpokenLine.Key]
  /// The table that rows are in.
  private var table: AccessibilityElement?

  /// Makes the screen of some elements.
  ///
  /// - Parameters:
  ///   - elements: The elements of the screen, as a host has them.
  ///   - title: The name of the window, for a screen without a heading.
  ///   - pages: The rows that pages begin with; else with the first one in sight.
  package init(
    _ elements: [AccessibilityElement], title: String, pages wishes: [SpokenLine.Key: SpokenLine.Key] = [:]
  ) {
    self.wishes = wishes
    let modal = elements.lastIndex { $0.role == .dialog && $0.traits.contains(.isModal) }
    let parts = modal.map { Array(elements[$0...]) } ?? elements
    layer = modal.flatMap { elements[$0].node.map(ObjectIdentifier.init) }
    heading = ""
    for part in parts { add(part, in: nil, clip: nil) }
    if let modal {
      let kind = SpokenWords.translated(elements[modal].node?.name ?? "dialog")
      let label = SpokenText.clean(elements[modal].label ?? "")
      heading = [label, kind].filter { !$0.isEmpty }.joined(separator: ", ")
      if let first = lines.first, !label.isEmpty, first.words == label { lines.removeFirst() }
    } else {
      // A heading in a form or a list is about a part of it.
      let first = lines.prefix(4).firstIndex { line in
        if case .heading = line.kind { line.container == nil } else { false }
      }
      let words = first.map { lines.remove(at: $0).words }
      heading = words ?? "\(SpokenText.clean(title)), \(SpokenWords.translated("heading"))"
    }
    focused = parts.flatMap(\.flattened).last { $0.isFocused }
    if let focused { focus = words(of: focused) }
  }

  /// The line of a key.
  package func line(_ key: SpokenLine.Key) -> SpokenLine? { lines.first { $0.key == key } }

  /// Puts lines in place of those with their keys.
  mutating func replace(_ others: [SpokenLine]) {
    for line in others {
      if let index = lines.firstIndex(where: { $0.key == line.key }) { lines[index] = line }
    }
  }

  // MARK: Collecting

  /// The words for the view with the focus, and its line if it has one.
  private func words(of focused: AccessibilityElement) -> (String, SpokenLine.Key?) {
    if let line = lines.last(where: { $0.isFocused && $0.element.node === focused.node }) {
      return (line.words, line.key)
    }
    // What opens a row is that row.
    if focused.isMark, let row = lines.last(where: { $0.element.mark?.node === focused.node }) {
      return (row.words, row.key)
    }
    // Options that have the focus together are the chosen one.
    if focused.label == nil, let chosen = focused.flattened.first(where: \.isSelected),
      let line = lines.last(where: { $0.element.node === chosen.node })
    {
      return (line.words, line.key)
    }
    let words = SpokenWords(focused).line
    guard words.isEmpty || focused.label == nil else { return (words, nil) }
    let inside = focused.flattened.compactMap(\.label).map(SpokenText.clean).prefix(Self.rowsOfPage)
    return ((inside + [words]).filter { !$0.isEmpty }.joined(separator: ", "), nil)
  }

  /// The key of an element's next line: a node may have several.
  private mutating func key(of element: AccessibilityElement) -> SpokenLine.Key? {
    guard let node = element.node else { return nil }
    let ordinal = ordinals[ObjectIdentifier(node), default: 0]
    ordinals[ObjectIdentifier(node)] = ordinal + 1
    return SpokenLine.Key(node, ordinal)
  }

  /// Adds the lines of an element and of those in it; parts scrolled out of `clip` aren't read.
  private mutating func add(_ element: AccessibilityElement, in container: SpokenLine.Key?, clip: Rect?) {
    if let clip, !element.frame.isEmpty, !clip.intersects(element.frame) { return }
    switch element.role {
    case .dialog: addAll(element.children, in: container, clip: clip)
    case .list: addList(element, clip)
    case .form, .scrollView: addScrolled(element, in: container, clip)
    case .columnHeader where element.actionNames.isEmpty: break
    case .row: addRow(element, in: container, clip)
    // The help has them.
    case .group where element.traits.contains(.isKeyboardKey): break
    case .group:
      if element.label != nil || element.children.isEmpty { append(element, .element, in: container) }
      // The name of the element needn't be read twice.
      let parts = element.children.filter { $0.role != .text || $0.label != element.label }
      addAll(parts, in: container, clip: clip)
    case .heading:
      append(element, .heading, in: container)
      addAll(element.children, in: container, clip: clip)
    default:
      append(element, .element, in: container)
      addAll(element.children, in: container, clip: clip)
    }
  }

  private mutating func addAll(
    _ elements: [AccessibilityElement], in container: SpokenLine.Key?, clip: Rect?
  ) {
    for element in elements { add(element, in: container, clip: clip) }
  }

  /// Adds a line, if the element has any words.
  @discardableResult private mutating func append(
    _ element: AccessibilityElement, _ kind: SpokenLine.Kind, _ words: SpokenWords? = nil,
    in container: SpokenLine.Key?
  ) -> SpokenLine.Key? {
    guard let key = key(of: element) else { return nil }
    let words = words ?? SpokenWords(element)
    guard !words.line.isEmpty else { return key }
    lines.append(
      SpokenLine(
        key: key, kind: kind, words: words.line, essence: words.essence, element: element,
        container: container, isFocused: element.isFocused))
    return key
  }

  /// Adds a line with words of our own.
  private mutating func append(
    _ words: String, _ kind: SpokenLine.Kind = .element, of element: AccessibilityElement,
    key: SpokenLine.Key, in container: SpokenLine.Key?, isFocused: Bool = false
  ) {
    lines.append(
      SpokenLine(
        key: key, kind: kind, words: words, essence: words, element: element, container: container,
        isFocused: isFocused))
  }

  /// Adds a row as one line, and its controls after it.
  private mutating func addRow(
    _ row: AccessibilityElement, in container: SpokenLine.Key?, _ clip: Rect?
  ) {
    let sentence = table.flatMap { TableSentence(row, in: $0) }?.line
    // A row with nothing but controls is these controls.
    if sentence != nil || row.label != nil || row.children.isEmpty {
      append(row, .row, SpokenWords(row, label: sentence), in: container)
    }
    addAll(row.children.filter { !$0.isMark }, in: container, clip: clip)
  }

  // MARK: Pages

  /// Adds what is in sight of a form or a scroll view, and lines that turn its pages.
  private mutating func addScrolled(
    _ element: AccessibilityElement, in container: SpokenLine.Key?, _ clip: Rect?
  ) {
    guard let key = key(of: element) else { return }
    let words = element.label.map { _ in SpokenWords(element).line } ?? ""
    if !words.isEmpty { append(words, of: element, key: key, in: container, isFocused: element.isFocused) }
    guard let scroller = element.scroller,
      scroller.canMove(.vertical, forward: true) || scroller.canMove(.vertical, forward: false)
    else { return addAll(element.children, in: element.role == .form ? key : container, clip: clip) }
    let start = lines.count
    addAll(element.children, in: key, clip: clip.map { $0.intersection(element.frame) } ?? element.frame)
    pages[key] = Page(first: start < lines.count ? lines[start].key : nil, count: 0)
    addPages(
      of: element, back: scroller.canMove(.vertical, forward: false) ? "what is before" : nil,
      forward: scroller.canMove(.vertical, forward: true) ? "what follows" : nil, in: key)
  }

  /// The rows of a list: all that is neither a heading nor the title of a column.
  package static func rows(of list: AccessibilityElement) -> [AccessibilityElement] {
    list.children.filter(isRow)
  }

  private static func isRow(_ element: AccessibilityElement) -> Bool {
    ![.heading, .columnHeader].contains(element.role)
  }

  /// Adds a list: a line with the number of its rows, then the rows of one page.
  private mutating func addList(_ list: AccessibilityElement, _ clip: Rect?) {
    guard let key = key(of: list) else { return }
    let items = Self.rows(of: list)
    let count = items.first?.place?.count ?? items.count
    let number =
      count == 0
      ? SpokenWords.translated("empty") : SpokenWords.phrase(count == 1 ? "1 row" : "\(count) rows")
    append(
      "\(SpokenWords(list).line), \(number)", of: list, key: key, in: nil,
      isFocused: list.isFocused && !items.contains(where: \.isFocused))
    let outer = table
    defer { table = outer }
    table = list.children.contains { $0.role == .columnHeader } ? list : nil
    addAll(list.children.filter { $0.role == .columnHeader }, in: key, clip: nil)
    guard !items.isEmpty else { return }

    let known = items.firstIndex { item in
      item.node.map { SpokenLine.Key($0, 0) }.map { $0 == wishes[key] } ?? false
    }
    let inSight = items.firstIndex { list.frame.isEmpty || list.frame.intersects($0.frame) }
    let first = min(known ?? inSight ?? 0, items.count - 1)
    let end = min(first + Self.rowsOfPage, items.count)
    pages[key] = Page(first: items[first].node.map { SpokenLine.Key($0, 0) }, count: count)
    let page = Set(items[first..<end].compactMap { $0.node.map(ObjectIdentifier.init) })
    // Headings between the rows of the page, and above the first one.
    var waiting: [AccessibilityElement] = []
    for child in list.children where child.role != .columnHeader {
      if !Self.isRow(child) {
        waiting.append(child)
      } else if let node = child.node, page.contains(ObjectIdentifier(node)) {
        addAll(waiting, in: key, clip: nil)
        waiting = []
        add(child, in: key, clip: nil)
      } else {
        waiting = []
      }
    }
    let hasMore = end < items.count || list.scroller?.canMove(.vertical, forward: true) == true
    let hasEarlier = first > 0 || list.scroller?.canMove(.vertical, forward: false) == true
    addPages(of: list, back: hasEarlier ? "earlier rows" : nil, forward: hasMore ? "more rows" : nil, in: key)
  }

  private mutating func addPages(
    of container: AccessibilityElement, back: String?, forward: String?, in key: SpokenLine.Key
  ) {
    for (words, isForward) in [(forward, true), (back, false)] {
      guard let pageKey = self.key(of: container), let words else { continue }
      append(
        SpokenWords.translated(words), .page(isForward: isForward), of: container, key: pageKey, in: key)
    }
  }
}
