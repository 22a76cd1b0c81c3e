import TerminalUIFoundation

@Observable final class Account {
  var profile = Profile()
  @Observable final class Profile { var name = "Eve"; var tags: [String] = ["x"] }
}
struct NestedObservables: View {
  @State private var account = Account()
  var body: some View {
    VStack {
      TextField("Name", text: $account.profile.name)
      ForEach($account.profile.tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
      ProfileEditor(profile: account.profile)
    }
    .onChange(of: account.profile.name, initial: true) { old, new in print(old, new) }
  }
}
private struct ProfileEditor: View {
  @Bindable var profile: Account.Profile
  var body: some View { Button("Add") { profile.tags.append("y") } }
}
