/// An object that hears of the life of the program.
///
/// - Source: AppKit `NSApplicationDelegate` and its kin, as far as a program in a terminal has such moments.
public protocol ApplicationDelegate: AnyObject {
  /// Makes the delegate, before the first view.
  init()
  /// The interface is about to be shown for the first time.
  func applicationDidFinishLaunching()
  /// The program is about to be stopped, by Ctrl-Z or SIGTSTP; SIGSTOP can't be heard.
  func applicationWillSuspend()
  /// The program goes on after it was stopped.
  func applicationDidResume()
  /// The program is about to end as the app asked; a signal or a crash ends it without this.
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

/// Makes an object of the app's that hears of the life of the program.
///
///     @main struct Notes: App {
///       @ApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
///       var body: some Scene { … }
///     }
///
/// - Source: SwiftUI `NSApplicationDelegateAdaptor`, `UIApplicationDelegateAdaptor`; differs in the moments.
@propertyWrapper public struct ApplicationDelegateAdaptor<Delegate: ApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate, which lasts as long as the program.
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = Delegate()
    ApplicationDelegates.all.append(wrappedValue)
  }
}

/// The delegates of the program.
enum ApplicationDelegates {
  static var all: [any ApplicationDelegate] = []

  static func tell(_ message: (any ApplicationDelegate) -> Void) {
    for delegate in all { message(delegate) }
  }
}
