internal import Glibc

/// A view for each element of a collection, known by the identity of the element.
///
///     ForEach(people) { person in Text(person.name) }
///     ForEach(0..<3) { Text("row \($0)") }
///     ForEach(words, id: \.self) { Text($0) }
///     ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
///
/// An element that moves keeps its node, and with it its state and focus. Two elements with the same identity
/// are reported; both show.
/// - Source: SwiftUI `ForEach`.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  @usableFromInline let elements: ForEachElements<Data>
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  /// Where the identity of an element is, if that is not its `id`.
  @usableFromInline let path: AnyKeyPath?
  @usableFromInline let access: ForEachAccess<ID, Content>

  /// The elements.
  public var data: Data { elements.data }

  // Inlined into the app, so that walking its collection is specialised: several times faster.
  @inlinable init(
    data: Data, content: @escaping (Data.Element) -> Content, path: AnyKeyPath?,
    id: @escaping (Data.Element) -> ID
  ) {
    let elements = ForEachElements(data: data)
    self.elements = elements
    self.content = content
    self.path = path
    access = ForEachAccess(
      count: data.count,
      ids: {
        var ids = ContiguousArray<ID>()
        ids.reserveCapacity(elements.data.count)
        for element in elements.data { ids.append(id(element)) }
        return ids
      },
      id: { id(elements[$0]) },
      row: { content(elements[$0]) },
      find: { target, expected, limit in
        let count = elements.data.count
        guard count > 0 else { return nil }
        let middle = Swift.min(Swift.max(expected, 0), count - 1)
        let reach = Swift.min(limit, count)
        var (below, above) = (middle, middle + 1)
        let (lowest, highest) = (Swift.max(middle - reach, 0), Swift.min(middle + reach, count - 1))
        while below >= lowest || above <= highest {
          if below >= lowest {
            if id(elements[below]) == target { return below }
            below -= 1
          }
          if above <= highest {
            if id(elements[above]) == target { return above }
            above += 1
          }
        }
        return nil
      },
      firstDuplicate: { ids in
        var seen = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !seen.insert(id).inserted { return id }
        return nil
      })
  }

  /// Makes a view for each number of a range, all of which are known to differ.
  @inlinable init(range data: Data, content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    elements = ForEachElements(data: data)
    self.content = content
    path = nil
    access = ForEachAccess(
      count: data.count, ids: { ContiguousArray(data) }, id: { data.lowerBound + $0 },
      row: { content(data.lowerBound + $0) },
      find: { target, _, _ in data.contains(target) ? target - data.lowerBound : nil },
      firstDuplicate: { _ in nil })
  }
}

/// How the node of a `ForEach` gets at elements, in functions that were specialised where the `ForEach` was made.
///
/// They follow from the elements, the block and the path of the identity, which are compared; so two are equal.
@usableFromInline nonisolated struct ForEachAccess<ID: Hashable, Content>: Equatable {
  /// The number of elements.
  @usableFromInline let count: Int
  /// The identities of all elements.
  @usableFromInline let ids: () -> ContiguousArray<ID>
  /// The identity of the element at a place.
  @usableFromInline let id: (Int) -> ID
  /// The view of the element at a place.
  @usableFromInline let row: (Int) -> Content
  /// The place of an identity, looked for at most so many places around the one where it should be.
  @usableFromInline let find: (_ id: ID, _ expected: Int, _ limit: Int) -> Int?
  /// The first identity that is there twice.
  @usableFromInline let firstDuplicate: (ContiguousArray<ID>) -> ID?

  @inlinable init(
    count: Int, ids: @escaping () -> ContiguousArray<ID>, id: @escaping (Int) -> ID,
    row: @escaping (Int) -> Content, find: @escaping (ID, Int, Int) -> Int?,
    firstDuplicate: @escaping (ContiguousArray<ID>) -> ID?
  ) {
    self.count = count
    self.ids = ids
    self.id = id
    self.row = row
    self.find = find
    self.firstDuplicate = firstDuplicate
  }

  @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// The elements of a `ForEach`.
///
/// Two are equal if they are the same storage; a thousand elements at most are compared. So a view that has a million
/// elements is compared as fast as one that has few.
@usableFromInline nonisolated struct ForEachElements<Data: RandomAccessCollection>: Equatable {
  @usableFromInline let data: Data

  @inlinable init(data: Data) { self.data = data }

  @inlinable subscript(place: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: place)] }

  @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool {
    let areSame = withUnsafeBytes(of: lhs.data) { left in
      withUnsafeBytes(of: rhs.data) { right in left.elementsEqual(right) }
    }
    if areSame { return true }
    let count = lhs.data.count
    return count <= 1_000 && count == rhs.data.count && valuesAreEqual(lhs.data, rhs.data)
  }
}

@MainActor extension ForEach where Content: View {
  /// Makes a view for each element of identifiable data.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, path: nil, id: { $0.id })
  }

  /// Makes a view for each element, identified by the value at `id`.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, path: id, id: { $0[keyPath: id] })
  }

  /// Makes a view for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(range: data, content: content)
  }

  /// Makes a view for each element of a binding's value; the block receives a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
    ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a binding's value, identified by the value at `id`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, path: nil, id: { $0.1 })
  }
}

@MainActor extension ForEach: View where Content: View {
  /// Never called.
  public typealias Body = Never
  /// A list is several items.
  public static var _isUnary: Bool { false }

  /// Makes a list with a row for each element.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.isWindowed ? WindowNode(view, in: context) : ForEachNode(view, in: context)
  }

  /// Inserts, removes, moves and updates rows.
  public static func _updateNode(_ node: Node, to view: Self) {
    if node.flags.contains(.isWindow) {
      unsafeDowncast(node, to: WindowNode<Data, ID, Content>.self).update(to: view)
    } else {
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
    }
  }
}

/// The node of a `ForEach`: rows by identity.
@MainActor final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowList {
  @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
  @exclusivity(unchecked) private var ids: ContiguousArray<ID>

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    ids = view.access.ids()
    super.init(in: context, flags: [])
    let inner = childContext
    var rows: ContiguousArray<Node> = []
    rows.reserveCapacity(ids.count)
    let outer = Evaluation.begin(self)
    withRowViews { rowView in
      for place in 0..<ids.count { rows.append(inner.make(rowView(place))) }
    }
    Evaluation.end(of: self, outer)
    rebuild(rows)
    reportDuplicates()
  }

  override var name: String { "ForEach" }
  override var details: String { "\(ids.count) rows" }

  func update(to new: ForEach<Data, ID, Content>) {
    if valuesAreEqual(view, new) {
      view = new
      return
    }
    let newIDs = new.access.ids()
    if idsEqual(newIDs) {
      // The same block over equal elements makes the same rows; what it reads itself makes an evaluation.
      let isSame = valuesAreEqual(Rows(of: view), Rows(of: new))
      view = new
      if !isSame { evaluate() }
      return
    }
    let old = ids
    view = new
    ids = newIDs
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    rearrange(from: old, to: newIDs)
    Evaluation.end(of: self, outer)
    reportDuplicates()
  }

  /// What the rows are made of, compared element by element.
  private struct Rows {
    let data: Data
    let content: (Data.Element) -> Content
    @MainActor init(of view: ForEach<Data, ID, Content>) { (data, content) = (view.data, view.content) }
  }

  /// Makes all row views anew: the block read something that changed.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    withRowViews { rowView in visitRows { place, node in node.update(to: rowView(place)) } }
    Evaluation.end(of: self, outer)
  }

  override func row(withID id: AnyHashable) -> Node? {
    guard let id = id.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    return row(at: place)
  }

  private func row(_ place: Int) -> Content {
    ObservedProperties.track(by: self) { view.access.row(place) }
  }

  /// Runs `body`, which asks for the view of each row in their order.
  ///
  /// What the block reads belongs to this node, and what a row reads to the row: so some views are made at a time, and
  /// then their rows. They are kept in plain memory, since unspecialised code looks the type of an array up at each use.
  private func withRowViews(_ body: @MainActor (_ rowView: @MainActor (Int) -> Content) -> Void) {
    let views = UnsafeMutablePointer<Content>.allocate(capacity: Swift.min(ids.count, Self.viewsAtOnce))
    var made = 0..<0
    defer {
      views.deinitialize(count: made.count)
      views.deallocate()
    }
    body { place in
      if !made.contains(place) {
        views.deinitialize(count: made.count)
        made = self.makeViews(from: place, in: views)
      }
      return views[place - made.lowerBound]
    }
  }

  private static var viewsAtOnce: Int { 32 }

  /// Makes the views of some rows, and says of which.
  @inline(never)
  private func makeViews(from first: Int, in views: UnsafeMutablePointer<Content>) -> Range<Int> {
    let row = view.access.row
    let places = first..<Swift.min(first + Self.viewsAtOnce, ids.count)
    ObservedProperties.track(by: self) {
      for place in places { (views + (place - first)).initialize(to: row(place)) }
    }
    return places
  }

  private func idsEqual(_ new: ContiguousArray<ID>) -> Bool {
    guard ids.count == new.count else { return false }
    return haveSameBytes(ids, new) || ids == new
  }

  private func rearrange(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    var prefix = 0
    let shorter = Swift.min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    container?.itemsWillChange(at: oldMiddle.isEmpty && rowCount == 0 ? self : firstNode(from: prefix))

    var waiting: [ID: [Node]] = [:]
    for place in oldMiddle.reversed() { waiting[old[place], default: []].append(row(at: place)) }
    let inner = childContext
    var middle: ContiguousArray<Node> = []
    for place in newMiddle {
      if let node = waiting[new[place]]?.popLast() {
        middle.append(node)
      } else {
        let node = inner.make(row(place))
        node.flags.insert(.isLoaded)
        middle.append(node)
      }
    }
    let leaving = waiting.values.flatMap { $0 }
    if oldMiddle.count + newMiddle.count <= 2 * Self.capacity {
      for place in oldMiddle.reversed() { remove(at: place) }
      for (offset, node) in middle.enumerated() { insert(node, at: prefix + offset) }
    } else {
      var rows: ContiguousArray<Node> = []
      rows.reserveCapacity(new.count)
      visitRows { place, node in if place < prefix { rows.append(node) } }
      rows += middle
      visitRows { place, node in if place >= oldMiddle.upperBound { rows.append(node) } }
      rebuild(rows)
    }
    didRemoveItems()
    for node in leaving { node.leave() }
    container?.setNeedsLayout()
    // The rows that stay get their new view: the block, or the element behind the identity, may differ.
    visitRows { place, node in
      if !node.flags.contains(.isLoaded) { node.update(to: row(place)) }
      node.flags.remove(.isLoaded)
    }
  }

  /// The row at `place`, or the last one, from which on the list changes.
  private func firstNode(from place: Int) -> Node {
    rowCount == 0 ? self : row(at: Swift.min(place, rowCount - 1))
  }

  private func reportDuplicates() {
    if let duplicate = view.access.firstDuplicate(ids) {
      host.report(.duplicateIdentity("\(duplicate)", view: ownerName))
    }
  }
}

/// Whether two arrays of the same length of plain data have the same bytes: known without a comparison for each.
private nonisolated func haveSameBytes<Element>(
  _ lhs: ContiguousArray<Element>, _ rhs: ContiguousArray<Element>
) -> Bool {
  _isPOD(Element.self)
    && lhs.withUnsafeBytes { left in
      rhs.withUnsafeBytes { right in
        guard let left = left.baseAddress, let base = right.baseAddress else { return true }
        return left == base || memcmp(left, base, right.count) == 0
      }
    }
}
