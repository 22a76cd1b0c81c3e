public import TerminalUICore

extension NavigationLink where Destination == Never {
  /// Makes a link that shows a view while a value is true.
  ///
  ///     NavigationLink(destination: DetailView(), isActive: $showsDetail) { EmptyView() }
  ///
  /// - Source: SwiftUI `NavigationLink.init(destination:isActive:label:)`, deprecated there for `navigationDestination(isPresented:destination:)`.
  public init<Target: View, Content: View>(
    destination: @autoclosure @escaping () -> Target, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Content
  ) where Label == _ActiveLink<Target, Content> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: label()))
  }

  /// Makes a link that shows a view while a value is true.
  ///
  /// - Source: SwiftUI `NavigationLink.init(isActive:destination:label:)`, deprecated there.
  public init<Target: View, Content: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Target,
    @ViewBuilder label: () -> Content
  ) where Label == _ActiveLink<Target, Content> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: label()))
  }

  /// Makes a link with a text that shows a view while a value is true.
  ///
  /// - Source: SwiftUI `NavigationLink.init(_:destination:isActive:)`, deprecated there.
  public init<Target: View>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Target, isActive: Binding<Bool>
  ) where Label == _ActiveLink<Target, Text> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: Text(titleKey)))
  }

  /// Makes a link with a text that shows a view while a value is true.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `NavigationLink.init(_:destination:isActive:)`, deprecated there.
  @_disfavoredOverload public init<S: StringProtocol, Target: View>(
    _ title: S, destination: @autoclosure @escaping () -> Target, isActive: Binding<Bool>
  ) where Label == _ActiveLink<Target, Text> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: Text(title)))
  }

  /// Makes a link with a text that shows a view while a value is true.
  ///
  /// - Source: SwiftUI `NavigationLink.init(_:isActive:destination:)`, deprecated there.
  public init<Target: View>(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Target
  ) where Label == _ActiveLink<Target, Text> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: Text(titleKey)))
  }

  /// Makes a link with a text that shows a view while a value is true.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `NavigationLink.init(_:isActive:destination:)`, deprecated there.
  @_disfavoredOverload public init<S: StringProtocol, Target: View>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Target
  ) where Label == _ActiveLink<Target, Text> {
    self.init(own: _ActiveLink(isActive: isActive, destination: destination, label: Text(title)))
  }

  /// Makes a link that shows a view while a selection is the link's tag.
  ///
  /// - Source: SwiftUI `NavigationLink.init(tag:selection:destination:label:)`, deprecated there.
  public init<V: Hashable, Target: View, Content: View>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Target,
    @ViewBuilder label: () -> Content
  ) where Label == _ActiveLink<Target, Content> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: label()))
  }

  /// Makes a link with a text that shows a view while a selection is the link's tag.
  ///
  /// - Source: SwiftUI `NavigationLink.init(_:tag:selection:destination:)`, deprecated there.
  public init<V: Hashable, Target: View>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Target
  ) where Label == _ActiveLink<Target, Text> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: Text(titleKey)))
  }

  /// Makes a link with a text that shows a view while a selection is the link's tag.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `NavigationLink.init(_:tag:selection:destination:)`, deprecated there.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable, Target: View>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Target
  ) where Label == _ActiveLink<Target, Text> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: Text(title)))
  }

  /// Makes a link that shows a view while a selection is the link's tag.
  ///
  /// - Source: SwiftUI `NavigationLink.init(destination:tag:selection:label:)`, deprecated there.
  public init<V: Hashable, Target: View, Content: View>(
    destination: @autoclosure @escaping () -> Target, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Content
  ) where Label == _ActiveLink<Target, Content> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: label()))
  }

  /// Makes a link with a text that shows a view while a selection is the link's tag.
  ///
  /// - Source: SwiftUI `NavigationLink.init(_:destination:tag:selection:)`, deprecated there.
  public init<V: Hashable, Target: View>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Target, tag: V,
    selection: Binding<V?>
  ) where Label == _ActiveLink<Target, Text> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: Text(titleKey)))
  }

  /// Makes a link with a text that shows a view while a selection is the link's tag.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `NavigationLink.init(_:destination:tag:selection:)`, deprecated there.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable, Target: View>(
    _ title: S, destination: @autoclosure @escaping () -> Target, tag: V, selection: Binding<V?>
  ) where Label == _ActiveLink<Target, Text> {
    self.init(
      own: _ActiveLink(isActive: selection.isOn(tag), destination: destination, label: Text(title)))
  }
}

/// A link that shows a view while a value is true.
public struct _ActiveLink<Destination: View, Label: View>: UnaryView {
  let isActive: Binding<Bool>
  let destination: () -> Destination
  let label: Label

  /// The link.
  public var body: some View {
    // A link without anything to see is how older code goes to a screen by a value.
    Group {
      if Label.self == EmptyView.self {
        Color.clear.frame(width: 0, height: 0)
      } else {
        LinkLabel(label: label, isEnabled: true, follow: { isActive.wrappedValue = true })
      }
    }
    .navigationDestination(isPresented: isActive, destination: destination)
  }
}

extension Binding {
  /// Whether an optional selection is a tag; writing `false` takes the selection away.
  fileprivate func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isOn in
      if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}
