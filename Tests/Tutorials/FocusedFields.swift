import TerminalUIFoundation

struct FocusedFields: View {
  enum Field: Hashable { case first, last, city }
  @State private var first = ""
  @State private var last = ""
  @State private var city = ""
  @FocusState private var focus: Field?
  var body: some View {
    Form {
      TextField("First name", text: $first)
        .focused($focus, equals: .first)
        .submitLabel(.next)
        .onSubmit { focus = .last }
      TextField("Last name", text: $last)
        .focused($focus, equals: .last)
        .submitLabel(.next)
        .onSubmit { focus = .city }
      TextField("City", text: $city)
        .focused($focus, equals: .city)
        .submitLabel(.done)
    }
    .defaultFocus($focus, .first)
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { focus = .first } }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focus = nil }
      }
    }
  }
}
