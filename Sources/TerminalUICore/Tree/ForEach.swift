public import RuntimeMetadata

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
@MainActor @preconcurrency public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  @usableFromInline let elements: ForEachElements<Data>
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  /// Where the identity of an element is, if that is not its `id`.
  @usableFromInline let path: AnyKeyPath?
  @usableFromInline var access: ForEachAccess<ID, Content>

  /// The elements.
  public var data: Data { elements.data }

  /// The view with the present elements.
  ///
  /// A collection that is an object may have changed its elements.
  var readAgain: Self {
    var view = self
    view.access.count = data.count
    return view
  }

  // Inlined into the app, so that walking its collection is specialised: several times faster.
  @inlinable package init(
    data: Data, content: @escaping (Data.Element) -> Content, path: AnyKeyPath?,
    id: @escaping (Data.Element) -> ID
  ) {
    let elements = ForEachElements(data: data)
    self.elements = elements
    self.content = content
    self.path = path
    access = ForEachAccess(
      count: data.count,
      ids: { elements.ids(id) },
      id: { id(elements[$0]) },
      row: { content(elements[$0]) },
      find: { elements.place(of: $0, near: $1, among: $2, id) },
      firstDuplicate: { ids in
        var seen = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !seen.insert(id).inserted { return id }
        return nil
      },
      present: { elements.present($0, id) })
  }

  /// Makes views of elements that may be got at in another way than one by one.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, access: ForEachAccess<ID, Content>
  ) {
    elements = ForEachElements(data: data)
    self.content = content
    path = nil
    self.access = access
  }

  /// Makes a view for each number of a range.
  ///
  /// The numbers differ, so no duplicates are looked for.
  @inlinable init(range data: Data, content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    elements = ForEachElements(data: data)
    self.content = content
    path = nil
    access = ForEachAccess(
      count: data.count, ids: { ContiguousArray(data) }, id: { data.lowerBound + $0 },
      row: { content(data.lowerBound + $0) },
      find: { target, _, _ in data.contains(target) ? target - data.lowerBound : nil },
      firstDuplicate: { _ in nil }, present: { wanted in wanted?.filter { data.contains($0) } ?? Set(data) })
  }
}

extension ForEach {
  /// Calls `visit` with the identity and the view of each element, in order.
  package func visitRows(_ visit: (ID, Content) -> Void) {
    for (place, id) in access.ids().enumerated() { visit(id, access.row(place)) }
  }
}

/// How the node of a `ForEach` gets at elements, in functions that were specialised where the `ForEach` was made.
///
/// They follow from the elements, the block and the path of the identity, which are compared; so two are equal.
@usableFromInline package nonisolated struct ForEachAccess<ID: Hashable, Content>: SelfComparing {
  /// The number of elements.
  @usableFromInline var count: Int
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
  /// Which of some identities an element has; all that elements have for `nil`.
  @usableFromInline let present: (Set<ID>?) -> Set<ID>
  /// Hears which elements have rows, where the elements are made as they are seen.
  package var seen: ((Range<Int>) -> Void)?

  @inlinable package init(
    count: Int, ids: @escaping () -> ContiguousArray<ID>, id: @escaping (Int) -> ID,
    row: @escaping (Int) -> Content, find: @escaping (ID, Int, Int) -> Int?,
    firstDuplicate: @escaping (ContiguousArray<ID>) -> ID?, present: @escaping (Set<ID>?) -> Set<ID>
  ) {
    self.count = count
    self.ids = ids
    self.id = id
    self.row = row
    self.find = find
    self.firstDuplicate = firstDuplicate
    self.present = present
  }

  package static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool { true }
  package static func isSure(in mode: ComparisonMode) -> Bool { true }
}

/// A collection with an object that compares its elements with those of another collection itself, as windowed ones
/// have.
package nonisolated protocol VersionedElements {
  /// Whether two collections have the same elements.
  static func haveSameElements(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

/// The elements of a `ForEach`.
///
/// Two are equal if a block would read the same of them; no `==` of the app is called. They are if they are the same storage; a thousand elements at
/// most are compared. So a view that has a million elements is compared as fast as one that has few. A collection that is, or holds, an object may
/// have other elements at any time, and is never equal.
@usableFromInline nonisolated struct ForEachElements<Data: RandomAccessCollection>: SelfComparing {
  @usableFromInline let data: Data

  @inlinable init(data: Data) { self.data = data }

  @inlinable subscript(place: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: place)] }

  /// The identities of all elements.
  @inlinable @inline(__always) func ids<ID>(_ id: (Data.Element) -> ID) -> ContiguousArray<ID> {
    var ids = ContiguousArray<ID>()
    ids.reserveCapacity(data.count)
    for element in data { ids.append(id(element)) }
    return ids
  }

  /// The place of an identity, looked for at most `limit` places around the one where it should be.
  @inlinable @inline(__always) func place<ID: Equatable>(
    of target: ID, near expected: Int, among limit: Int, _ id: (Data.Element) -> ID
  ) -> Int? {
    let count = data.count
    guard count > 0 else { return nil }
    let middle = Swift.min(Swift.max(expected, 0), count - 1)
    let reach = Swift.min(limit, count)
    var (below, above) = (middle, middle + 1)
    let (lowest, highest) = (Swift.max(middle - reach, 0), Swift.min(middle + reach, count - 1))
    while below >= lowest || above <= highest {
      if below >= lowest {
        if id(self[below]) == target { return below }
        below -= 1
      }
      if above <= highest {
        if id(self[above]) == target { return above }
        above += 1
      }
    }
    return nil
  }

  /// Which of some identities an element has; all that elements have for `nil`.
  @inlinable @inline(__always) func present<ID: Hashable>(
    _ wanted: Set<ID>?, _ id: (Data.Element) -> ID
  ) -> Set<ID> {
    guard let wanted else { return Set(ids(id)) }
    var found = Set<ID>()
    for element in data where found.count < wanted.count {
      let id = id(element)
      if wanted.contains(id) { found.insert(id) }
    }
    return found
  }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode) -> Bool {
    let layout = TypeComparison.of(Data.self)
    if layout.isLive {
      return (Data.self as? any VersionedElements.Type)?.haveSameElements(lhs, rhs) ?? false
    }
    if layout.isSelfContained, lhs.hasSameBytes(as: rhs, count: MemoryLayout<Data>.size) { return true }
    let count = lhs.assumingMemoryBound(to: Self.self).pointee.data.count
    return count <= 1_000 && count == rhs.assumingMemoryBound(to: Self.self).pointee.data.count
      && layout.isEqualCapture(lhs, rhs)
  }

  static func isSure(in mode: ComparisonMode) -> Bool {
    let layout = TypeComparison.of(Data.self)
    return layout.isSelfContained && !layout.isLive
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of identifiable data.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
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
