import Cells
import TerminalUI

/// The colours and textures of a chart's series and of the parts of a pie.
@MainActor struct ChartInks {
  /// The colours of series, in turn: they are distinct on the palettes of most terminals.
  private static let palette: [Color] = [
    .role(.tint), .orange, .green, .magenta, .yellow, .brightBlue, .red, .lightGray,
  ]

  /// An entry of a legend.
  typealias Entry = (name: String, color: Color, symbol: String)

  /// The inks of the series, in their order.
  private(set) var series: [MarkInk] = []
  /// The inks of a pie's parts, in their order.
  private(set) var sectors: [MarkInk] = []
  private var distinct = DistinctNames()
  private let palette: [Color]
  /// The colours that the app gives to names.
  private let given: [String: Color]
  /// The symbols of the values that points have different ones for.
  let symbols: ChartSymbolScale
  /// Whether textures distinguish the names, since colours alone don't.
  private let isTextured: Bool

  init(
    of data: _ChartCollector, _ configuration: ChartConfiguration, differsWithoutColor: Bool
  ) {
    palette = configuration.palette.isEmpty ? Self.palette : configuration.palette
    given = configuration.colors
    symbols = configuration.symbols
    // Names have colours in turn, in the order in which they come.
    for case let name? in data.series.map(\.name) + data.sectors.map(\.style.series) {
      _ = distinct.place(of: name)
    }
    // A single series needs no texture.
    isTextured = differsWithoutColor && distinct.names.count > 1
    series = data.series.map { series in
      let own = series.style.color ?? series.name.map(color) ?? .role(.tint)
      return MarkInk(color: Self.seen(own, series.style), texture: texture(series.name))
    }
    let sectorsDiffer = differsWithoutColor && data.sectors.count > 1
    sectors = data.sectors.enumerated().map { index, sector in
      let name = sector.style.series
      let own = sector.style.color ?? name.map(color) ?? palette[index % palette.count]
      return MarkInk(
        color: Self.seen(own, sector.style),
        texture: sectorsDiffer ? texture(name) ?? MarkInk.texture(index) : nil)
    }
  }

  /// The legend's entries: one for each name or, where there is no name, for each value that points have a symbol for.
  func entries(symbols names: [String]) -> [Entry] {
    guard distinct.names.isEmpty else {
      return distinct.names.map { ($0, color($0), texture($0)?.string ?? "■") }
    }
    return names.enumerated().map { index, name in
      (name, .role(.tint), String(symbols.symbol(of: name, at: index).character))
    }
  }

  /// Whether series have names, and so colours of their own.
  var hasNames: Bool { !distinct.names.isEmpty }

  private func color(_ name: String) -> Color {
    given[name] ?? palette[(distinct[name] ?? 0) % palette.count]
  }

  private func texture(_ name: String?) -> Glyph? {
    isTextured ? name.flatMap { distinct[$0] }.map(MarkInk.texture) : nil
  }

  private static func seen(_ color: Color, _ style: _MarkStyle) -> Color {
    style.opacity < 1 ? color.opacity(style.opacity) : color
  }
}
