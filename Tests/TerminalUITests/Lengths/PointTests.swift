import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@Suite struct PointTests {
  private func picture<V: View>(_ view: V, width: Int = 24, height: Int = 6) -> String {
    TestHost(width: width, height: height) { view.lengthUnit(.points) }.text
  }
  private func cells<V: View>(_ view: V, width: Int = 24, height: Int = 6) -> String {
    TestHost(width: width, height: height) { view }.text
  }

  @Test(arguments: [(0, 0), (1, 1), (11, 1), (12, 2), (20, 3), (200, 25), (-8, 0)])
  func `a frame that isn't 0 has at least a column`(_ points: Int, _ columns: Int) {
    expect(
      picture(Color.red.frame(width: points).border(.blue), width: 40),
      cells(Color.red.frame(width: columns).border(.blue), width: 40))
  }

  @Test(arguments: [(0, 0), (1, 1), (23, 1), (24, 2), (40, 3)])
  func `a frame that isn't 0 has at least a row`(_ points: Int, _ rows: Int) {
    expect(
      picture(Color.red.frame(height: points).border(.blue)),
      cells(Color.red.frame(height: rows).border(.blue)))
  }

  @Test(arguments: [(0, 0, 0), (2, 1, 0), (7, 1, 0), (8, 1, 1), (12, 2, 1), (16, 2, 1), (24, 3, 2)])
  func `padding that isn't 0 has at least a column, and may have no row`(
    _ points: Int, _ columns: Int, _ rows: Int
  ) {
    expect(
      picture(Text("a").padding(points).border(.red)),
      cells(Text("a").padding(.horizontal, columns).padding(.vertical, rows).border(.red)))
  }

  @Test func `fractions of points are rounded once`() {
    // 11.6 points are 1.45 columns; rounded to 12 first they would be 1.5.
    expect(
      picture(Color.red.frame(width: 11.6).border(.red)), cells(Color.red.frame(width: 1).border(.red)))
    expect(
      picture(Text("a").padding(.leading, 11.6).border(.red)),
      cells(Text("a").padding(.leading, 1).border(.red)))
    expect(
      picture(
        HStack(spacing: 11.6) {
          Text("a"); Text("b")
        }),
      cells(
        HStack(spacing: 1) {
          Text("a"); Text("b")
        }))
    expect(picture(Text("a").offset(x: 11.6)), cells(Text("a").offset(x: 1)))
  }

  @Test func `defaults are those of cells`() {
    expect(picture(Text("a").padding().border(.red)), cells(Text("a").padding().border(.red)))
    expect(
      picture(
        HStack {
          Text("a"); Text("b")
        }),
      cells(
        HStack {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        Grid {
          GridRow {
            Text("a"); Text("b")
          }
        }),
      cells(
        Grid {
          GridRow {
            Text("a"); Text("b")
          }
        }))
    expect(
      picture(
        LazyHStack {
          Text("a"); Text("b")
        }.frame(height: 16)),
      cells(
        LazyHStack {
          Text("a"); Text("b")
        }.frame(height: 1)))
  }

  @Test func `spacing below half a cell is none`() {
    expect(
      picture(
        VStack(spacing: 7) {
          Text("a"); Text("b")
        }),
      cells(
        VStack(spacing: 0) {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        VStack(spacing: 8) {
          Text("a"); Text("b")
        }),
      cells(
        VStack(spacing: 1) {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        HStack(spacing: 3) {
          Text("a"); Text("b")
        }),
      cells(
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        HStack(spacing: 20) {
          Text("a"); Text("b")
        }),
      cells(
        HStack(spacing: 3) {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        HStackLayout(spacing: 20)() {
          Text("a"); Text("b")
        }),
      cells(
        HStackLayout(spacing: 3)() {
          Text("a"); Text("b")
        }))
    expect(
      picture(
        AnyLayout(VStackLayout(spacing: 20))() {
          Text("a"); Text("b")
        }),
      cells(
        AnyLayout(VStackLayout(spacing: 1))() {
          Text("a"); Text("b")
        }))
  }

  @Test func `limits, places and guides count points`() {
    expect(
      picture(Color.red.frame(minWidth: 40, maxWidth: 80, maxHeight: .infinity).border(.red)),
      cells(Color.red.frame(minWidth: 5, maxWidth: 10, maxHeight: .infinity).border(.red)))
    expect(picture(Text("a").position(x: 80, y: 40)), cells(Text("a").position(x: 10, y: 3)))
    expect(
      picture(
        VStack(alignment: .leading) {
          Text("abcd").alignmentGuide(.leading) { $0.width / 2 }; Text("b")
        }),
      cells(
        VStack(alignment: .leading) {
          Text("abcd").alignmentGuide(.leading) { $0.width / 2 }; Text("b")
        }))
    expect(
      picture(
        VStack(alignment: .leading) {
          Text("abcd").alignmentGuide(.leading) { _ in 16 }; Text("b")
        }),
      cells(
        VStack(alignment: .leading) {
          Text("abcd").alignmentGuide(.leading) { _ in 2 }; Text("b")
        }))
  }

  @Test func `what a view reads has the unit in which it writes`() {
    var sizes: [Size] = []
    var frames: [Rect] = []
    let host = TestHost(width: 20, height: 4) {
      GeometryReader { proxy in
        Text("a").frame(width: proxy.size.width / 2, height: proxy.size.height).border(.red)
          .onGeometryChange(for: Rect.self) {
            $0.frame(in: .global)
          } action: {
            frames.append($0)
          }
          .onGeometryChange(for: Size.self) {
            $0.size
          } action: {
            sizes.append($0)
          }
      }
      .lengthUnit(.points)
    }
    expect(sizes, [Size(width: 96, height: 96)])
    expect(frames, [Rect(x: 0, y: 0, width: 96, height: 96)])
    expect(host.text.hasPrefix("┌──────────┐"))
  }

  @Test func `a layout of one's own is told points and gives points`() {
    var told: [ProposedViewSize] = []
    _ = TestHost(width: 20, height: 4) {
      Halves { told.append($0) }() {
        Text("ab"); Text("c")
      }.lengthUnit(.points)
    }
    expect(told, contains: ProposedViewSize(width: 160, height: 64))
    expect(
      picture(
        Halves { _ in }() {
          Text("ab"); Text("c")
        }, width: 20),
      cells(
        Halves { _ in }() {
          Text("ab"); Text("c")
        }, width: 20))
  }

  @Test func `drags and clicks are told in points`() {
    var translation: Size?
    var place: Point?
    let host = TestHost(width: 20, height: 4) {
      Color.red.gesture(DragGesture().onChanged { translation = $0.translation }).onTapGesture { place = $0 }
        .lengthUnit(.points)
    }
    host.click(x: 3, y: 2)
    expect(place, Point(x: 24, y: 32))
    host.drag((2, 1), (7, 3))
    expect(translation, Size(width: 40, height: 32))
  }

  @Test func `shapes and canvases count points`() {
    expect(
      picture(RoundedRectangle(cornerRadius: 16).fill(.red).frame(width: 80, height: 80)),
      cells(RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 10, height: 5)))
    expect(
      picture(Circle().stroke(.red, lineWidth: 16).frame(width: 80, height: 80)),
      cells(Circle().stroke(.red, lineWidth: 2).frame(width: 10, height: 5)))
    expect(
      picture(Color.red.cornerRadius(24).frame(width: 80, height: 80)),
      cells(Color.red.cornerRadius(3).frame(width: 10, height: 5)))
    var size: DrawingSize?
    let canvas = picture(
      Canvas { context, all in
        size = all
        context.fill(Path(DrawingRect(x: 16, y: 16, width: 32, height: 32)), with: .color(.red))
        context.stroke(
          Path(ellipseIn: DrawingRect(x: 80, y: 16, width: 64, height: 64)), with: .color(.red), lineWidth: 16
        )
        context.draw(Text("ab"), at: DrawingPoint(x: 100, y: 48))
      })
    expect(size, DrawingSize(width: 192, height: 96))
    expect(
      canvas,
      cells(
        Canvas { context, _ in
          context.fill(Path(DrawingRect(x: 2, y: 2, width: 4, height: 4)), with: .color(.red))
          context.stroke(
            Path(ellipseIn: DrawingRect(x: 10, y: 2, width: 8, height: 8)), with: .color(.red), lineWidth: 2
          )
          context.draw(Text("ab"), at: DrawingPoint(x: 12.5, y: 6))
        }))
  }

  @Test func `grids, tables and rows count points`() {
    let items = [Row(id: 0, name: "abcdefgh")]
    expect(
      picture(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 16)], spacing: 16) {
          ForEach(0..<8) { Text("\($0)") }
        }),
      cells(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 5), spacing: 2)], spacing: 1) {
          ForEach(0..<8) { Text("\($0)") }
        }))
    expect(
      picture(
        Grid(horizontalSpacing: 24, verticalSpacing: 16) {
          GridRow {
            Text("a"); Text("b")
          }; GridRow { Text("c") }
        }),
      cells(
        Grid(horizontalSpacing: 3, verticalSpacing: 1) {
          GridRow {
            Text("a"); Text("b")
          }; GridRow { Text("c") }
        }))
    expect(
      picture(
        Table(items) {
          TableColumn("a", value: \.name).width(48); TableColumn("b", value: \.name)
        }, width: 40),
      cells(
        Table(items) {
          TableColumn("a", value: \.name).width(6); TableColumn("b", value: \.name)
        }, width: 40))
    expect(
      picture(List { Text("a").listRowInsets(EdgeInsets(top: 16, leading: 40, bottom: 0, trailing: 0)) }),
      cells(List { Text("a").listRowInsets(EdgeInsets(top: 1, leading: 5, bottom: 0, trailing: 0)) }))
  }

  @Test func `a sheet has the unit of the view that presents it`() {
    func sheet(_ width: Int, _ height: Int) -> some View {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("up").frame(width: width, height: height).presentationDetents([.height(height * 2)])
      }
    }
    expect(picture(sheet(80, 64), width: 40, height: 16), cells(sheet(10, 4), width: 40, height: 16))
  }

  @Test func `the unit is that of the nearest view around`() {
    expect(
      cells(VStack { Text("a").frame(width: 5).lengthUnit(.cells).border(.red) }.lengthUnit(.points)),
      cells(Text("a").frame(width: 5).border(.red)))
    var unit: LengthUnit?
    struct Reader: View {
      @Environment(\.lengthUnit) var unit
      let tell: (LengthUnit) -> Void
      var body: some View {
        let _ = tell(unit)
        Text("a")
      }
    }
    _ = cells(Reader { unit = $0 }.lengthUnit(.points))
    expect(unit, .points)
  }

  @Test func `a unit that changes lays the views out anew`() {
    struct Switching: View {
      @State private var isPoints = false
      var body: some View {
        VStack(alignment: .leading, spacing: 16) {
          Button("s") { isPoints.toggle() }
          Text("a").frame(width: 16).border(.red)
        }
        .lengthUnit(isPoints ? .points : .cells)
      }
    }
    let host = TestHost(width: 30, height: 24) { Switching() }
    expect(host.text, contains: "┌────────────────┐")
    host.press(.return)
    expect(host.text, contains: "┌──┐")
    host.press(.return)
    expect(host.text, contains: "┌────────────────┐")
  }
}

private struct Row: Identifiable {
  let id: Int
  let name: String
}

/// Two views, each in the middle of a half.
private struct Halves: Layout {
  let told: (ProposedViewSize) -> Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    told(proposal)
    return proposal.replacingUnspecifiedDimensions(by: Size(width: 1, height: 1))
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: Point(x: bounds.minX + bounds.width / 4 * (1 + 2 * index), y: bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}
