import TerminalUI

/// Three colours make a theme, of the window or of a part.
struct ThemePage: View {
  private static let sea = Theme(
    "sea", background: .rgb(9, 28, 38),
    foreground: .rgb(214, 226, 230),
    tint: .rgb(94, 200, 190))
  @State private var prefersLight = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        sample.theme(.midnight)
        sample.theme(.paper)
        sample.theme(.highContrast)
        sample.theme(Self.sea)
      }
      Toggle("Prefer light", isOn: $prefersLight)
      SchemeName()
    }
    .preferredColorScheme(prefersLight ? .light : nil)
  }

  private var sample: some View {
    VStack(alignment: .leading) {
      Text("text")
      Text("secondary").foregroundStyle(.secondary)
      Text("tint").foregroundStyle(.tint)
      Text("error").foregroundStyle(.error)
      Text("surface").background(.surface)
    }
    .padding(.horizontal, 1)
  }
}

/// Evaluated when the terminal changes.
private struct SchemeName: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.theme) private var theme
  private var isDark: Bool { scheme == .dark }

  var body: some View {
    Text("\(theme.name), \(isDark ? "dark " : "light")")
      .foregroundStyle(theme.color(.tint))
  }
}
