internal import TerminalUICore

/// The views that a view consists of, found without evaluating anything.
package struct SubviewList {
  private(set) var subviews: [Subview] = []
  private(set) var sections: [SectionConfiguration] = []
  private var path: [AnyHashable] = []
  private var isInSection = false

  init<V: View>(_ view: V) { add(view) }

  private init(path: [AnyHashable]) { self.path = path }

  /// Adds the views of a view.
  package mutating func add<V: View>(_ view: V) {
    guard let parts = view as? any SubviewSource else {
      return add(one: AnyView(view), (view as? Subview)?.containerValues ?? ContainerValues())
    }
    parts.addSubviews(to: &self)
  }

  /// Adds the views of a part of a view, identified by `step`.
  package mutating func add<V: View>(_ view: V, at step: AnyHashable) {
    path.append(step)
    add(view)
    path.removeLast()
  }

  private mutating func add(one view: AnyView, _ values: ContainerValues) {
    add(Subview(id: .init(path: path), containerValues: values, view: view))
  }

  private mutating func add(_ subview: Subview) {
    subviews.append(subview)
    guard !isInSection else { return }
    // In its place: a copy for each view would take a time that grows with the square of their number.
    if sections.last?.isWritten == false {
      sections[sections.count - 1].content.append(subview)
    } else {
      sections.append(
        SectionConfiguration(
          id: .init(path: ["views"] + subview.id.path), containerValues: ContainerValues(), isWritten: false,
          header: .init(elements: []), content: .init(elements: [subview]), footer: .init(elements: [])))
    }
  }

  private mutating func add(_ section: SectionConfiguration) {
    subviews += section.header.elements + section.content.elements + section.footer.elements
    if !isInSection { sections.append(section) }
  }

  /// Adds a section and its views.
  package mutating func add<H: View, C: View, F: View>(header: H, content: C, footer: F) {
    func part<V: View>(_ view: V, _ step: Int) -> SubviewsCollection {
      var list = SubviewList(path: path + [step])
      list.isInSection = true
      list.add(view)
      return SubviewsCollection(elements: list.subviews)
    }
    add(
      SectionConfiguration(
        id: .init(path: path), containerValues: ContainerValues(), isWritten: true, header: part(header, 0),
        content: part(content, 1), footer: part(footer, 2)))
  }

  /// Adds views with a modifier on each, and the modifier's values for the container.
  package mutating func add<V: View, M: ViewModifier>(_ view: V, modifier: M) {
    func told(_ values: ContainerValues) -> ContainerValues {
      var values = values
      (modifier as? any ContainerValueSetting)?.set(&values)
      return values
    }
    guard view is any SubviewSource else {
      return add(one: AnyView(view.modifier(modifier)), told((view as? Subview)?.containerValues ?? .init()))
    }
    func changed(_ subview: Subview) -> Subview {
      Subview(
        id: subview.id, containerValues: told(subview.containerValues),
        view: AnyView(subview.view.modifier(modifier)))
    }
    func changed(_ subviews: SubviewsCollection) -> SubviewsCollection {
      SubviewsCollection(elements: subviews.elements.map(changed))
    }
    var list = SubviewList(path: path)
    list.isInSection = isInSection
    list.add(view)
    if isInSection { return subviews += list.subviews.map(changed) }
    for section in list.sections {
      if section.isWritten {
        add(
          SectionConfiguration(
            id: section.id, containerValues: told(section.containerValues), isWritten: true,
            header: changed(section.header), content: changed(section.content),
            footer: changed(section.footer)))
      } else {
        for subview in section.content { add(changed(subview)) }
      }
    }
  }
}

/// A view that consists of several ones, such as a group or a `ForEach`: it adds them to a ``SubviewList``.
@MainActor package protocol SubviewSource {
  /// Adds the views to `list`.
  func addSubviews(to list: inout SubviewList)
  /// The number of the views without titles of sections, or `limit` if there are more.
  func subviewCount(upTo limit: Int) -> Int
}

extension View {
  /// The number of views that this view consists of, counted without evaluating anything, and not beyond a limit.
  ///
  /// The `body` of an app's own view is one view. Titles of sections don't count.
  package func countOfSubviews(upTo limit: Int) -> Int {
    (self as? any SubviewSource)?.subviewCount(upTo: limit) ?? Swift.min(1, limit)
  }
}

extension EmptyView: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {}
  package func subviewCount(upTo limit: Int) -> Int { 0 }
}

extension TupleView: SubviewSource where repeat each Content: View {
  package func addSubviews(to list: inout SubviewList) {
    var place = 0
    func add<V: View>(_ view: V, _ list: inout SubviewList) {
      list.add(view, at: place)
      place += 1
    }
    repeat add(each content, &list)
  }

  package func subviewCount(upTo limit: Int) -> Int {
    var count = 0
    func add<V: View>(_ view: V) { if count < limit { count += view.countOfSubviews(upTo: limit - count) } }
    repeat add(each content)
    return count
  }
}

extension Group: SubviewSource where Content: View {
  package func addSubviews(to list: inout SubviewList) { list.add(content) }
  package func subviewCount(upTo limit: Int) -> Int { content.countOfSubviews(upTo: limit) }
}

extension ForEach: SubviewSource where Content: View {
  package func addSubviews(to list: inout SubviewList) { visitRows { list.add($1, at: AnyHashable($0)) } }
  package func subviewCount(upTo limit: Int) -> Int { data.prefix(limit).count }
}

extension Optional: SubviewSource where Wrapped: View {
  package func addSubviews(to list: inout SubviewList) { if let self { list.add(self) } }
  package func subviewCount(upTo limit: Int) -> Int { self?.countOfSubviews(upTo: limit) ?? 0 }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  package func addSubviews(to list: inout SubviewList) {
    switch self {
    case .first(let view): list.add(view, at: true)
    case .second(let view): list.add(view, at: false)
    }
  }

  package func subviewCount(upTo limit: Int) -> Int {
    switch self {
    case .first(let view): view.countOfSubviews(upTo: limit)
    case .second(let view): view.countOfSubviews(upTo: limit)
    }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  package func addSubviews(to list: inout SubviewList) { list.add(content, modifier: modifier) }
  package func subviewCount(upTo limit: Int) -> Int { content.countOfSubviews(upTo: limit) }
}

extension SubviewsCollection: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    for subview in elements { list.add(subview, at: subview.id) }
  }
  package func subviewCount(upTo limit: Int) -> Int { Swift.min(elements.count, limit) }
}
