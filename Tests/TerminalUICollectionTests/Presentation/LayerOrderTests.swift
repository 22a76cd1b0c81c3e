import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Stacks of layers of all kinds, made at random.
@Suite struct LayerOrderTests {
  @Test func `of one presenter the later of equals is on top, alerts are over sheets and menus over alerts`()
  {
    // Overlays A1
    for order in [[1, 2, 3, 4], [4, 3, 2, 1], [3, 1, 4, 2], [2, 4, 1, 3]] {
      let model = StackModel()
      let host = TestHost(width: 30, height: 12) { StackBox(model: model, id: 0) }
      let kinds: [Layer] = [.sheet, .sheet, .alert, .menu()]
      for id in order { model.add(StackSpec(id: id, presenter: 0, layer: kinds[id - 1])) }
      // One update.
      host.turn()
      expect(host.layerNames, ["sheet", "sheet", "alert", "menu"])
      for id in order { model.remove(id) }
      host.turn()
      // One update each.
      for id in order {
        model.add(StackSpec(id: id, presenter: 0, layer: kinds[id - 1]))
        host.turn()
      }
      expect(host.layerNames, ["sheet", "sheet", "alert", "menu"])
      expect(host.host.root.layers.map { model.id(of: $0) }, model.expectedOrder, "\(order)")
      // The keyboard is with the one on top.
      expect(host.host.keyboard.scope === host.host.root.layers.last?.ownScope)
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a layer is never below its presenter, and notes are over everything`() {
    // Overlays A1
    let model = StackModel()
    let host = TestHost(width: 30, height: 12) { StackBox(model: model, id: 0) }
    func add(_ id: Int, from presenter: Int, _ layer: Layer) {
      model.add(StackSpec(id: id, presenter: presenter, layer: layer))
      host.turn()
    }
    add(1, from: 0, .toast())
    add(2, from: 0, .alert)
    add(3, from: 2, .sheet)
    add(4, from: 0, .sheet)
    add(5, from: 4, .menu())
    add(6, from: 4, .tooltip)
    add(7, from: 1, .menu())
    expect(host.host.root.layers.map { model.id(of: $0) }, [4, 5, 2, 3, 1, 7, 6])
    expect(model.expectedOrder, [4, 5, 2, 3, 1, 7, 6])
  }

  @Test func `in any stack of layers a press reaches what is shown in its cell`() {
    // Overlays A1, A2, A3
    var random = SplitMix64(seed: 17)
    var (clicks, dead, layers) = (0, 0, 0)
    while clicks < Soak.count(10_000, 300_000) {
      let model = StackModel()
      let host = TestHost(width: 40, height: 20) { StackBox(model: model, id: 0) }
      for id in 1...Int.random(in: 1...9, using: &random) {
        let presenters = [0] + model.specs.map(\.id)
        model.add(.random(id: id, presenter: presenters.randomElement(using: &random)!, &random))
        host.turn()
        if id.isMultiple(of: 4) { model.remove(Int.random(in: 1..<id, using: &random)) }
      }
      host.turn()
      layers += host.host.root.layers.count
      expect(host.host.checkInvariants(), [])
      expect(host.host.root.layers.map { model.id(of: $0) }, model.expectedOrder)
      let order = [0] + model.expectedOrder
      let scopes = host.host.root.scopes.map(ObjectIdentifier.init)
      let ids = Dictionary(uniqueKeysWithValues: zip(scopes, order))
      for y in 0..<20 {
        for x in 0..<40 {
          clicks += 1
          let shown = host.screen[x, y].glyph.string
          guard let hit = host.host.hitTest(Point(x: x, y: y)) else {
            Issue.record("nothing at \(x) \(y)\n\(host.text)")
            return
          }
          let id = ids[ObjectIdentifier(hit.scope)]!
          guard hit is LayerNode else {
            if shown == StackSpec.letter(id) { continue }
            Issue.record("a press at \(x) \(y) on \(shown) reaches \(id)\n\(host.text)")
            return
          }
          // Beside a modal layer: what is seen there lies below it.
          dead += 1
          let below = order.prefix { $0 != id }.contains { StackSpec.letter($0) == shown }
          if below { continue }
          Issue.record("a press at \(x) \(y) on \(shown) is kept by \(id)\n\(host.text)")
          return
        }
      }
      // Clicks go the same way.
      for _ in 0..<4 {
        let (x, y) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<20, using: &random))
        let shown = host.screen[x, y].glyph.string
        let isDead = host.host.hitTest(Point(x: x, y: y)) is LayerNode
        model.clicked = []
        host.click(x: x, y: y)
        expect(model.clicked, (isDead ? [] : [shown]))
      }
    }
    expect(dead > clicks / 100 && layers > clicks / 400)
  }
}

extension TestHost {
  fileprivate var layerNames: [String] { host.root.layers.map(\.layer.name) }
}

private struct StackSpec: Identifiable {
  let id: Int
  let presenter: Int
  let layer: Layer
  var size = Size(width: 8, height: 3)
  var place = Point.zero

  static func letter(_ id: Int) -> String { String(UnicodeScalar(UInt8(97 + id))) }

  static func random(id: Int, presenter: Int, _ random: inout SplitMix64) -> StackSpec {
    let kinds: [Layer] = [
      .sheet, .sheet, .alert, .dialog, .cover, .menu(), .menu(.top), .popover(.trailing), .submenu,
      .suggestions, .toast(), .toast(.topLeading), .tooltip,
    ]
    var spec = StackSpec(id: id, presenter: presenter, layer: kinds.randomElement(using: &random)!)
    spec.size = Size(width: .random(in: 1...30, using: &random), height: .random(in: 1...15, using: &random))
    spec.place = Point(x: .random(in: 0...7, using: &random), y: .random(in: 0...4, using: &random))
    return spec
  }
}

@Observable private final class StackModel {
  private(set) var specs: [StackSpec] = []
  /// When each was presented, for the reckoning.
  @ObservationIgnored private var times: [Int: Int] = [:]
  @ObservationIgnored var clicked: [String] = []
  @ObservationIgnored private var ids: [ObjectIdentifier: Int] = [:]

  func add(_ spec: StackSpec) {
    times[spec.id] = times.count
    specs.append(spec)
  }

  /// Takes a layer away, and all that it presents.
  func remove(_ id: Int) {
    specs.removeAll { $0.id == id }
    for child in specs where child.presenter == id { remove(child.id) }
  }

  /// The layers by the rule, found the slow way.
  var expectedOrder: [Int] {
    func above(_ id: Int, _ included: (StackSpec) -> Bool) -> [Int] {
      let own = specs.filter { $0.presenter == id && included($0) }
      // The order of `specs` is that of time.
      let sorted = own.enumerated().sorted {
        ($0.element.layer.level, $0.offset) < ($1.element.layer.level, $1.offset)
      }
      return sorted.flatMap { [$0.element.id] + above($0.element.id) { $0.layer.level != Layer.overAll } }
    }
    let notes = specs.filter { $0.layer.level == Layer.overAll }
    return above(0) { $0.layer.level != Layer.overAll }
      + notes.flatMap { [$0.id] + above($0.id) { $0.layer.level != Layer.overAll } }
  }

  /// The number of the spec that a layer shows.
  func id(of layer: LayerNode) -> Int {
    var found = -1
    func look(_ node: Node) {
      if let node = node as? StackMark { found = node.id } else if found < 0 { node.visitChildren(look) }
    }
    look(layer)
    return found
  }
}

private struct StackMarkModifier: PassModifier {
  let id: Int
  func makePassNode(in context: NodeContext) -> PassNode { StackMark(id, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

private final class StackMark: PassNode {
  let id: Int
  init(_ id: Int, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }
}

/// A layer, or the base: one letter in all cells, and views that present others.
private struct StackBox: View {
  let model: StackModel
  let id: Int

  var body: some View {
    let letter = StackSpec.letter(id)
    let spec = model.specs.first { $0.id == id }
    let size = spec?.layer.placement == .filling ? nil : spec?.size
    Letters(letter: Glyph(Character(letter)))
      .onTapGesture { model.clicked.append(letter) }
      .frame(width: size?.width, height: size?.height)
      .overlay(alignment: .topLeading) {
        ForEach(model.specs.filter { $0.presenter == id }) { child in
          Spacer().frame(width: 0, height: 0)
            .modifier(
              PresentationModifier(
                item: .constant(child), identity: { AnyHashable($0.id) }, layer: child.layer,
                part: { _ in Rect(origin: child.place, size: .zero) }, onDismiss: nil
              ) { AnyView(StackBox(model: model, id: $0.id)) })
        }
      }
      .modifier(StackMarkModifier(id: id))
  }
}

private struct Letters: View {
  let letter: Glyph
  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<max(proxy.size.height, 0), id: \.self) { _ in
          Text(String(repeating: letter.string, count: max(proxy.size.width, 0)))
        }
      }
    }
  }
}
