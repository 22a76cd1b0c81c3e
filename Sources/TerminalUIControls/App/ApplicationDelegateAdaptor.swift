public import Observation
package import TerminalUICore

/// An object that is called at moments in the life of the program.
///
/// - Source: AppKit `NSApplicationDelegate` and its kin, as far as a program in a terminal has such moments.
@MainActor @preconcurrency public protocol ApplicationDelegate: AnyObject {
  /// Makes the delegate, before the first view.
  init()
  /// The interface is about to be shown for the first time.
  func applicationDidFinishLaunching()
  /// The program is about to be stopped, by Ctrl-Z or SIGTSTP; SIGSTOP can't be observed.
  func applicationWillSuspend()
  /// The program continues after it was stopped.
  func applicationDidResume()
  /// The program is about to end at the app's request; a signal or a crash ends it without this.
  func applicationWillTerminate()
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching() {}
  /// Does nothing.
  public func applicationWillSuspend() {}
  /// Does nothing.
  public func applicationDidResume() {}
  /// Does nothing.
  public func applicationWillTerminate() {}
}

/// Makes an object of the app's that is called at moments in the life of the program.
///
///     @main struct Notes: App {
///       @ApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
///       var body: some Scene { … }
///     }
///
/// Where the delegate is an `ObservableObject` or `@Observable`, the views of the app find it in their environment.
/// - Source: SwiftUI `NSApplicationDelegateAdaptor`, `UIApplicationDelegateAdaptor`; differs in the moments.
@MainActor @preconcurrency @propertyWrapper
public struct ApplicationDelegateAdaptor<Delegate: ApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate, which lasts as long as the program.
  public init(_ type: Delegate.Type = Delegate.self) { self.init(leaving: { _ in nil }) }

  /// Makes a delegate, and has the views find it by a change of their environment.
  package init(leaving change: (Delegate) -> (any EnvironmentChange)?) {
    wrappedValue = Delegate()
    ApplicationDelegates.made.all.append(wrappedValue)
    if let change = change(wrappedValue) { ApplicationDelegates.made.leavings.append(change) }
  }
}

extension ApplicationDelegateAdaptor where Delegate: Observable {
  /// Makes a delegate, which lasts as long as the program, and which `@Environment(Delegate.self)` finds.
  public init(_ type: Delegate.Type = Delegate.self) { self.init { ObjectChange(object: $0) } }
}

/// The delegates that an app's adaptors have made; the app's session calls them.
struct ApplicationDelegates {
  fileprivate var all: [any ApplicationDelegate] = []
  /// The changes that put the observable delegates into the environment of the views.
  fileprivate var leavings: [any EnvironmentChange] = []

  /// The delegates that were made since `collecting` began.
  fileprivate static var made = ApplicationDelegates()

  /// Makes an app, and finds the delegates that its properties make.
  static func collecting<A>(_ make: () -> A) -> (A, ApplicationDelegates) {
    let outer = made
    made = ApplicationDelegates()
    defer { made = outer }
    return (make(), made)
  }

  /// Puts the delegates that can be observed into the environment of the views.
  package func leave(in environment: inout EnvironmentValues) {
    for leaving in leavings { leaving.apply(to: &environment) }
  }

  func tell(_ message: (any ApplicationDelegate) -> Void) {
    for delegate in all { message(delegate) }
  }
}
