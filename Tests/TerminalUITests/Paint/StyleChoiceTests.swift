import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Either of two styles, without `AnyShapeStyle`: that this compiles is half of the test.
@Suite struct StyleChoiceTests {
  /// The colour of the first cell, as the views see it.
  private func color(_ view: some View) -> Color? {
    TestHost(width: 1, height: 1, colors: .unknown) { view }.screen[0, 0].style.foreground
  }

  @Test(arguments: [true, false]) func `any two roles and colours are the branches of one expression`(
    isOn: Bool
  ) {
    let views: [(any View, any View)] = [
      (
        Text("x").foregroundStyle(isOn ? .success : .secondary),
        Text("x").foregroundStyle(isOn ? Color.role(.success) : .role(.secondary))
      ),
      (
        Text("x").foregroundStyle(isOn ? .primary : .red),
        Text("x").foregroundStyle(isOn ? Color.role(.primary) : .red)
      ),
      (
        Text("x").foregroundStyle(isOn ? .tint : .blue),
        Text("x").foregroundStyle(isOn ? Color.role(.tint) : .blue)
      ),
      (
        Text("x").foregroundStyle(isOn ? .regularMaterial : .error),
        Text("x").foregroundStyle(isOn ? Color.role(.surface) : .role(.error))
      ),
      (
        Text("x").foregroundStyle(isOn ? .tertiary.opacity(0.5) : .warning),
        Text("x").foregroundStyle(isOn ? Color.role(.tertiary).opacity(0.5) : .role(.warning))
      ),
      (
        VStack { Text("x") }.foregroundStyle(isOn ? .link : .separator),
        VStack { Text("x") }.foregroundStyle(isOn ? Color.role(.link) : .role(.separator))
      ),
      (
        VStack { Text("x") }.foregroundStyle(isOn ? .rgb(1, 2, 3) : .placeholder),
        VStack { Text("x") }.foregroundStyle(isOn ? Color.rgb(1, 2, 3) : .role(.placeholder))
      ),
    ]
    for (chosen, expected) in views { expect(color(AnyView(chosen)), color(AnyView(expected))) }
    expect(
      TestHost(width: 1, height: 1) {
        Text(" ").background(isOn ? .selection : .fill).border(isOn ? .tint : .red, width: 0)
      }
      .screen[0, 0].style.background,
      TestHost(width: 1, height: 1) {
        Text(" ").background(isOn ? Color.role(.selection) : .role(.fill))
      }
      .screen[0, 0].style.background)
    _ = Rectangle().fill(isOn ? .success : .red)
    _ = Text("x").tint(isOn ? .success : .red)
  }

  @Test(arguments: [false]) func `no style leaves the colour to the views around`(isLate: Bool) {
    let given: Color? = nil
    let gradient: LinearGradient? = nil
    expect(color(Text("x").foregroundStyle(isLate ? .red : nil).foregroundStyle(.blue)), .blue)
    expect(color(VStack { Text("x") }.foregroundStyle(isLate ? .red : nil).foregroundStyle(.blue)), .blue)
    expect(color(VStack { Text("x") }.foregroundStyle(isLate ? nil : .red).foregroundStyle(.blue)), .red)
    expect(color(Text("x").foregroundStyle(given).foregroundStyle(.blue)), .blue)
    expect(color(VStack { Text("x") }.foregroundStyle(gradient).foregroundStyle(.blue)), .blue)
    expect(color(Text("x").foregroundStyle(isLate ? nil : given).foregroundStyle(.blue)), .blue)
    let joined: Text =
      Text("x").foregroundStyle(isLate ? .red : nil) + Text("y").foregroundStyle(isLate ? .primary : .red)
    expect(color(joined.foregroundStyle(.blue)), .blue)
  }

  @Test func `a level stays one of the style around, in a choice too`() {
    let isOn = true
    let views: [any View] = [
      VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.blue, .green),
      VStack { Text("x").foregroundStyle(isOn ? .secondary : .red) }.foregroundStyle(.blue, .green),
      VStack { Text("x").foregroundStyle(isOn ? .secondary : .success) }.foregroundStyle(.blue, .green),
    ]
    for view in views { expect(color(AnyView(view)), .green) }
  }
}
