import Observation
@testable import TerminalUI
@testable import TerminalUICore

/// What a random program of layers shows besides the states of its views.
@Observable final class LayerModel {
  /// The elements of the lazy lists.
  var numbers = Array(0..<30)
  /// Whether parts of pages are there: they take along what is presented from them.
  var hasTail = true
  var isDisabled = false
  @ObservationIgnored private var count = 0

  /// A label that no other button has.
  func label(_ name: String, _ number: Int) -> String { "<\(name)\(number)>" }

  /// A number for a new page.
  func next() -> Int {
    count += 1
    return count
  }
}

/// A page: a stack of screens, a lazy list with rows that present, and buttons that open and close layers.
struct LayerPage: View {
  let model: LayerModel
  let depth: Int
  @State private var number: Int
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isAsking = false
  @State private var isMenu = false
  @State private var item: LayerItem?
  @State private var text = ""
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  init(model: LayerModel, depth: Int) {
    (self.model, self.depth) = (model, depth)
    _number = State(initialValue: model.next())
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        button("s") { isSheet = true }
        button("c") { isCover = true }
        button("d") { dismiss() }
        button("i") { item = LayerItem(id: (item?.id ?? 0) + 1) }
        button("q") { isAsking = true }
        button("m") { isMenu = true }
          .modifier(
            PresentationModifier(
              item: Binding<Bool?>(get: { isMenu ? true : nil }, set: { isMenu = $0 != nil }),
              identity: { $0 }, layer: .menu(), onDismiss: nil
            ) { _ in
              VStack {
                inner("u", number) { isAsking = true }
                inner("v", number) { isMenu = false }
              }
            })
      }
      .disabled(model.isDisabled)
      TextField("name", text: $text).focused($isTyping).onSubmit { isSheet = true }
      if model.hasTail {
        Text("tail").modifier(LeavesPicture(for: .milliseconds(200)))
        HStack {
          button("t") { isTyping = true }
          button("x") { model.hasTail = false }
        }
        .sheet(item: $item) { shown in
          VStack {
            inner("n", shown.id) { item = LayerItem(id: shown.id + 1) }
            inner("o", shown.id) { item = nil }
          }
        }
      }
      if depth < 3 {
        LayerList(model: model, depth: depth)
      }
    }
    .onTapGesture {}
    .sheet(isPresented: $isSheet) { nested }
    .alert("Question \(number)", isPresented: $isAsking) {
      Button(model.label("y", number)) { isSheet = true }
      Button(model.label("z", number), role: .cancel) {}
      if model.hasTail { TextField("name", text: $text) }
    }
    .fullScreenCover(isPresented: $isCover) { nested }
  }

  @ViewBuilder private var nested: some View {
    if depth < 4 { AnyView(LayerStackPage(model: model, depth: depth + 1)) } else { Text("deep") }
  }

  private func button(_ name: String, _ action: @escaping () -> Void) -> some View {
    inner(name, number, action)
  }

  private func inner(_ name: String, _ number: Int, _ action: @escaping () -> Void) -> some View {
    Button(model.label(name, number)) { action() }.buttonStyle(.plain)
  }
}

struct LayerItem: Identifiable { let id: Int }

/// A page as the root of a stack that it pushes itself on.
struct LayerStackPage: View {
  let model: LayerModel
  let depth: Int
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        HStack {
          Button("push") { path.append(path.count) }.buttonStyle(.plain)
          NavigationLink("link", value: 7)
        }
        LayerPage(model: model, depth: depth)
      }
      .navigationTitle("depth \(depth)")
      .navigationDestination(for: Int.self) { number in
        VStack(alignment: .leading) {
          HStack {
            Button("root") { path = [] }.buttonStyle(.plain)
            Button("more") { path.append(number + 1) }.buttonStyle(.plain)
          }
          LayerPage(model: model, depth: depth)
        }
      }
    }
  }
}

/// A lazy list of rows that present.
private struct LayerList: View {
  let model: LayerModel
  let depth: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(model.numbers, id: \.self) { LayerRow(model: model, number: $0, depth: depth) }
      }
    }
    .frame(height: 3)
  }
}

private struct LayerRow: View {
  let model: LayerModel
  let number: Int
  let depth: Int
  @State private var isOpen = false
  @State private var page: Int

  init(model: LayerModel, number: Int, depth: Int) {
    (self.model, self.number, self.depth) = (model, number, depth)
    _page = State(initialValue: model.next())
  }

  var body: some View {
    HStack {
      Button("<r\(page)>") { isOpen = true }.buttonStyle(.plain)
      Text("row \(number)").modifier(LeavesPicture(for: .milliseconds(300)))
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Button("<e\(page)>") { model.numbers.removeAll { $0 == number } }.buttonStyle(.plain)
        Button("<a\(page)>") { model.numbers.insert((model.numbers.max() ?? 0) + 1, at: 0) }
          .buttonStyle(.plain)
        TextField("text", text: .constant("row"))
      }
    }
  }
}
