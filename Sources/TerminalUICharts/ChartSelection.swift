import Cells
public import TerminalUI

/// A value, or two, that the user selects in a chart.
@usableFromInline nonisolated struct ChartSelection {
  /// The selected value, or the first of two.
  let get: @MainActor () -> _Plotted?
  /// Selects from one value to another; `nil` selects nothing.
  let set: @MainActor (_ first: _Plotted?, _ last: _Plotted?) -> Void

  @MainActor init<P: Plottable>(_ value: Binding<P?>) {
    get = { value.wrappedValue?._plotted }
    set = { _, last in
      if let last { value.wrappedValue = P.value(of: last) } else { value.wrappedValue = nil }
    }
  }

  @MainActor init<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) {
    get = { range.wrappedValue?.lowerBound._plotted }
    set = { first, last in
      guard let first, let last, let first = P.value(of: first), let last = P.value(of: last) else {
        return range.wrappedValue = nil
      }
      range.wrappedValue = Swift.min(first, last)...Swift.max(first, last)
    }
  }
}

extension View {
  /// Lets the user select a value of the horizontal axis of charts in this view.
  ///
  ///     Chart { … }.chartXSelection(value: $day)
  ///
  /// A click or a drag selects the value at that column. Left and Right go from mark to mark, and Escape selects nothing. Show the selection with
  /// a ``RuleMark``, or by the ``ChartContent/opacity(_:)`` of marks.
  ///
  /// - Parameter value: The value; `nil` where nothing is selected.
  /// - Source: Swift Charts `View.chartXSelection(value:)`; the selection remains when the button is released.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    environment(\.chart.layers.xSelection, ChartSelection(value))
  }

  /// Lets the user select a part of the horizontal axis of charts in this view, by a drag.
  ///
  /// - Parameter range: The values; `nil` where nothing is selected.
  /// - Source: Swift Charts `View.chartXSelection(range:)`.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    environment(\.chart.layers.xSelection, ChartSelection(range: range))
  }

  /// Lets the user select a value of the vertical axis of charts in this view.
  ///
  /// A click or a drag selects the value at that row. Up and Down go from mark to mark of lying bars, and Escape selects nothing.
  ///
  /// - Parameter value: The value; `nil` where nothing is selected.
  /// - Source: Swift Charts `View.chartYSelection(value:)`.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    environment(\.chart.layers.ySelection, ChartSelection(value))
  }

  /// Lets the user select a part of the vertical axis of charts in this view, by a drag.
  ///
  /// - Parameter range: The values; `nil` where nothing is selected.
  /// - Source: Swift Charts `View.chartYSelection(range:)`.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    environment(\.chart.layers.ySelection, ChartSelection(range: range))
  }
}

/// The part of a chart that is clicked and has the keyboard, where values can be selected.
struct SelectionLayer: View {
  let plan: ChartPlan
  let layers: ChartLayers

  var body: some View {
    Color.clear.contentShape(Rectangle())
      .gesture(DragGesture.inCells.onChanged { select(from: $0.startLocation, to: $0.location) })
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { press in
        step(layers.xSelection, plan.x, isX: true, isForward: press.key == .rightArrow)
      }
      .onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) { press in
        // Names go downward, and numbers upward.
        let isForward = (press.key == .downArrow) == (plan.y.count != nil)
        return step(layers.ySelection, plan.y, isX: false, isForward: isForward)
      }
      .onKeyPress(.escape) { clear() }
  }

  /// Writes the values at one or two cells into the app's bindings, while the mouse is dragged.
  private func select(from start: Point, to end: Point) {
    let plot = plan.plot
    guard !plot.isEmpty else { return }
    func x(_ place: Point) -> _Plotted? {
      let cell = Swift.min(Swift.max(place.x - plot.minX, 0), plot.width - 1)
      return plan.x.plotted(at: (Double(cell) + 0.5) / Double(plot.width))
    }
    func y(_ place: Point) -> _Plotted? {
      let cell = Swift.min(Swift.max(place.y - plot.minY, 0), plot.height - 1)
      return plan.y.plotted(at: 1 - (Double(cell) + 0.5) / Double(plot.height))
    }
    layers.xSelection?.set(x(start), x(end))
    layers.ySelection?.set(y(start), y(end))
  }

  private func clear() -> KeyPress.Result {
    let isSelected = layers.xSelection?.get() != nil || layers.ySelection?.get() != nil
    guard isSelected else { return .ignored }
    layers.xSelection?.set(nil, nil)
    layers.ySelection?.set(nil, nil)
    return .handled
  }

  /// Selects the value of the next mark in a direction; at the last one the key is for others.
  private func step(
    _ selection: ChartSelection?, _ scale: ChartScale, isX: Bool, isForward: Bool
  ) -> KeyPress.Result {
    guard let selection, let next = plan.next(after: selection.get(), scale, isX: isX, isForward: isForward)
    else { return .ignored }
    selection.set(next, next)
    return .handled
  }
}

extension ChartPlan {
  /// The value of the mark that follows one along an axis; `nil` where none does.
  func next(after current: _Plotted?, _ scale: ChartScale, isX: Bool, isForward: Bool) -> _Plotted? {
    if scale.count != nil { return scale.name(after: current, isForward: isForward) }
    let dimension = isX ? data.x : data.y
    var place: Double?
    switch current {
    case .number(let value)?, .moment(let value)?: place = value
    default: break
    }
    // A value somewhere in a unit, such as a day, is at the mark of the unit.
    let margin = dimension.unit / 2
    var best: Double?
    for series in data.series where series.lies != isX {
      let limit = place.map { isForward ? $0 + margin : $0 - margin }
      guard let found = series.place(after: limit, isForward: isForward) else { continue }
      best = best.map { isForward ? Swift.min($0, found) : Swift.max($0, found) } ?? found
    }
    return best.map(dimension.plotted)
  }
}

extension ChartSeries {
  /// The nearest place after a limit, or before it; without one the first, or the last.
  nonisolated func place(after limit: Double?, isForward: Bool) -> Double? {
    guard isSorted else {
      let rest = places.filter { place in limit.map { isForward ? place > $0 : place < $0 } ?? true }
      return isForward ? rest.min() : rest.max()
    }
    guard let limit else { return isForward ? places.first : places.last }
    let index = isForward ? index(from: limit.nextUp) : index(from: limit) - 1
    return places.indices.contains(index) ? places[index] : nil
  }
}

extension ChartScale {
  /// Returns the name before or after `current`.
  ///
  /// Without a current name, returns the first or the last name.
  func name(after current: _Plotted?, isForward: Bool) -> _Plotted? {
    guard case .category(let name)? = current, let index = names.firstIndex(of: name) else {
      return (isForward ? names.first : names.last).map { .category($0) }
    }
    let next = isForward ? index + 1 : index - 1
    return names.indices.contains(next) ? .category(names[next]) : nil
  }
}
