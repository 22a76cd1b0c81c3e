import TerminalUI
import TerminalUICharts
import TerminalUIFoundation

/// Views that take a number with a fraction; each is made with any number.
@MainActor enum ExtremeValues {
  struct Case {
    let name: String
    let view: (Double) -> AnyView

    init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping (Double) -> Content) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
  }

  /// The range between a number and another one, where there is one.
  private static func around(_ number: Double, _ other: Double = 0) -> ClosedRange<Double> {
    number.isNaN ? other...other : min(number, other)...max(number, other)
  }

  static let all = charts + controls + shapes + others

  private static let charts = [
    Case("BarMark") { number in
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", number))
        BarMark(x: .value("x", "b"), y: .value("y", -number))
        BarMark(x: .value("x", "b"), y: .value("y", 1))
      }
      Chart { BarMark(x: .value("x", number), y: .value("y", "a")) }
    },
    Case("BarMark, both numbers") { number in
      Chart([1, number, -number, 2], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
    },
    Case("BarMark, stacked") { number in
      Chart([number, number, 1], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", $0)).foregroundStyle(by: .value("s", "\($0)"))
      }
    },
    Case("LineMark, AreaMark, PointMark, RuleMark") { number in
      Chart([0, number, -number, 3, number], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0))
        PointMark(x: .value("x", $0), y: .value("y", -$0))
        RuleMark(y: .value("y", $0))
        RuleMark(x: .value("y", $0))
      }
      Chart([0, number, -number, 3], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) }
      Chart(0..<300, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0 == 9 ? number : 1)) }
      Chart(0..<300, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == 9 ? number : 1)) }
    },
    Case("one point") { number in
      Chart { PointMark(x: .value("x", number), y: .value("y", number)) }
    },
    Case("axes") { number in
      Chart([1.0, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: around(number)).chartYScale(domain: around(number, 1))
        .chartXAxis { AxisMarks(values: .stride(by: number)) }
        .chartYAxis { AxisMarks(values: [number, 1.5]) }
    },
    Case("Sparkline") { number in
      Sparkline([1, number, -number, 2])
      Sparkline([1, 2], in: around(number))
      Sparkline([number, number])
    },
  ]

  private static let controls = [
    Case("Slider") { number in
      Slider(value: .constant(number))
      Slider(value: .constant(1), in: around(number))
      Slider(value: .constant(1), in: 0...10, step: number)
      Slider(value: .constant(number), in: 0...10, step: 0.5)
      Slider(value: .constant(number), in: around(number), step: number)
    },
    Case("Stepper") { number in
      Stepper("a", value: .constant(number), step: number)
      Stepper("b", value: .constant(1), in: around(number), step: 0.5)
    },
    Case("Gauge") { number in
      Gauge(value: number) { Text("g") }
      Gauge(value: 1, in: around(number)) { Text("g") }
      Gauge(value: number) { Text("g") }.gaugeStyle(.accessoryCircular)
    },
    Case("ProgressView") { number in
      ProgressView(value: number)
      ProgressView(value: number, total: number)
      ProgressView(value: 1, total: number)
      ProgressView("p", value: -1, total: number)
      ProgressView(value: number).progressViewStyle(.circular)
    },
    Case("Text, formatted") { number in
      Text("\(number, specifier: "%.2f") \(number)")
      Text(number, format: .number)
    },
  ]

  private static let shapes = [
    Case("corners, insets") { number in
      RoundedRectangle(cornerRadius: number).inset(by: number).fill(.red)
      UnevenRoundedRectangle(topLeadingRadius: number, bottomLeadingRadius: 1).stroke(.red, lineWidth: number)
      Circle().inset(by: number).stroke(
        style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 1], dashPhase: number))
      Capsule().strokeBorder(.red, lineWidth: number)
      Text("a").cornerRadius(number).clipShape(Ellipse().scale(number))
    },
    Case("changed shapes") { number in
      Circle().trim(from: number, to: 1 - number).stroke()
      Rectangle().rotation(.radians(number)).fill(.red)
      Rectangle().rotation(.degrees(number), anchor: UnitPoint(x: number, y: number)).fill(.red)
      Rectangle().scale(x: number, y: 1).offset(DrawingSize(width: number, height: number)).fill(.red)
      Rectangle().size(width: number, height: number).fill(.red)
    },
    Case("Path") { number in
      Path { path in
        path.addArc(
          center: DrawingPoint(x: number, y: 1), radius: number, startAngle: .degrees(number),
          endAngle: .degrees(1),
          clockwise: true)
        path.addLine(to: DrawingPoint(x: number, y: -number))
        path.addCurve(
          to: DrawingPoint(x: 1, y: 1), control1: DrawingPoint(x: number, y: number),
          control2: DrawingPoint(x: -number, y: 2))
        path.addEllipse(in: DrawingRect(x: number, y: 1, width: number, height: number))
      }
      .stroke(lineWidth: 1)
    },
    Case("Canvas") { number in
      Canvas { context, _ in
        context.translateBy(x: number, y: number)
        context.scaleBy(x: number, y: number)
        context.rotate(by: .degrees(number))
        context.stroke(
          Path(DrawingRect(x: 0, y: 0, width: 3, height: number)), with: .color(.red), lineWidth: number)
        context.opacity = number
        context.fill(Path(ellipseIn: DrawingRect(x: number, y: 0, width: 9, height: 9)), with: .color(.blue))
        context.draw(Text("a"), at: DrawingPoint(x: number, y: number))
      }
    },
  ]

  private static let others = [
    Case("gradients, opacity") { number in
      Text("abc").foregroundStyle(
        LinearGradient(
          stops: [.init(color: .rgb(1, 2, 3), location: number), .init(color: .white, location: 1)],
          startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number)))
      Text("abc").opacity(number).foregroundStyle(.red.opacity(number))
      Color(red: number, green: number, blue: number)
      Color(hue: number, saturation: number, brightness: number)
      Color.rgb(1, 2, 3).mix(with: .white, by: number)
    },
    Case("sizes") { number in
      Color.red.aspectRatio(number, contentMode: .fit)
      Color.red.aspectRatio(number, contentMode: .fill)
      Text("a").border(.red, width: number)
      Image(PixelImage(width: 2, height: 2) { _, _ in .red }, scale: number, label: Text("i"))
      Image(PixelImage(width: 2, height: 2) { _, _ in .red }, scale: number, label: Text("i")).resizable()
      Text("a").layoutPriority(number).zIndex(number).accessibilitySortPriority(number)
      Text("a").font(.system(size: number))
    },
    Case("sheets") { number in
      Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.fraction(number)]) }
    },
    Case("places") { number in
      ScrollView { ForEach(0..<30, id: \.self) { Text("\($0)") } }
        .defaultScrollAnchor(UnitPoint(x: number, y: number))
      Text("a").popover(
        isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: number, y: number))
      ) { Text("b") }
    },
    Case("times") { number in
      Text("a").onLongPressGesture(minimumDuration: number) {}
      DatePicker("d", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
    },
    Case("Timer") { number in
      Text("c").onReceive(Timer.publish(every: number, on: .main, in: .common).autoconnect()) { _ in }
    },
  ]
}
