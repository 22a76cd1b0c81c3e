import TerminalUIFoundation

struct PreviewForms: View {
  @Binding var isOn: Bool
  var title: String = "Switch"
  var body: some View { Toggle(title, isOn: $isOn) }
}
struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["a", "b"] }
  func body(content: Content, context: [String]) -> some View {
    content.environment(\.sampleNames, context)
  }
}
extension EnvironmentValues { @Entry var sampleNames: [String] = [] }
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleData: Self = .modifier(SampleData())
}
#Preview("On", traits: .sizeThatFitsLayout) {
  PreviewForms(isOn: .constant(true))
}
#Preview("Live", traits: .landscapeLeft, .sampleData) {
  @Previewable @State var isOn = false
  PreviewForms(isOn: $isOn)
}
struct PreviewForms_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PreviewForms(isOn: .constant(false)).previewLayout(.sizeThatFits)
      ForEach(["iPhone 15", "iPad Pro"], id: \.self) { device in
        PreviewForms(isOn: .constant(true)).previewDevice(PreviewDevice(rawValue: device)).previewDisplayName(
          device)
      }
      PreviewForms(isOn: .constant(true)).preferredColorScheme(.dark).previewInterfaceOrientation(
        .landscapeLeft)
    }
  }
}
