import TerminalUI
import TerminalUICharts
import TestScreens

/// A canvas that draws all that there is, as its stage says.
struct CanvasTrial: View {
  let stage: Stage

  var body: some View {
    Canvas { context, size in
      let whole = DrawingRect(origin: .zero, size: size)
      context.fill(Path(whole), with: .style(.surface))
      context.opacity = Double(stage.count % 5) / 4
      context.rotate(by: .degrees(Double(stage.count)))
      context.drawLayer { layer in
        layer.clip(to: Path(ellipseIn: whole))
        layer.draw(Text(stage.text), in: whole)
      }
      context.stroke(
        Path(ellipseIn: DrawingRect(x: 1, y: 1, width: 90, height: 4)), with: .color(.red),
        lineWidth: stage.isOn ? 3 : 1)
    }
  }
}

/// A canvas that draws views through filters and a layer, as its stage says.
struct SymbolTrial: View {
  let stage: Stage

  var body: some View {
    Canvas { context, size in
      if stage.isOn { context.addFilter(.grayscale(1)) }
      context.addFilter(.opacity(Double(stage.count % 4) / 3))
      if stage.count % 3 == 0 {
        context.clipToLayer(options: stage.isOn ? .inverse : []) { layer in
          layer.draw(Text("mask"), at: DrawingPoint(x: size.width / 2, y: 2))
        }
      }
      for id in 0..<(stage.count % 4) {
        guard let symbol = context.resolveSymbol(id: id) else { continue }
        context.draw(symbol, at: DrawingPoint(x: Double(id * 5), y: size.height / 2))
        context.draw(symbol, in: DrawingRect(origin: .zero, size: size))
      }
    } symbols: {
      Text(stage.text).opacity(0.5).tag(0)
      if stage.isOn { Button(stage.text) {}.tag(1) }
      ForEach(2..<5) { Text("\($0)").frame(width: stage.count) }
    }
  }
}

/// Draws the characters of a text apart, as its number says.
struct ApartRenderer: TextRenderer {
  var count: Int
  var displayPadding: EdgeInsets { EdgeInsets(top: count % 3, leading: -count) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (row, line) in layout.enumerated() {
      for slice in line.flatMap({ Array($0) }) {
        var copy = context
        copy.translateBy(x: 0, y: Double((row + count) % 5) - 2)
        copy.opacity = 1 / Double(row + 1)
        copy.draw(slice)
      }
    }
  }
}

/// A chart with bars, lines and a rule, named and coloured as its stage says.
struct ChartTrial: View {
  let stage: Stage

  var body: some View {
    Chart {
      ForEach(Array(0..<(stage.count % 7 + 2)), id: \.self) { index in
        BarMark(
          x: .value("x", "\(stage.text.prefix(9))\(index)"), y: .value("y", index * 3 - stage.count)
        )
        .foregroundStyle(by: .value("s", stage.isOn ? "a" : "b"))
        LineMark(x: .value("x", "\(index)"), y: .value("y", Double(index) * 1.5))
      }
      RuleMark(y: .value("r", stage.count))
      RectangleMark(yStart: .value("from", stage.count), yEnd: .value("to", stage.count * 2))
    }
    .chartXAxis(stage.isOn ? .hidden : .automatic)
  }
}

/// A pie with the names of axes and a legend, as its stage says.
struct PieTrial: View {
  let stage: Stage

  var body: some View {
    Chart(0..<(stage.count % 6 + 1), id: \.self) { index in
      SectorMark(
        angle: .value("v", Double(index + 1)), innerRadius: stage.isOn ? .ratio(0.5) : .automatic,
        angularInset: Double(stage.count % 3)
      )
      .foregroundStyle(by: .value("n", "\(stage.text.prefix(9))\(index)")).cornerRadius(2)
    }
    .chartLegend(position: stage.isOn ? .trailing : .top)
    Chart([1, 3, 2], id: \.self) { value in
      Plot { LineMark(x: .value("x", value), y: .value("y", stage.count)).symbol(by: .value("s", value)) }
        .interpolationMethod(.monotone)
      BarMark(x: .value("x", value), y: .value("y", 2), width: .fixed(Double(stage.count)))
    }
    .chartSymbolScale(range: stage.isOn ? [.plus, .circle.strokeBorder()] : [.square])
    .chartXAxisLabel(stage.text).chartYAxisLabel(stage.text, position: stage.isOn ? .bottom : .top)
    .chartYScale(domain: .automatic(includesZero: stage.isOn))
    .chartYAxis { AxisMarks(position: stage.isOn ? .trailing : .leading) }
  }
}

/// A sparkline as long as its stage says.
struct SparklineTrial: View {
  let stage: Stage

  var body: some View { Sparkline((0...Swift.max(stage.count, 0)).map { Double($0) }) }
}

/// A picture that is shown in all ways, as its stage says.
struct PictureTrial: View {
  let stage: Stage

  private var picture: PixelImage {
    PixelImage(width: stage.count % 50 + 1, height: stage.count % 7 + 1) { x, y in
      (x + y) % 3 == 0 ? .clear : Color(white: Double(x % 9) / 8).opacity(stage.isOn ? 1 : 0.5)
    }
  }

  var body: some View {
    Image(picture, scale: stage.isOn ? 1 : 0.5, label: Text(stage.text))
    Image(decorative: picture).interpolation(stage.isOn ? .none : .high).resizable().scaledToFill()
    Canvas { context, size in
      context.rotate(by: .degrees(Double(stage.count)))
      context.draw(Image(decorative: picture), in: DrawingRect(origin: .zero, size: size))
      context.draw(Image(systemName: stage.text), at: .zero)
    }
    Image(decorative: picture).resizable(resizingMode: .tile)
  }
}
