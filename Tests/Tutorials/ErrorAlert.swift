import TerminalUIFoundation

enum BankError: LocalizedError {
  case insufficientFunds(needed: Double)
  case closed
  var errorDescription: String? {
    switch self {
    case .insufficientFunds: "Insufficient funds"
    case .closed: "The bank is closed"
    }
  }
  var recoverySuggestion: String? { "Try again tomorrow." }
}
struct ErrorAlertView: View {
  @State private var error: BankError?
  @State private var showsError = false
  @State private var name = ""
  @State private var asksName = false
  var body: some View {
    VStack {
      Button("Withdraw") {
        do { try withdraw(200) } catch let bank as BankError {
          error = bank
          showsError = true
        } catch {}
      }
      Button("Rename") { asksName = true }
    }
    .alert(isPresented: $showsError, error: error) { error in
      Button("OK") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .alert("Rename account", isPresented: $asksName) {
      TextField("Name", text: $name)
      Button("Save") {}
      Button("Cancel", role: .cancel) {}
    }
  }
  func withdraw(_ amount: Double) throws {
    guard amount < 100 else { throw BankError.insufficientFunds(needed: amount - 100) }
  }
}
