import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Screens that change at random, each change with another animation, and time that moves on in between.
@MainActor @Suite struct MotionRandomTests {
  @Observable final class Model {
    var rows = [0, 1, 2]
    var isOpen = false
    var isTrailing = false
    var isHorizontal = false
    var spacing = 0
    var inset = 0
    var width = 4
    var opacity = 1.0
    var color = Color.red
    var progress = 0.5
    var count = 0
    var shift = 0
    var hasSheet = false
    var isAsked = false
    var isMore = false
    var tone = 0
    var hasNote = false
  }

  struct Scene: View {
    @Bindable var model: Model

    private static let transitions: [AnyTransition] = [
      .opacity, .move(edge: .leading), .slide, .push(from: .bottom), .scale, .offset(x: 3, y: 1), .identity,
      .asymmetric(insertion: .slide, removal: .scale), .move(edge: .top).combined(with: .opacity),
    ]

    private static let tones = [
      LinearGradient(colors: [.rgb(255, 0, 0), .rgb(0, 0, 255)], startPoint: .leading, endPoint: .trailing),
      LinearGradient(colors: [.rgb(0, 255, 0), .rgb(9, 0, 99)], startPoint: .top, endPoint: .bottomTrailing),
    ]

    var body: some View {
      VStack(alignment: model.isTrailing ? .trailing : .leading, spacing: model.spacing) {
        ForEach(model.rows, id: \.self) { row in
          Text("row \(row)").padding(.leading, model.inset)
            .transition(Self.transitions[row % Self.transitions.count])
        }
        if model.isOpen { Text("open").border(.tint).background(.blue) } else { Divider() }
        let layout =
          model.isHorizontal ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Text("a")
          Text("b").offset(x: model.shift, y: model.shift / 3)
          Text("c")
        }
        model.color.frame(width: model.width, height: 1).opacity(model.opacity)
        Text("\(model.count)").contentTransition(.numericText())
          .foregroundStyle(model.color)
        ProgressView(value: model.progress).frame(width: 10)
        DisclosureGroup("more", isExpanded: $model.isMore) { Text("inner") }
        Self.tones[model.tone].frame(width: 8, height: 1)
        Text("tone").foregroundStyle(model.tone == 0 ? .red : .blue)
      }
      .frame(width: 24)
      .sheet(isPresented: $model.hasSheet) { Text("sheet") }
      .alert("Really?", isPresented: $model.isAsked) { Button("Yes") {} }
      .toast(isPresented: $model.hasNote) { Text("noted") }
    }
  }

  private func change(_ model: Model, _ random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: model.rows.shuffle(using: &random)
    case 1: if model.rows.count < 9 { model.rows.append((0..<20).first { !model.rows.contains($0) } ?? 20) }
    case 2:
      if !model.rows.isEmpty { model.rows.remove(at: .random(in: 0..<model.rows.count, using: &random)) }
    case 3: model.isOpen.toggle()
    case 4: model.isTrailing.toggle()
    case 5: model.isHorizontal.toggle()
    case 6: model.spacing = .random(in: 0...2, using: &random)
    case 7: model.inset = .random(in: 0...5, using: &random)
    case 8: model.width = .random(in: 0...20, using: &random)
    case 9: model.opacity = .random(in: 0...1, using: &random)
    case 10:
      model.color = [Color.red, .rgb(10, 200, 30), .primary, .tint, .clear].randomElement(using: &random)!
    case 11: model.progress = .random(in: 0...1, using: &random)
    case 12: model.count = .random(in: -200...200, using: &random)
    case 13: model.isAsked.toggle()
    case 14: model.isMore.toggle()
    case 15: model.tone = 1 - model.tone
    case 16: model.hasNote = true
    default:
      if .random(using: &random) {
        model.shift = .random(in: -4...9, using: &random)
      } else {
        model.hasSheet.toggle()
      }
    }
  }

  private static let animations: [Animation?] = [
    nil, .linear, .linear(duration: 1), .easeInOut(duration: 0.3), .smooth, .snappy, .bouncy,
    .spring(duration: 0.2).delay(0.1), .easeIn.repeatCount(2),
    .interpolatingSpring(stiffness: 100, damping: 10),
    .linear(duration: 0), .easeOut.speed(3),
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `at rest the screen is that of a fresh build`(_ seed: UInt64) {
    // Motion B1, B10
    var random = SplitMix64(seed: seed)
    let model = Model()
    let colors: TerminalColors =
      seed % 2 == 0
      ? .unknown : TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 20))
    let host = TestHost(width: 30, height: 16, colors: colors, motion: true) { Scene(model: model) }
    for step in 1...Soak.count(400, 1_000, full: 25_000) {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        withAnimation(Self.animations.randomElement(using: &random)!) { change(model, &random) }
      }
      host.turn()
      if .random(using: &random) { host.advance(by: .seconds(.random(in: 0...0.4, using: &random))) }
      if step % 25 == 0 {
        host.advance(by: .seconds(20))
        let fresh = TestHost(width: 30, height: 16, colors: colors) { Scene(model: model) }
        guard host.styledText == fresh.styledText, host.animations.isEmpty else {
          Issue.record("step \(step)\n\(host.styledText)\nis not\n\(fresh.styledText)\n\(host.animations)")
          return
        }
        expectNil(host.host.timerDeadline)
        host.host.invalidateScreen()
        host.turn()
        expect(host.styledText, fresh.styledText)
      }
    }
  }
}
