nonisolated extension Sketch {
  /// Makes random views of about `size` nodes.
  struct Source {
    var random: SeededGenerator
    var nextID: Int

    init(seed: UInt64, nextID: Int = 1) {
      random = SeededGenerator(seed: seed)
      self.nextID = nextID
    }

    mutating func model(size: Int) -> Sketch {
      nextID += 1
      let id = nextID
      guard size > 1 else { return Sketch(id: id, kind: leaf()) }
      if random.oneIn(40) {
        let rows = (0..<random.number(20...90)).map { _ in row() }
        return Sketch(
          id: id,
          kind: random.oneIn(2) ? .forEach : .vstack(alignment: random.number(below: 4), spacing: nil),
          children: rows)
      }
      switch random.number(below: 10) {
      case 0..<4:
        let kind = container()
        return Sketch(id: id, kind: kind, children: models(size: size - 1))
      case 4..<8:
        let kind = modifier()
        switch kind {
        case .background, .overlay:
          let first = model(size: Swift.max(size * 2 / 3, 1))
          return Sketch(id: id, kind: kind, children: [first, model(size: Swift.max(size / 3, 1))])
        default: return Sketch(id: id, kind: kind, children: [model(size: size - 1)])
        }
      default:
        let kind = structure()
        if case .branch = kind {
          return Sketch(id: id, kind: kind, children: [model(size: size / 2), model(size: size / 2)])
        }
        return Sketch(id: id, kind: kind, children: [model(size: size - 1)])
      }
    }

    mutating func models(size: Int) -> [Sketch] {
      var left = size
      var children: [Sketch] = []
      while left > 0, children.count < 6 {
        let share = random.number(1...left)
        children.append(model(size: share))
        left -= share
        if random.oneIn(8) { break }
      }
      return children
    }

    mutating func row() -> Sketch {
      nextID += 1
      let text = Sketch(id: nextID, kind: .text("row \(nextID)"))
      guard random.oneIn(6) else { return text }
      nextID += 1
      return Sketch(id: nextID, kind: random.oneIn(2) ? .stateful : modifier(isPlain: true), children: [text])
    }

    mutating func leaf() -> Kind {
      switch random.number(below: 20) {
      case 0, 1, 2: .spacer(random.oneIn(4) ? random.number(0...3) : 0)
      case 3: .divider
      case 4: .color(random.number(below: 8))
      case 5: .rectangle
      case 6: .empty
      case 7, 8: .given(wrapper: random.number(below: 7), random.number(below: 100))
      default: .text(text())
      }
    }

    mutating func text() -> String {
      let words = [
        "", "a", "ab", "word", "two words", "the quick brown fox", "a\nb", "long line\nx", "漢字", "a漢b",
        "漢字かな文 text", "👍", "e\u{301}", "tab\tx", "end  ", "x-y-z", "one two three four five six", "\n",
        "漢\n字字",
        "👨‍👩‍👧 fam", "a\u{2028}bc",
      ]
      return random.oneIn(4) ? "t\(random.number(below: 100))" : random.element(words)
    }

    mutating func container() -> Kind {
      switch random.number(below: 12) {
      case 0..<4: .vstack(alignment: random.number(below: 4), spacing: spacing())
      case 4..<8: .hstack(alignment: random.number(below: 6), spacing: spacing())
      case 8: .zstack(alignment: random.number(below: 12))
      case 9: .layout(random.number(below: 8))
      case 10: .group
      default: .forEach
      }
    }

    private mutating func spacing() -> Int? {
      switch random.number(below: 10) {
      case 0..<5: nil
      case 5..<7: 0
      case 7..<9: random.number(1...3)
      default: random.number(-4 ... -1)
      }
    }

    mutating func structure() -> Kind {
      switch random.number(below: 10) {
      case 0, 1: .branch(random.oneIn(2))
      case 2, 3: .optional(!random.oneIn(3))
      case 4: .erased
      case 5: .geometry(random.number(0...20))
      case 6: .button
      default: .stateful
      }
    }

    private mutating func length() -> Int? {
      switch random.number(below: 8) {
      case 0..<3: nil
      case 3: 0
      case 4..<6: random.number(1...4)
      case 6: random.number(5...30)
      default: random.oneIn(3) ? .max : random.number(2...12)
      }
    }

    mutating func modifier(isPlain: Bool = false) -> Kind {
      switch random.number(below: isPlain ? 9 : 29) {
      case 0: .padding(edges: random.number(0...15), random.number(-1...2))
      case 1: .style(random.number(below: 16))
      case 2: .border(random.number(below: 4))
      case 3: .offset(random.number(-3...5), random.number(-2...3))
      case 4: .priority(random.number(-1...1))
      case 5: .guide(random.number(below: 8), random.number(-2...6))
      case 6: .lineLimit(random.oneIn(3) ? nil : random.number(1...3))
      case 7: .frame(width: length(), height: length(), alignment: random.number(below: 12))
      case 8: .disabled(random.oneIn(2))
      case 9, 10: .frame(width: length(), height: length(), alignment: random.number(below: 12))
      case 11, 12, 13:
        .flexibleFrame(
          (0..<6).map { _ in random.oneIn(2) ? nil : length() }, alignment: random.number(below: 12))
      case 14, 15: .background(alignment: random.number(below: 12))
      case 16: .overlay(alignment: random.number(below: 12))
      case 17, 18: .fixedSize(random.oneIn(2), random.oneIn(2))
      case 19: .clipped
      case 20: .hidden
      case 21: .identity(random.number(below: 3))
      case 22: .textAlignment(random.number(below: 3))
      case 23: .truncation(random.number(below: 3))
      case 24: .guide(random.number(below: 8), random.number(-2...6))
      case 25: .padding(edges: 15, 1)
      case 26, 27: .style(random.number(6...15))
      default: .modified(random.number(below: 6))
      }
    }
  }
}
