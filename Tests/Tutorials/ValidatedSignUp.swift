import TerminalUIFoundation

@MainActor
final class SignUpModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published private(set) var message: String?
  private var cancellables = Set<AnyCancellable>()
  init() {
    let email =
      $email
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.contains("@") }
    let password = $password.map { $0.count >= 8 }
    Publishers.CombineLatest(email, password)
      .map { $0 && $1 }
      .receive(on: DispatchQueue.main)
      .assign(to: &$isValid)
    $isValid
      .dropFirst()
      .sink { [weak self] valid in self?.message = valid ? nil : "Check your input" }
      .store(in: &cancellables)
  }
}
struct ValidatedSignUp: View {
  @StateObject private var model = SignUpModel()
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Email", text: $model.email)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(.never)
        .keyboardType(.emailAddress)
      SecureField("Password", text: $model.password)
        .textFieldStyle(.roundedBorder)
      if let message = model.message {
        Text(message).font(.caption).foregroundStyle(.red)
      }
      Button("Create account") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!model.isValid)
    }
    .padding()
  }
}
