internal import TerminalUICore

extension View {
  /// Draws a border around this view, with a title in its upper line and a text in its lower one.
  ///
  ///     List(commits, selection: $commit) { Text($0.title) }
  ///       .titledBorder("Commits", subtitle: "3 of 42")
  ///     // ╭ Commits ───────────╮
  ///     // │Mend the parser     │
  ///     // ╰─────────── 3 of 42 ╯
  ///
  /// It is 2 columns wider and 2 rows taller than the view. While the focus is in it, border and title have the tint. So it marks which of several panes
  /// has the keyboard. Its title names the view for assistive technologies.
  ///
  /// There is no such modifier in SwiftUI; ``GroupBox`` is a box around controls.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - subtitle: A short text at the end of the lower line, such as a count; `nil` for none.
  /// - Returns: The view with a border.
  @inlinable public func titledBorder(_ titleKey: LocalizedStringKey, subtitle: LocalizedStringKey? = nil)
    -> some View
  {
    titledBorder(Text(titleKey), subtitle: subtitle.map { Text($0) })
  }

  /// Draws a border around this view, with a title in its upper line and a text in its lower one.
  ///
  /// The strings are shown as they are.
  @_disfavoredOverload @inlinable public func titledBorder<S: StringProtocol>(_ title: S, subtitle: S? = nil)
    -> some View
  { titledBorder(Text(title), subtitle: subtitle.map { Text($0) }) }

  /// Draws a border around this view, with a title in its upper line and a text in its lower one.
  @inlinable public func titledBorder(_ title: Text, subtitle: Text? = nil) -> some View {
    TitledBorder(content: self, title: title, subtitle: subtitle)
  }

  /// A label in the line of a border.
  func inBorder(isTinted: Bool) -> some View {
    HStack(spacing: 0) {
      Text(" ")
      foregroundColor(isTinted ? .role(.tint) : nil)
      Text(" ")
    }
    .modifier(DrawEffectModifier(GapInLine()))
  }
}

@usableFromInline struct TitledBorder<Content: View>: UnaryView {
  @FocusState private var hasFocus: Bool
  let content: Content
  let title: Text
  let subtitle: Text?

  @usableFromInline init(content: Content, title: Text, subtitle: Text?) {
    (self.content, self.title, self.subtitle) = (content, title, subtitle)
  }

  @usableFromInline var body: some View {
    BoxLayout(margin: 1) {
      Color.clear.border(.role(hasFocus ? .tint : .separator), .rounded)
      VStack(alignment: .leading, spacing: 0) { content }.focused($hasFocus)
      title.bold().lineLimit(1).namesAccessibilityContainer().inBorder(isTinted: hasFocus)
      if let subtitle { subtitle.lineLimit(1).foregroundStyle(.secondary).inBorder(isTinted: hasFocus) }
    }
  }
}

extension TitledBorder: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) { element.role = .group }
}

/// Draws blanks below a label: between its icon and its title the line of a border would be seen.
private nonisolated struct GapInLine: DrawEffect {
  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    view.visitRects { painter.fill($0, with: .space, style: .plain) }
    content(&painter)
  }

  static var name: String { "gapInLine" }
}
