import TerminalUI

/// Where views put bindings to their state, so that a program can write from outside.
final class Handles {
  /// The bindings to the states of each view: several where a modifier shows it more than once.
  private var states: [Int: [Binding<Sketch>]] = [:]

  func add(_ state: Binding<Sketch>, of id: Int) { states[id, default: []].append(state) }
  func has(_ id: Int) -> Bool { states[id] != nil }
  func write(_ sketch: Sketch, to id: Int) {
    for state in states[id] ?? [] { state.wrappedValue = sketch }
  }
}

/// The whole program.
struct Program: View {
  @State var model: Sketch
  let handles: Handles

  var body: some View {
    Shown(model: model, handles: handles).onAppear { handles.add($model, of: 0) }
  }
}

/// Shows any model.
struct Shown: View {
  let model: Sketch
  let handles: Handles

  var body: some View {
    if model.isOne {
      One(model: model, handles: handles)
    } else {
      switch model.kind {
      case .group: tuple(model.children.map { Shown(model: $0, handles: handles) })
      case .forEach: rows
      case .branch(let isFirst):
        if isFirst { child(0) } else { child(1) }
      case .optional(let isThere): if isThere { child(0) }
      case .erased: AnyView(erasing: child(0))
      case .stateful: Stateful(id: model.id, model: model.children[0], handles: handles).id(model.id)
      case .empty: EmptyView()
      default: model.modifying(child(0), handles)
      }
    }
  }

  private func child(_ index: Int) -> Shown { Shown(model: model.children[index], handles: handles) }

  private var rows: some View {
    ForEach(model.children, id: \.id) { Shown(model: $0, handles: handles) }
  }

  /// Up to three children as a tuple, more as rows.
  @ViewBuilder private func tuple(_ children: [Shown]) -> some View {
    switch children.count {
    case 0: Group {}
    case 1: Group { children[0] }
    case 2:
      Group {
        children[0]
        children[1]
      }
    case 3:
      Group {
        children[0]
        children[1]
        children[2]
      }
    default: Group { rows }
    }
  }
}

/// Shows a model that is one item.
struct One: View {
  let model: Sketch
  let handles: Handles

  var body: some View {
    switch model.kind {
    case .text(let text): Text(text)
    case .given(let wrapper, let number): Given(wrapper: wrapper, number: number)
    case .spacer(let length): Spacer(minLength: length)
    case .divider: Divider()
    case .color(let number):
      [
        Color.red, .green, .blue, .indexed(200), .terminalDefault, .role(.surface), .secondary,
        .rgb(90, 0, 90).opacity(0.5),
      ][number]
    case .rectangle: Rectangle()
    case .hstack(let alignment, let spacing):
      HStack(alignment: verticalGuides[alignment], spacing: spacing) { rows }
    case .vstack(let alignment, let spacing):
      VStack(alignment: horizontalGuides[alignment], spacing: spacing) { rows }
    case .zstack(11): ViewThatFits { rows }
    case .zstack(let alignment): ZStack(alignment: alignments[alignment]) { rows }
    case .layout(let step): Scatter(step: step) { rows }
    case .geometry(let limit):
      let content = shown(0)
      GeometryReader { proxy in
        content
        if proxy.size.width > limit { Text("w") }
        Text("\(proxy.size.width)×\(proxy.size.height)")
      }
    case .button: Button(action: {}) { shown(0) }
    case .branch(let isFirst):
      if isFirst { child(0) } else { child(1) }
    default: model.modifying(child(0), handles)
    }
  }

  private func child(_ index: Int) -> One { One(model: model.children[index], handles: handles) }
  private func shown(_ index: Int) -> Shown { Shown(model: model.children[index], handles: handles) }

  private var rows: some View {
    ForEach(model.children, id: \.id) { Shown(model: $0, handles: handles) }
  }
}

/// A view that shows the model in its own state.
struct Stateful: View {
  let id: Int
  @State var model: Sketch
  let handles: Handles

  init(id: Int, model: Sketch, handles: Handles) {
    self.id = id
    _model = State(initialValue: model)
    self.handles = handles
  }

  var body: some View {
    Shown(model: model, handles: handles).onAppear { handles.add($model, of: id) }
  }
}

struct Marked: ViewModifier {
  let number: Int
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    switch number {
    case 0:
      VStack {
        Text(isEnabled ? "on" : "off")
        content
      }
    case 1: content.padding(.leading, 1)
    case 2:
      content
      content.bold()
    case 3:
      if isEnabled { content }
      Text("!")
    case 4: content.background(Color.blue)
    default: content
    }
  }
}
