import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Screens, sheets, covers and rows pushed, presented and removed in any order under random keys, clicks and resizes.
///
/// After each step the invariants hold, the focus is on a live view of the topmost layer, a click reaches the button that is
/// drawn in its cell, and what is drawn is what drawing everything anew shows.
@Suite struct RandomLayerTests {
  /// The programs, of 100 steps each.
  private static let count = Soak.count(2, 40, full: 1_000)

  @Test func `a click reaches what is drawn, and the focus is in front`() {
    // Overlays A2, A3, A4
    var (labels, layers, screens, leaving) = (0, 0, 0, 0)
    for seed in Soak.seed..<(Soak.seed + Self.count) {
      let program = LayerProgram(seed: UInt64(seed))
      defer {
        leaving += program.leaving
        (labels, layers, screens) = (
          labels + program.labels, layers + program.layers, screens + program.screens
        )
      }
      if let failure = program.run() {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
    // The programs do what they are for.
    expect(leaving, above: Self.count)
    expect(labels > 200 * Self.count && layers > 30 * Self.count && screens > 5 * Self.count)
  }
}

private final class LayerProgram {
  private var random: SplitMix64
  private let model = LayerModel()
  private let host: TestHost
  private var log: [String] = []
  /// The labels that were clicked, and the layers and pushed screens there were, over all steps.
  private(set) var (labels, layers, screens, leaving) = (0, 0, 0, 0)

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &* 6_271)
    let model = model
    host = TestHost(width: 44, height: 18) { LayerStackPage(model: model, depth: 0) }
  }

  /// Runs a hundred steps; says what went wrong.
  func run() -> String? {
    for number in 1...100 {
      step()
      if let failure = failure(isWhole: number % 10 == 0) {
        return "\(failure)\nafter \(log.joined(separator: ", "))\n\(host.text)\n\(host.host.treeDescription)"
      }
    }
    return nil
  }

  private func step() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: press(.tab)
    case 25..<30: press(.tab, .shift)
    case 30..<50: press(.return)
    case 50..<60: press(.escape)
    case 60..<66: press([.upArrow, .downArrow, .leftArrow, .rightArrow].randomElement(using: &random)!)
    case 66..<82:
      let (x, y) = (number(below: host.host.size.width), number(below: host.host.size.height))
      log.append("click \(x) \(y)")
      host.click(x: x, y: y)
    case 82..<87:
      let (x, y) = (number(below: host.host.size.width), number(below: host.host.size.height))
      log.append("scroll \(x) \(y)")
      host.scroll(x: x, y: y, dy: number(below: 21) - 10)
    case 87..<90:
      let (width, height) = (number(below: 60), number(below: 24))
      log.append("resize \(width) \(height)")
      host.resize(width: width, height: height)
    case 90..<92:
      log.append("down")
      host.send(.mouse(MouseEvent(.down(.left), at: Point(x: number(below: 40), y: number(below: 18)))))
    case 92..<94: change("tail") { model.hasTail.toggle() }
    case 94..<95: change("disabled") { model.isDisabled.toggle() }
    case 95..<97:
      change("remove") {
        if !model.numbers.isEmpty { model.numbers.remove(at: number(below: model.numbers.count)) }
      }
    case 97..<98: change("shuffle") { model.numbers.shuffle(using: &random) }
    case 98..<99:
      change("insert") {
        model.numbers.insert((model.numbers.max() ?? 0) + 1, at: number(below: model.numbers.count + 1))
      }
    case 99 where Bool.random(using: &random):
      log.append("wait")
      host.advance(by: .milliseconds(150))
    default:
      log.append("type")
      host.type("ab ")
    }
  }

  private func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    log.append("\(key)")
    host.press(key, modifiers: modifiers)
  }

  private func change(_ name: String, _ change: () -> Void) {
    log.append(name)
    change()
    host.turn()
  }

  private func failure(isWhole: Bool) -> String? {
    let tree = host.host
    let broken = tree.checkInvariants()
    if !broken.isEmpty { return "\(broken)" }
    let front = tree.root.layers.last { $0.layer.takesKeyboard }?.ownScope ?? tree.root.frame.scope
    if tree.keyboard.scope !== front { return "the keyboard is not with the topmost layer" }
    for scope in tree.root.scopes where scope.focus.isActive != (scope === front) {
      return "a layer that is not in front has the keyboard"
    }
    if let node = tree.focus.node {
      if node.flags.contains(.hasLeft) { return "\(node) has left and has the focus" }
      if node.scope !== front { return "\(node) has the focus below a layer" }
      if !node.canFocus { return "\(node) can't have the focus and has it" }
    }
    leaving += tree.leaving.count
    layers += tree.root.layers.count
    if tree.treeDescription.contains("2 screens") { screens += 1 }
    if let failure = wrongHit { return failure }
    guard isWhole else { return nil }
    let shown = host.text
    tree.invalidateScreen()
    host.turn()
    return host.text == shown ? nil : "drawn anew:\n\(host.text)\nwas\n\(shown)"
  }

  /// A cell of a button's label at which a click reaches something else.
  private var wrongHit: String? {
    for (y, line) in host.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for label in line.matches(of: /<[a-z][0-9]+>/) {
        let x = line.distance(from: line.startIndex, to: label.range.lowerBound) + 1
        let point = Point(x: x, y: y)
        // Below what is modal it is seen and dead.
        guard let hit = host.host.hitTest(point), hit.eventParent != nil || !(hit is LayerNode) else {
          continue
        }
        labels += 1
        var next: Node? = hit
        while let node = next, node.name != "press" { next = node.eventParent }
        guard let press = next, press.treeDescription.contains("\"\(label.output)\"") else {
          return "a click on \(label.output) at \(point) reaches \(hit.treeDescription)"
        }
      }
    }
    return nil
  }
}
