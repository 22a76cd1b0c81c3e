import TerminalUI

/// Where the focus begins; here also when Tab comes into the form.
struct DefaultFocusPage: View {
  enum Field { case name, city }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var city = ""

  var body: some View {
    VStack(alignment: .leading) {
      Button("Help") {}
      TextField("Name", text: $name)
        .focused($field, equals: .name)
      TextField("City", text: $city)
        .focused($field, equals: .city)
    }
    .defaultFocus($field, .city, priority: order)
  }

  private var order: DefaultFocusEvaluationPriority {
    .userInitiated
  }
}
