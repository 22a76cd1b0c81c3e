import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// What apps keep of the values that views get.
private final class Box { var actions: [(String, () -> Void)] = [] }

private struct KeepLayout: Layout {
  let box: Box
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let all = subviews
    box.actions.append(
      (
        "layout measure",
        {
          for s in all {
            _ = s.sizeThatFits(.unspecified); _ = s.dimensions(in: .unspecified); _ = s.spacing;
            _ = s.priority
          }
        }
      ))
    return Size(width: 3, height: 1)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let all = subviews
    box.actions.append(("layout place", { for s in all { s.place(at: .zero, proposal: .unspecified) } }))
    for s in subviews { s.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Keeper: View {
  let box: Box
  @FocusState private var focus: Int?
  @FocusState private var isOn: Bool
  @State private var text = "a"
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openSettings) private var openSettings
  @Environment(\.showToast) private var showToast
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.self) private var values
  @Namespace private var space
  var body: some View {
    let binding = $focus
    let all = (dismiss, openSettings, showToast, resetFocus)
    let text = $text
    let space = space
    let values = values
    box.actions.append(
      (
        "focus",
        {
          binding.wrappedValue = 2; _ = binding.wrappedValue
        }
      ))
    box.actions.append(
      (
        "state",
        {
          text.wrappedValue = "b"; _ = text.wrappedValue
        }
      ))
    box.actions.append(
      (
        "actions",
        {
          all.0(); all.1(); all.2("x"); all.3(in: space)
        }
      ))
    box.actions.append(
      (
        "values",
        {
          _ = values.isEnabled; _ = values.theme.color(.tint); values.dismiss()
        }
      ))
    return ScrollViewReader { proxy in
      let _ = box.actions.append(("scroll", { proxy.scrollTo(1) }))
      VStack {
        TextField("f", text: text).focused($focus, equals: 1)
        Button("b") {}.focused($focus, equals: 2).focused($isOn)
        GeometryReader { geometry in
          let _ = box.actions.append(
            (
              "geometry",
              {
                _ = geometry.size; _ = geometry.frame(in: .global); _ = geometry.safeAreaInsets
              }
            ))
          Text("g").id(1)
        }
        KeepLayout(box: box) {
          Text("l"); Text("m")
        }
      }
    }
  }
}

private struct KeptSwitch: View {
  let box: Box
  @State private var on = true
  var body: some View {
    VStack { if on { Keeper(box: box) } else { Text("none") } }
      .onKeyPress("q", modifiers: .control, name: "x") { on = false }
  }
}

@Suite struct KeptValuesTests {
  // Mend H4
  @Test func `values that views get may outlive the views and their host`() {
    let box = Box()
    do {
      let host = TestHost(width: 20, height: 8) { KeptSwitch(box: box) }
      host.press("q", modifiers: .control)
      host.turn()
      expect(host.text.contains("none") && box.actions.count > 8)
      for (_, action) in box.actions { action() }
      host.turn()
      expect(host.host.checkInvariants(), [])
    }
    for (_, action) in box.actions { action() }
  }
}
