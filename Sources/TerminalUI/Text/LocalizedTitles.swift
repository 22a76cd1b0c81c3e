internal import TerminalUICore

// Titles that are a `LocalizedStringKey` in a variable, with the styles in it. A literal is a string, as before.

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Source: SwiftUI `Button.init(_:action:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title, for a purpose.
  ///
  /// - Source: SwiftUI `Button.init(_:role:action:)`.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title with a symbol before it.
  ///
  /// - Source: SwiftUI `Label.init(_:systemImage:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  ///
  /// - Source: SwiftUI `Toggle.init(_:isOn:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while there is no text.
  ///
  /// - Source: SwiftUI `TextField.init(_:text:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret with a title, which is shown while there is no text.
  ///
  /// - Source: SwiftUI `SecureField.init(_:text:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// - Source: SwiftUI `Picker.init(_:selection:content:)`.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a text for a header.
  ///
  /// - Source: SwiftUI `Section.init(_:content:)`.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, with a text.
  ///
  /// - Source: SwiftUI `NavigationLink.init(_:destination:)`.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension View {
  /// Sets the title that the bar of the navigation stack around shows for this screen.
  ///
  /// - Source: SwiftUI `View.navigationTitle(_:)`.
  @_disfavoredOverload @inlinable public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Asks a question while a value is true.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:)`.
  @_disfavoredOverload @inlinable public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// Asks a question while a value is true, with a message below the title.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload @inlinable public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
}
