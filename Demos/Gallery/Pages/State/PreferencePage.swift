import TerminalUI

/// What views tell those around them, and a mark made of it.
struct PreferencePage: View {
  @State private var chosen = 1
  @State private var names = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<3, id: \.self) { row in
        Button("row \(row)") { chosen = row }
          .anchorPreference(
            key: Chosen.self, value: .bounds
          ) { row == chosen ? $0 : nil }
          .preference(key: Names.self, value: "\(row)")
      }
      Text("all: \(names)")
        .transformAnchorPreference(
          key: Chosen.self, value: .bounds
        ) { _, _ in }
    }
    .transformPreference(Names.self) { $0 += "!" }
    .onPreferenceChange(Names.self) { names = $0 }
    .backgroundPreferenceValue(Chosen.self) { _ in
      EmptyView()
    }
    .overlayPreferenceValue(Chosen.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Text("◀")
            .offset(x: proxy[anchor].maxX + 1)
            .offset(y: proxy[anchor].minY)
        }
      }
    }
  }
}

private enum Chosen: PreferenceKey {
  typealias Value = Anchor<Rect>?
  static var defaultValue: Value { nil }
  static func reduce(
    value: inout Value, nextValue: () -> Value
  ) {
    value = value ?? nextValue()
  }
}

private enum Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(
    value: inout String, nextValue: () -> String
  ) {
    value += nextValue()
  }
}
