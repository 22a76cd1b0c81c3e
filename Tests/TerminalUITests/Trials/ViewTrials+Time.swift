import TerminalUI
import TerminalUICore
import TerminalUIFoundation

/// The lines of what happens by itself, some time later.
nonisolated extension ViewTrial {
  static let time = [
    ViewTrial("onReceive, timers", isModifier: true) { stage in
      Text(stage.text)
        .onReceive(.timer(every: .milliseconds(300))) { _ in stage.count += 1 }
        .onReceive(Timer.publish(every: 0.7, on: .main, in: .common).autoconnect()) { _ in stage.count += 10 }
        .onReceive(Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().map { _ in 100 }) {
          stage.count += $0
        }
    },
    ViewTrial("timelines, texts and progress that follow the time", isModifier: true) { stage in
      VStack {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: stage.isOn ? 0.3 : 0.5)) {
          Text("\(stage.text) \($0.date.timeIntervalSinceReferenceDate)")
        }
        Text(Date(timeIntervalSinceReferenceDate: 2), style: stage.isOn ? .timer : .relative)
        ProgressView(
          timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 5))
      }
    },
    ViewTrial("spinners", isModifier: true) { stage in
      HStack {
        ProgressView()
        ProgressView(stage.text)
        if stage.isOn { ProgressView().controlSize(.large) }
      }
    },
    ViewTrial("chords", isModifier: true) { stage in
      Button(stage.text) { stage.count += 1 }
        .onKeyPress("t", name: "Tick") { stage.count += 1 }
        .onKeyPress("u", name: "Untick") { stage.count -= 1 }
    },
    ViewTrial("refreshable, under way", isModifier: true) { stage in
      Button(stage.text) { stage.isOn.toggle() }
        .refreshable { while !Task.isCancelled { await Task.yield() } }
    },
    ViewTrial("tasks", isModifier: true) { stage in
      Text(stage.text)
        .task(id: stage.isOn) {
          for _ in 0..<3 {
            await Task.yield()
            if Task.isCancelled { return }
            stage.count += 1
          }
        }
    },
    ViewTrial("a picture that stays", isModifier: true) { stage in
      VStack {
        Text(stage.text).modifier(LeavesPicture(for: .milliseconds(200)))
        if !stage.isOn { ProgressView().modifier(LeavesPicture(for: .milliseconds(200))) }
      }
    },
    ViewTrial("animation, transition", isModifier: true) { stage in
      VStack(alignment: .leading) {
        Text(stage.text).offset(x: stage.isOn ? 6 : 0).opacity(stage.isOn ? 0.5 : 1)
          .phaseAnimator([0, 2], trigger: stage.count) { $0.padding(.leading, $1) }
        if stage.isOn { Text("in").transition(.slide.combined(with: .opacity)) }
        Text("\(stage.count)").contentTransition(.numericText()).geometryGroup()
          .keyframeAnimator(initialValue: 0.0, trigger: stage.isOn) { text, columns in
            text.offset(x: Int(columns))
          } keyframes: { _ in
            LinearKeyframe(3.0, duration: 0.2)
          }
      }
      .animation(.linear(duration: 0.3), value: stage.count)
    },
    ViewTrial("matched geometry", isModifier: true) { stage in Matching(stage: stage) },
    ViewTrial("all rows selected", isModifier: true) { stage in ManyRows(stage: stage) },
    ViewTrial("toasts, with a button", isModifier: true) { stage in Toasting(stage: stage) },
  ]
}

/// A view that takes the place of another one.
private struct Matching: View {
  let stage: Stage
  @Namespace private var names

  var body: some View {
    HStack {
      if stage.isOn {
        Text(stage.text).matchedGeometryEffect(id: stage.count, in: names)
      } else {
        Spacer()
        Text("other").matchedGeometryEffect(id: stage.count, in: names, isSource: false)
      }
    }
    .animation(.linear(duration: 0.3), value: stage.isOn)
  }
}

/// A list that has to ask each of its rows what a selection holds for it.
private struct ManyRows: View {
  let stage: Stage
  @State private var selected: Set<String> = []

  var body: some View {
    List(selection: $selected) {
      ForEach(0..<2_000, id: \.self) { Text("\($0)").tag("\($0) \(stage.text)") }
    }
  }
}

private struct Toasting: View {
  let stage: Stage
  @Environment(\.showToast) private var showToast

  var body: some View {
    Button(stage.text) { showToast("told", action: ToastAction("Undo") { stage.count -= 1 }) }
      .toast(isPresented: stage.binding(\.isOn)) {
        HStack {
          ProgressView()
          Text(stage.text)
        }
      }
  }
}
