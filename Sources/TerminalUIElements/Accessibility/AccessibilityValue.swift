public import TerminalUICore

extension View {
  /// Sets the value of this view for assistive technologies.
  ///
  ///     Bar(fraction: volume).accessibilityLabel("Volume").accessibilityValue("\(Int(volume * 100)) %")
  ///
  /// - Source: SwiftUI `View.accessibilityValue(_:)`.
  @inlinable public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier.valued(value))
  }

  /// Sets the value of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibilityValue(_:)`.
  @inlinable public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibilityValue(_:)`.
  @_disfavoredOverload @inlinable public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func valued(_ text: Text) -> Self { Self { $0.set(\.value, to: text) } }
}
