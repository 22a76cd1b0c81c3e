import TerminalUIFoundation

final class LoginModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var cancellables = Set<AnyCancellable>()
  init() {
    $email
      .map { $0.contains("@") }
      .receive(on: DispatchQueue.main)
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
    $password
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { print($0.count) }
      .store(in: &cancellables)
  }
}
struct LoginScreen: View {
  enum Field: Hashable { case email, password }
  @StateObject private var model = LoginModel()
  @FocusState private var focus: Field?
  @Environment(\.colorScheme) var colorScheme
  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome").font(.custom("Avenir Next", size: 34)).kerning(2)
      TextField("Email", text: $model.email)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $model.password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
      Button(action: {}) {
        Text("Log in").frame(maxWidth: .infinity).minimumScaleFactor(0.5)
      }
      .disabled(!model.isValid)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .background(colorScheme == .dark ? Color.black : Color(.systemGray6))
    .onAppear { focus = .email }
    .onChange(of: model.email) { newValue in print(newValue) }
    .onChange(of: model.password) { _, new in print(new.count) }
  }
}
