import TerminalUIFoundation

enum CalculatorKey: String {
  case seven = "7", eight = "8", nine = "9", divide = "÷", clear = "AC", equal = "="
  var color: Color {
    switch self {
    case .divide, .equal: return .orange
    case .clear: return Color(.lightGray)
    default: return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
    }
  }
}
struct CalculatorPad: View {
  @State private var value = "0"
  let buttons: [[CalculatorKey]] = [[.clear, .divide], [.seven, .eight, .nine], [.equal]]
  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack {
        Spacer()
        HStack {
          Spacer()
          Text(value).bold().font(.system(size: 100)).foregroundColor(.white)
        }
        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { item in
              Button(
                action: { self.didTap(button: item) },
                label: {
                  Text(item.rawValue)
                    .font(.system(size: 32))
                    .frame(width: self.width(item), height: 40)
                    .background(item.color)
                    .foregroundColor(.white)
                    .cornerRadius(self.width(item) / 2)
                })
            }
          }
          .padding(.bottom, 3)
        }
      }
    }
  }
  func didTap(button: CalculatorKey) { value = button == .clear ? "0" : value + button.rawValue }
  func width(_ item: CalculatorKey) -> CGFloat {
    item == .equal ? 120 : (400 - 5 * 12) / 8
  }
}
