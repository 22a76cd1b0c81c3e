import TerminalUI

/// A part in which the focus begins at one view, and goes back there.
struct FocusScopePage: View {
  @Namespace private var form
  @Environment(\.resetFocus) private var resetFocus
  @State private var isAgreed = false

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Button("Read the terms") {}
        Toggle("I agree", isOn: $isAgreed)
          .prefersDefaultFocus(in: form)
      }
      .focusScope(form)
      Button("Start again") {
        isAgreed = false
        resetFocus(in: form)
      }
    }
  }
}
