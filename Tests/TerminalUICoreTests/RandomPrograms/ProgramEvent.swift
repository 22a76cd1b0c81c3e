import TerminalUI

/// Something that happens to a program.
///
/// Targets count through the nodes, so that an event still means something when other events or parts of
/// the program are left out.
nonisolated indirect enum ProgramEvent: Equatable {
  case change(target: Int, seed: UInt64)
  case insert(target: Int, seed: UInt64)
  case remove(target: Int, seed: UInt64)
  case move(target: Int, seed: UInt64)
  case replace(target: Int, seed: UInt64)
  case wrap(target: Int, seed: UInt64)
  case unwrap(target: Int)
  case resize(Int, Int)
  case press(Int)
  case click(Int, Int)
  /// Two in one turn.
  case both(ProgramEvent, ProgramEvent)

  static func random(_ random: inout SeededGenerator) -> ProgramEvent {
    let target = random.number(below: 1000)
    let seed = random.next()
    switch random.number(below: 20) {
    case 0..<8: return .change(target: target, seed: seed)
    case 8, 9: return .insert(target: target, seed: seed)
    case 10, 11: return .remove(target: target, seed: seed)
    case 12: return .move(target: target, seed: seed)
    case 13: return .replace(target: target, seed: seed)
    case 14: return .wrap(target: target, seed: seed)
    case 15: return .unwrap(target: target)
    case 16: return .resize(random.number(0...30), random.number(0...12))
    case 17: return .press(random.number(below: 5))
    case 18: return .click(random.number(below: 30), random.number(below: 12))
    default: return .both(.random(&random), .random(&random))
    }
  }

  var input: [InputEvent] {
    switch self {
    case .resize(let width, let height): [.resize(Size(width: width, height: height))]
    case .press(let number):
      [
        .key(
          KeyPress(
            key: [.tab, .tab, .return, .downArrow, .rightArrow][number], modifiers: number == 1 ? .shift : [])
        )
      ]
    case .click(let x, let y):
      [
        .mouse(MouseEvent(.down(.left), at: Point(x: x, y: y))),
        .mouse(MouseEvent(.up(.left), at: Point(x: x, y: y))),
      ]
    default: []
    }
  }

  /// Changes a model as the event says, and returns the place of the change.
  func apply(to model: inout Sketch) -> SketchPath? {
    switch self {
    case .change(let target, let seed):
      let path = model.target(target) { _ in true }
      guard let path else { return nil }
      var source = Sketch.Source(seed: seed)
      model[path].kind = model[path].kind.changed(&source)
      return path
    case .insert(let target, let seed):
      guard let path = model.target(target, where: \.isContainer) else { return nil }
      var source = Sketch.Source(seed: seed, nextID: model.highestID)
      let place = source.random.number(0...model[path].children.count)
      let new = source.model(size: source.random.number(1...4))
      model[path].children.insert(new, at: place)
      return path
    case .remove(let target, let seed):
      guard let path = model.target(target, where: { $0.isContainer && !$0.children.isEmpty }) else {
        return nil
      }
      var random = SeededGenerator(seed: seed)
      model[path].children.remove(at: random.number(below: model[path].children.count))
      return path
    case .move(let target, let seed):
      guard let path = model.target(target, where: { $0.isContainer && $0.children.count > 1 }) else {
        return nil
      }
      var random = SeededGenerator(seed: seed)
      if random.oneIn(4) {
        model[path].children.shuffle(using: &random)
      } else {
        let row = model[path].children.remove(at: random.number(below: model[path].children.count))
        model[path].children.insert(row, at: random.number(0...model[path].children.count))
      }
      return path
    case .replace(let target, let seed):
      guard let path = model.target(target, where: { _ in true }) else { return nil }
      var source = Sketch.Source(seed: seed, nextID: model.highestID)
      model[path] = source.model(size: source.random.number(1...5))
      return path
    case .wrap(let target, let seed):
      guard let path = model.target(target, where: { _ in true }) else { return nil }
      var source = Sketch.Source(seed: seed, nextID: model.highestID + 1)
      var kind = source.modifier()
      if case .background = kind { kind = .clipped }
      if case .overlay = kind { kind = .erased }
      model[path] = Sketch(id: source.nextID, kind: kind, children: [model[path]])
      return path
    case .unwrap(let target):
      guard let path = model.target(target, where: { !$0.children.isEmpty }) else { return nil }
      model[path] = model[path].children[0]
      return path
    default: return nil
    }
  }
}

nonisolated extension Sketch {
  func target(_ number: Int, where isFit: (Sketch) -> Bool) -> SketchPath? {
    let paths = paths.filter { isFit(self[$0]) }
    return paths.isEmpty ? nil : paths[number % paths.count]
  }
}

nonisolated extension Sketch.Kind {
  /// The same kind of view with other parameters.
  func changed(_ source: inout Sketch.Source) -> Sketch.Kind {
    switch self {
    case .text: return .text(source.text())
    case .given(let wrapper, _): return .given(wrapper: wrapper, source.random.number(below: 100))
    case .spacer: return .spacer(source.random.number(0...4))
    case .branch(let isFirst): return .branch(!isFirst)
    case .optional(let isThere): return .optional(!isThere)
    case .disabled(let isDisabled): return .disabled(!isDisabled)
    case .color, .rectangle, .divider, .empty: return source.leaf()
    case .geometry: return .geometry(source.random.number(0...20))
    case .erased, .stateful, .button, .group, .forEach, .clipped, .hidden: return self
    case .hstack, .vstack, .zstack, .layout:
      // Any container: the same kind often enough.
      for _ in 0..<20 {
        let kind = source.container()
        if kind.sameCase(as: self) { return kind }
      }
      return self
    case .background: return .background(alignment: source.random.number(below: 12))
    case .overlay: return .overlay(alignment: source.random.number(below: 12))
    default:
      for _ in 0..<60 {
        let kind = source.modifier()
        if kind.sameCase(as: self) { return kind }
      }
      return self
    }
  }

  private func sameCase(as other: Sketch.Kind) -> Bool {
    func name(_ kind: Sketch.Kind) -> Substring { "\(kind)".prefix { $0 != "(" } }
    return name(self) == name(other)
  }
}
