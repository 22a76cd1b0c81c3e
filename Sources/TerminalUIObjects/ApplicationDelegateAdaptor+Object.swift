public import OpenCombine
internal import TerminalUICore
public import TerminalUIControls

extension ApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Makes a delegate, which lasts as long as the program, and which ``EnvironmentObject`` finds by its type.
  public init(_ type: Delegate.Type = Delegate.self) { self.init { ObjectChange(object: $0) } }

  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
