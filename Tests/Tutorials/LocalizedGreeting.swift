import TerminalUIFoundation

struct LocalizedGreeting: View {
  let name: String
  let key: LocalizedStringKey = "greeting.title"
  @Environment(\.locale) var locale
  var body: some View {
    VStack {
      Text(key)
      Text("greeting \(name)", tableName: "Main", bundle: .main, comment: "Says hello")
      Button(LocalizedStringKey("ok.button")) {}
      Label(title: { Text("title") }, icon: { Image(systemName: "globe") })
      Toggle(key, isOn: .constant(true))
      Text(locale.identifier)
    }
    .environment(\.locale, .init(identifier: "de"))
  }
}
