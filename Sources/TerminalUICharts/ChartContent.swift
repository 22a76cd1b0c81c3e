public import Cells
import RuntimeMetadata
public import TerminalUI
public import TerminalUICore

/// The content of a chart: marks, or several of them.
///
/// - Source: Swift Charts `ChartContent`.
public protocol ChartContent {
  /// Adds the marks.
  func _add(to collector: _ChartCollector, _ style: _MarkStyle)
  /// Adds the marks that have come behind those of other content, which was added; says whether nothing else differs.
  func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool
}

extension ChartContent {
  /// Adds nothing; says whether the content is equal.
  public func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool {
    valuesAreEqual(self, old)
  }
}

/// How a mark is drawn.
public nonisolated struct _MarkStyle {
  var color: Color?
  /// The shading that the colour refers to.
  var shading: Numbered<Shading>?
  var series: String?
  var seriesLabel: String?
  var line: StrokeStyle?
  var symbol: BasicChartSymbolShape?
  /// The way of lines from value to value.
  var interpolation = InterpolationMethod.linear
  /// How thick bars are; `nil` for what the chart finds.
  var thickness: MarkDimension?
  /// How opaque marks are.
  var opacity = 1.0
  /// The name by which points have a symbol.
  var symbolSeries: String?
  /// The name by which bars are next to each other.
  var position: String?
  /// Whether bars of one place are on top of each other.
  var isStacked = true
  /// Below other marks where it is negative.
  var order = 0.0
  /// The view at a side of the marks.
  var annotation: MarkAnnotation?
}

/// Marks whose style is changed.
public struct _StyledMarks<Content: ChartContent>: ChartContent {
  private let content: Content
  private let change: MarkChange

  init(content: Content, change: @escaping (inout _MarkStyle) -> Void) {
    (self.content, self.change) = (content, MarkChange(change: change))
  }

  private func changed(_ style: _MarkStyle) -> _MarkStyle {
    var style = style
    change.change(&style)
    return style
  }

  /// Adds the marks, changed.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    content._add(to: collector, changed(style))
  }

  /// Adds the new marks, changed.
  public func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool {
    valuesAreEqual(change, old.change)
      && content._addNew(since: old.content, to: collector, changed(style))
  }
}

// Closures are compared as parts of something.
private struct MarkChange { let change: (inout _MarkStyle) -> Void }
/// The closure in a struct, so that the comparison of values can look at what it captured.
private struct MarkBlock<Element, Content> { let make: (Element) -> Content }

extension ChartContent {
  /// Paints the marks with a style.
  ///
  ///     RuleMark(y: .value("Limit", 80)).foregroundStyle(.error)
  ///
  /// - Source: Swift Charts `ChartContent.foregroundStyle(_:)`.
  public func foregroundStyle<S: _PaintedShapeStyle>(_ style: S) -> _StyledMarks<Self> {
    let (color, shading) = (style._color, style._shading)
    return _StyledMarks(content: self) { ($0.color, $0.shading) = (color, shading) }
  }

  /// Makes the marks one of several series: each has a colour, and a name in the legend.
  ///
  ///     LineMark(x: .value("Day", $0.day), y: .value("Degrees", $0.degrees))
  ///       .foregroundStyle(by: .value("City", $0.city))
  ///
  /// Without it all lines of a chart are one line.
  /// - Source: Swift Charts `ChartContent.foregroundStyle(by:)`.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> _StyledMarks<Self> {
    let (name, label) = (value.value._plotted.name, value.label)
    return _StyledMarks(content: self) {
      $0.series = name
      $0.seriesLabel = label
    }
  }

  /// Draws lines with a pen.
  ///
  /// - Source: Swift Charts `ChartContent.lineStyle(_:)`.
  public func lineStyle(_ style: StrokeStyle) -> _StyledMarks<Self> {
    _StyledMarks(content: self) { $0.line = style }
  }
}

/// Several marks that are changed together.
///
///     Plot { ForEach(days) { LineMark(x: .value("Day", $0.day), y: .value("Degrees", $0.degrees)) } }
///       .interpolationMethod(.monotone)
///
/// - Source: Swift Charts `Plot`.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Takes the marks of the block.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the marks.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) { content._add(to: collector, style) }

  /// Adds the new marks.
  public func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool {
    content._addNew(since: old.content, to: collector, style)
  }
}

/// Several marks.
public struct _Marks: ChartContent {
  let content: [any ChartContent]

  /// Adds the marks in order.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    for marks in content { marks._add(to: collector, style) }
  }

  /// Adds the new marks of each part.
  public func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool {
    func addNew<Content: ChartContent>(_ new: Content, since old: any ChartContent) -> Bool {
      guard let old = old as? Content else { return false }
      return new._addNew(since: old, to: collector, style)
    }
    guard content.count == old.content.count else { return false }
    for (new, old) in zip(content, old.content) where !addNew(new, since: old) { return false }
    return true
  }
}

/// Makes the marks of a chart from those written in a block.
///
/// - Source: Swift Charts `ChartContentBuilder`.
@MainActor @preconcurrency @resultBuilder public enum ChartContentBuilder {
  /// Marks.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Marks.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several marks, or none.
  @_disfavoredOverload
  public static func buildBlock(_ content: any ChartContent...) -> _Marks {
    _Marks(content: content)
  }
  /// Marks that may be absent.
  public static func buildIf(_ content: (any ChartContent)?) -> _Marks {
    _Marks(content: content.map { [$0] } ?? [])
  }
  /// Marks that need a version of the system.
  public static func buildLimitedAvailability(_ content: any ChartContent) -> _Marks {
    _Marks(content: [content])
  }
  /// Takes the marks of the first branch of an `if` or `switch`.
  public static func buildEither<Content: ChartContent>(first content: Content) -> _Marks {
    _Marks(content: [content])
  }
  /// Takes the marks of the second branch of an `if` or `switch`.
  public static func buildEither<Content: ChartContent>(second content: Content) -> _Marks {
    _Marks(content: [content])
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Makes marks of the elements of a collection.
  ///
  ///     ForEach(days) { BarMark(x: .value("Day", $0.name), y: .value("Hours", $0.hours)) }
  ///
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, path: nil, id: { $0.id })
  }

  /// Makes marks of the elements of a collection, which are known by a value of theirs.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, path: id, id: { $0[keyPath: id] })
  }

  /// Adds the marks of each element.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    for element in data { content(element)._add(to: collector, style) }
  }

  /// Adds the marks of the elements that have come, where those are known.
  public func _addNew(since old: Self, to collector: _ChartCollector, _ style: _MarkStyle) -> Bool {
    guard let known = (data as? any GrowingElements)?.countKnown(from: old.data) else {
      return valuesAreEqual(self, old)
    }
    guard valuesAreEqual(MarkBlock(make: content), MarkBlock(make: old.content)) else {
      return false
    }
    for element in data.dropFirst(known) { content(element)._add(to: collector, style) }
    return true
  }
}

extension _Plotted {
  /// The value in words.
  var name: String {
    switch self {
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .moment(let seconds): _Plotted.number(seconds).name
    case .category(let name): name
    }
  }
}
