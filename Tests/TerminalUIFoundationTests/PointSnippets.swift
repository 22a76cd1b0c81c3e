import Foundation
import TerminalUIFoundation

/// Views as tutorials for SwiftUI have them, with lengths in points.
struct PointSnippet {
  let name: String
  let view: () -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: @escaping () -> V) {
    self.name = name
    self.view = { AnyView(view()) }
  }

  static let all = cards + controls + shapes + grids + readers
}

extension PointSnippet {
  private static let cards = [
    PointSnippet("profile card") {
      HStack(spacing: 16) {
        Circle().fill(.blue).frame(width: 64, height: 64)
        VStack(alignment: .leading, spacing: 4) {
          Text("Anna Berg").font(.headline)
          Text("Engineer").foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(20)
      .background(RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1))
      .padding()
    },
    PointSnippet("fixed button") {
      Button(action: {}) {
        Text("Sign in").frame(width: 200, height: 50)
      }
      .buttonStyle(.plain)
      .background(.blue)
      .cornerRadius(10)
    },
    PointSnippet("full width button") {
      VStack(spacing: 20) {
        Text("Welcome").font(.largeTitle)
        Text("Continue").frame(maxWidth: .infinity).padding(.vertical, 12).background(.green).cornerRadius(8)
      }
      .padding(.horizontal, 32)
    },
    PointSnippet("weather column") {
      HStack(spacing: 24) {
        ForEach(["Mon", "Tue", "Wed", "Thu"], id: \.self) { day in
          VStack(spacing: 8) {
            Text(day).font(.system(size: 16, weight: .medium))
            Text("☀")
            Text("21°").bold()
          }
          .frame(width: 48)
        }
      }
      .padding(.all, 16)
      .border(.gray)
    },
    PointSnippet("message bubbles") {
      VStack(spacing: 10) {
        HStack {
          Text("Hello there").padding(10).background(.gray).cornerRadius(16)
          Spacer(minLength: 60)
        }
        HStack {
          Spacer(minLength: 60)
          Text("Hi!").padding(10).background(.blue).cornerRadius(16)
        }
      }
      .padding(.horizontal, 16)
    },
    PointSnippet("badge on a corner") {
      ZStack(alignment: .topTrailing) {
        Rectangle().fill(.gray).frame(width: 120, height: 80)
        Text("3").padding(.horizontal, 6).background(.red).offset(x: 8, y: -8)
      }
      .padding(24)
    },
    PointSnippet("insets by edge") {
      Text("Edges").padding(EdgeInsets(top: 16, leading: 40, bottom: 32, trailing: 8)).border(.gray)
    },
    PointSnippet("divider of a point") {
      VStack(spacing: 0) {
        Text("above")
        Rectangle().fill(.gray).frame(height: 1)
        Text("below")
      }
      .frame(width: 160)
    },
  ]

  private static let controls = [
    PointSnippet("login form") {
      VStack(alignment: .leading, spacing: 16) {
        Text("Log in").font(.title)
        TextField("Name", text: .constant("anna")).frame(width: 240)
        SecureField("Password", text: .constant("secret")).frame(width: 240)
        Toggle("Remember me", isOn: .constant(true))
      }
      .padding(24)
    },
    PointSnippet("settings rows") {
      VStack(spacing: 12) {
        ForEach(["Sound", "Wi-Fi"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Toggle("", isOn: .constant(true)).labelsHidden()
          }
          .padding(.horizontal, 20)
          .frame(height: 32)
        }
      }
    },
    PointSnippet("slider row") {
      VStack(spacing: 8.5) {
        Slider(value: .constant(0.4)).frame(width: 200)
        Text("40 %")
      }
      .padding(.top, 40)
    },
    PointSnippet("stepper and progress") {
      VStack(alignment: .leading, spacing: 20) {
        Stepper("Guests: 3", value: .constant(3))
        ProgressView(value: 0.6).frame(width: 160)
        Gauge(value: 0.3) { Text("Disk") }.frame(width: 200)
      }
      .padding(16)
    },
    PointSnippet("list rows") {
      List {
        ForEach(["Apple", "Pear"], id: \.self) { name in
          HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: 24, height: 16)
            Text(name).padding(.vertical, 4)
          }
        }
      }
      .frame(width: 240, height: 120)
    },
    PointSnippet("button style of an app") {
      VStack(spacing: 16) {
        Button("OK") {}
        Button("Cancel") {}
      }
      .buttonStyle(Wide())
    },
  ]

  private static let shapes = [
    PointSnippet("circle") { Circle().fill(.red).frame(width: 100, height: 100) },
    PointSnippet("ring") {
      ZStack {
        Circle().stroke(.gray, lineWidth: 12)
        Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        Text("70 %")
      }
      .frame(width: 160, height: 160)
    },
    PointSnippet("triangle") {
      Triangle().fill(.green).frame(width: 160, height: 112)
    },
    PointSnippet("inset border") {
      RoundedRectangle(cornerRadius: 20).strokeBorder(.blue, lineWidth: 2).frame(width: 160, height: 64)
    },
    PointSnippet("canvas of bars") {
      Canvas { context, size in
        let values: [CGFloat] = [0.2, 0.6, 0.9, 0.4]
        let width = size.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
          let rect = CGRect(
            x: CGFloat(index) * width + 8, y: size.height * (1 - value), width: width - 16,
            height: size.height * value)
          context.fill(Path(rect), with: .color(.blue))
        }
      }
      .frame(width: 256, height: 128)
    },
    PointSnippet("path of points") {
      Path { path in
        path.move(to: CGPoint(x: 16, y: 16))
        path.addLine(to: CGPoint(x: 200, y: 100))
        path.addLine(to: CGPoint(x: 16, y: 100))
        path.closeSubpath()
      }
      .stroke(.red, lineWidth: 2)
      .frame(width: 240, height: 128)
    },
  ]

  private static let grids = [
    PointSnippet("adaptive grid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 16)], spacing: 16) {
        ForEach(1...9, id: \.self) { Text("Item \($0)").frame(height: 20) }
      }
      .padding(16)
    },
    PointSnippet("fixed grid") {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.fixed(120)), GridItem(.flexible(minimum: 50, maximum: 100)),
        ],
        alignment: .leading, spacing: 8
      ) {
        ForEach(0..<6, id: \.self) { Text("cell \($0)") }
      }
    },
    PointSnippet("grid of rows") {
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 16) {
        GridRow {
          Text("Name")
          Text("Anna")
        }
        GridRow {
          Text("Town")
          Text("Ulm")
        }
      }
      .padding(32)
      .border(.gray)
    },
    PointSnippet("horizontal cards") {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<6) { Text("Card \($0)").frame(width: 100, height: 64).border(.gray) }
        }
        .padding(.horizontal, 8)
      }
      .frame(height: 80)
    },
  ]

  private static let readers = [
    PointSnippet("share of the width") {
      GeometryReader { geometry in
        Text("80 %").frame(width: geometry.size.width * 0.8, height: 48).border(.blue)
      }
    },
    PointSnippet("two columns by a reader") {
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Color.red.frame(width: geometry.size.width / 3)
          Color.blue.frame(width: geometry.size.width * 2 / 3)
        }
      }
      .frame(height: 100)
    },
    PointSnippet("wide or narrow") {
      GeometryReader { geometry in
        if geometry.size.width > 400 {
          HStack(spacing: 40) {
            Text("wide")
            Text("window")
          }
        } else {
          VStack { Text("narrow") }
        }
      }
    },
    PointSnippet("dots on a circle") {
      ZStack {
        ForEach(0..<8) { index in
          let angle = Double(index) * .pi / 4
          Text("•").offset(x: cos(angle) * 80, y: sin(angle) * 64)
        }
      }
      .frame(width: 200, height: 160)
    },
    PointSnippet("layout of an app") { Stairs() },
    PointSnippet("a guide of one's own") {
      VStack(alignment: .leading, spacing: 10) {
        Text("label")
        Text("moved").alignmentGuide(.leading) { dimensions in dimensions[.leading] - 40 }
      }
      .padding(16)
    },
    PointSnippet("placed by position") {
      ZStack {
        Text("A").position(x: 40, y: 24)
        Text("B").position(CGPoint(x: 160, y: 88))
      }
      .frame(width: 240, height: 112)
      .border(.gray)
    },
  ]
}

private struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 24).padding(.vertical, 8).frame(minWidth: 160)
      .border(.blue)
  }
}

private struct Triangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: CGFloat(subviews.count) * 32)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 40, y: bounds.minY + CGFloat(index) * 32),
        proposal: .unspecified)
    }
  }
}

private struct Stairs: View {
  var body: some View {
    Steps() {
      Text("one")
      Text("two")
      Text("three")
    }
    .frame(width: 240)
    .border(.gray)
  }
}
