import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A view with a length of `Double`, and the same one with the nearest whole number.
private nonisolated struct LengthCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let exact: @MainActor @Sendable () -> AnyView
  let whole: @MainActor @Sendable () -> AnyView
  let other: @MainActor @Sendable () -> AnyView

  /// A case of a view by its length: 2.5 is 3, and not 2.
  init<Exact: View, Whole: View>(
    _ name: String, exact: @escaping @MainActor @Sendable (Double) -> Exact,
    whole: @escaping @MainActor @Sendable (Int) -> Whole
  ) {
    testDescription = name
    self.exact = { AnyView(exact(2.5)) }
    self.whole = { AnyView(whole(3)) }
    other = { AnyView(whole(2)) }
  }
}

/// Every public parameter that is a length takes `Int` and `Double`: the rows of docs/Lengths.md.
@Suite struct LengthTableTests {
  @Test(arguments: LengthCase.all) private func `a fraction is rounded once, half away from zero`(
    _ test: LengthCase
  ) {
    func picture(_ view: AnyView) -> String { TestHost(width: 30, height: 12) { view }.text }
    // A table's width has a rounding of its own: 5 is whole.
    expect(picture(test.exact()), picture(test.whole()))
    expect(picture(test.exact()), not: picture(test.other()))
  }
}

private nonisolated struct Item: Identifiable {
  let id: Int
  let name: String
  static let all = [Item(id: 0, name: "name")]
}

/// Offers its view a proposal, whatever it is offered itself.
private struct Offering: Layout {
  let proposal: ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}

private struct Scrolled: View {
  @State var position: ScrollPosition
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<40) { Text("row \($0)") } } }.scrollPosition($position)
  }
}

nonisolated extension LengthCase {
  static let all: [LengthCase] = [
    LengthCase("frame(width:)") {
      Text("ab").frame(width: $0).border(.red)
    } whole: {
      Text("ab").frame(width: $0).border(.red)
    },
    LengthCase("frame(height:)") {
      Text("ab").frame(height: $0).border(.red)
    } whole: {
      Text("ab").frame(height: $0).border(.red)
    },
    LengthCase("frame(minWidth:)") {
      Text("a").frame(minWidth: $0).fixedSize().border(.red)
    } whole: {
      Text("a").frame(minWidth: $0).fixedSize().border(.red)
    },
    LengthCase("frame(idealWidth:)") {
      Text("a").frame(idealWidth: $0).fixedSize().border(.red)
    } whole: {
      Text("a").frame(idealWidth: $0).fixedSize().border(.red)
    },
    LengthCase("frame(maxWidth:)") {
      Color.red.frame(maxWidth: $0).border(.red)
    } whole: {
      Color.red.frame(maxWidth: $0).border(.red)
    },
    LengthCase("frame(minHeight:)") {
      Text("a").frame(minHeight: $0).fixedSize().border(.red)
    } whole: {
      Text("a").frame(minHeight: $0).fixedSize().border(.red)
    },
    LengthCase("frame(idealHeight:)") {
      Text("a").frame(idealHeight: $0).fixedSize().border(.red)
    } whole: {
      Text("a").frame(idealHeight: $0).fixedSize().border(.red)
    },
    LengthCase("frame(maxHeight:)") {
      Color.red.frame(maxHeight: $0).border(.red)
    } whole: {
      Color.red.frame(maxHeight: $0).border(.red)
    },
    LengthCase("padding(_:)") {
      Text("a").padding($0).border(.red)
    } whole: {
      Text("a").padding($0).border(.red)
    },
    LengthCase("padding(_:_:)") {
      Text("a").padding(.leading, $0).border(.red)
    } whole: {
      Text("a").padding(.leading, $0).border(.red)
    },
    LengthCase("EdgeInsets") {
      Text("a").padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)).border(.red)
    } whole: {
      Text("a").padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)).border(.red)
    },
    LengthCase("safeAreaPadding(_:)") {
      Text("a").safeAreaPadding($0).border(.red)
    } whole: {
      Text("a").safeAreaPadding($0).border(.red)
    },
    LengthCase("safeAreaPadding(_:_:)") {
      Text("a").safeAreaPadding(.top, $0).border(.red)
    } whole: {
      Text("a").safeAreaPadding(.top, $0).border(.red)
    },
    LengthCase("offset(x:y:)") {
      Text("a").offset(x: $0, y: $0)
    } whole: {
      Text("a").offset(x: $0, y: $0)
    },
    LengthCase("position(x:y:)") {
      Text("a").position(x: $0, y: $0)
    } whole: {
      Text("a").position(x: $0, y: $0)
    },
    LengthCase("HStack(spacing:)") { length in
      HStack(spacing: length) {
        Text("a"); Text("b")
      }
    } whole: { length in
      HStack(spacing: length) {
        Text("a"); Text("b")
      }
    },
    LengthCase("VStack(spacing:)") { length in
      VStack(spacing: length) {
        Text("a"); Text("b")
      }
    } whole: { length in
      VStack(spacing: length) {
        Text("a"); Text("b")
      }
    },
    LengthCase("LazyHStack(spacing:)") { length in
      LazyHStack(spacing: length) {
        Text("a"); Text("b")
      }
    } whole: { length in
      LazyHStack(spacing: length) {
        Text("a"); Text("b")
      }
    },
    LengthCase("LazyVStack(spacing:)") { length in
      LazyVStack(spacing: length) {
        Text("a"); Text("b")
      }
    } whole: { length in
      LazyVStack(spacing: length) {
        Text("a"); Text("b")
      }
    },
    LengthCase("HStackLayout(spacing:)") { length in
      HStackLayout(spacing: length)() {
        Text("a"); Text("b")
      }
    } whole: { length in
      HStackLayout(spacing: length)() {
        Text("a"); Text("b")
      }
    },
    LengthCase("VStackLayout(spacing:)") { length in
      VStackLayout(spacing: length)() {
        Text("a"); Text("b")
      }
    } whole: { length in
      VStackLayout(spacing: length)() {
        Text("a"); Text("b")
      }
    },
    LengthCase("Grid(horizontalSpacing:verticalSpacing:)") { length in
      Grid(horizontalSpacing: length, verticalSpacing: length) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    } whole: { length in
      Grid(horizontalSpacing: length, verticalSpacing: length) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    LengthCase("GridLayout(horizontalSpacing:verticalSpacing:)") { length in
      GridLayout(horizontalSpacing: length, verticalSpacing: length)() {
        GridRow {
          Text("a"); Text("b")
        }
      }
    } whole: { length in
      GridLayout(horizontalSpacing: length, verticalSpacing: length)() {
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    LengthCase("LazyVGrid(spacing:), GridItem.fixed") { length in
      LazyVGrid(columns: [GridItem(.fixed(length))], spacing: length) {
        Text("abcd"); Text("b")
      }
    } whole: { length in
      LazyVGrid(columns: [GridItem(.fixed(length))], spacing: length) {
        Text("abcd"); Text("b")
      }
    },
    LengthCase("LazyHGrid(spacing:), GridItem.flexible") { length in
      LazyHGrid(rows: [GridItem(.flexible(minimum: length, maximum: length))], spacing: length) {
        Text("a"); Text("b")
      }
    } whole: { length in
      LazyHGrid(rows: [GridItem(.flexible(minimum: length, maximum: length))], spacing: length) {
        Text("a"); Text("b")
      }
    },
    LengthCase("GridItem.adaptive, GridItem(spacing:)") { length in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length)]) {
        ForEach(0..<8) { Text("\($0)") }
      }
    } whole: { length in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length)]) {
        ForEach(0..<8) { Text("\($0)") }
      }
    },
    LengthCase("Spacer(minLength:)") { length in
      HStack(spacing: 0) {
        Text("a"); Spacer(minLength: length); Text("b")
      }.fixedSize()
    } whole: {
      length in
      HStack(spacing: 0) {
        Text("a"); Spacer(minLength: length); Text("b")
      }.fixedSize()
    },
    LengthCase("safeAreaInset(edge: VerticalEdge, spacing:)") { length in
      Color.red.border(.blue).safeAreaInset(edge: .top, spacing: length) { Text("a") }
    } whole: { length in
      Color.red.border(.blue).safeAreaInset(edge: .top, spacing: length) { Text("a") }
    },
    LengthCase("safeAreaInset(edge: HorizontalEdge, spacing:)") { length in
      Color.red.border(.blue).safeAreaInset(edge: .leading, spacing: length) { Text("a") }
    } whole: { length in
      Color.red.border(.blue).safeAreaInset(edge: .leading, spacing: length) { Text("a") }
    },
    LengthCase("alignmentGuide(HorizontalAlignment)") { length in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in length }; Text("bcde")
      }
    } whole: { length in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in length }; Text("bcde")
      }
    },
    LengthCase("alignmentGuide(VerticalAlignment)") { length in
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in length }; Text("bcde")
      }
    } whole: { length in
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in length }; Text("bcde")
      }
    },
    LengthCase("listSectionSpacing(_:)") { length in
      List {
        Section("s") { Text("a") }; Section("t") { Text("b") }
      }.listSectionSpacing(length)
    } whole: { length in
      List {
        Section("s") { Text("a") }; Section("t") { Text("b") }
      }.listSectionSpacing(length)
    },
    LengthCase("listRowInsets(_:)") { length in
      List { Text("a").listRowInsets(EdgeInsets(top: length, leading: length, bottom: 0, trailing: 0)) }
    } whole: { length in
      List { Text("a").listRowInsets(EdgeInsets(top: length, leading: length, bottom: 0, trailing: 0)) }
    },
    LengthCase("TableColumn.width(_:)") { length in
      Table(Item.all) {
        TableColumn("aaaa", value: \.name).width(length * 2); TableColumn("b", value: \.name)
      }
    } whole: { length in
      Table(Item.all) {
        TableColumn("aaaa", value: \.name).width(length * 2 - 1); TableColumn("b", value: \.name)
      }
    },
    LengthCase("ProposedViewSize(width:height:)") { length in
      Offering(proposal: ProposedViewSize(width: length, height: length))() { Color.red.border(.blue) }
    } whole: { length in
      Offering(proposal: ProposedViewSize(width: length, height: length))() { Color.red.border(.blue) }
    },
    LengthCase("ScrollPosition(y:)") {
      Scrolled(position: ScrollPosition(y: $0))
    } whole: {
      Scrolled(position: ScrollPosition(y: $0))
    },
  ]
}
