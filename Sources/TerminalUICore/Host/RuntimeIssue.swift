/// A mistake in an app that the framework noticed while it ran.
///
/// It is reported once, and never stops the app.
public enum RuntimeIssue: Hashable, Sendable {
  /// State was written while a body was being evaluated.
  case writeDuringEvaluation(view: String)
  /// Two elements of a `ForEach` have the same identity.
  case duplicateIdentity(String, view: String)
  /// A view declares an object that no view above it put into the environment.
  case missingObject(type: String, view: String)
  /// A view needs something that no view above it put into the environment, and does without.
  case missingValue(String, view: String, remedy: String)
  /// An observable object that a view declares changed on another thread than the main one.
  case changeOnOtherThread(type: String)
  /// An observable object whose changes reach no view. It has no `@Published` property and no publisher of its own. Debug builds look for it.
  case silentObject(type: String)
  /// Views kept changing each other.
  case unsettled(views: [String])
  /// A value came into the path of a navigation stack that no view has a destination for.
  case missingDestination(type: String, view: String)
  /// A link has a value of another type than the path that it is for.
  case foreignPathElement(type: String, view: String)
  /// There are too many views in each other.
  case tooDeep(view: String, limit: Int)
  /// Two actions in one place have the same identifier.
  case duplicateAction(String, title: String)
  /// Two actions of one part of the screen have the same key.
  case doubledKey(String, first: String, second: String)
  /// Something in the user's keymap that means nothing.
  case keymap(String)
  /// The file of an image can't be read.
  case missingImage(String, reason: String)
  /// The name of a colour that has none.
  case missingColor(String, reason: String)
  /// Values of a kind are compared wrongly: the runtime isn't one that the framework knows.
  case unknownRuntime(wrong: String)
  /// So many mistakes were noticed that the others aren't reported.
  case more(than: Int)
}

extension RuntimeIssue {
  /// Whether there is nothing new in this one: which of the views in each other is too deep differs from update to update.
  func isSame(as other: RuntimeIssue) -> Bool {
    if case .tooDeep = self, case .tooDeep = other { return true }
    return self == other
  }
}

extension RuntimeIssue: CustomStringConvertible {
  /// One line that names the view and the way out.
  public var description: String {
    switch self {
    case .writeDuringEvaluation(let view):
      "State was written while the body of \(view) was being evaluated. Move the write to an action or to "
        + "onChange. It takes effect after this update."
    case .duplicateIdentity(let id, let view):
      "Two elements of a ForEach in \(view) have the identity \(id). Give each an identity of its own; both are "
        + "shown."
    case .missingObject(let type, let view):
      "\(view) declares an object of type \(type) that is not in the environment, and is not shown. Put one "
        + "there with environment(_:) or environmentObject(_:) on a view above it."
    case .missingValue(let name, let view, let remedy):
      "\(view) needs \(name), and there is none in the environment. \(remedy)"
    case .changeOnOtherThread(let type):
      "An observable object of type \(type) changed on another thread; views may have read it before the change. "
        + "Change it on the main actor, or use receive(on:)."
    case .silentObject(let type):
      "Nobody hears of the changes of an observable object of type \(type): it has no @Published property, so "
        + "objectWillChange.send() reaches no view. Mark a property @Published, or add let objectWillChange = "
        + "ObservableObjectPublisher()."
    case .unsettled(let views):
      "\(views.joined(separator: ", ")) kept changing state in onChange or onAppear; the rest waits for the "
        + "next update. Make the changes settle."
    case .missingDestination(let type, let view):
      "The navigation stack of \(view) has no destination for values of type \(type). Add "
        + "navigationDestination(for: \(type).self) to its root."
    case .foreignPathElement(let type, let view):
      "A link of \(view) has a value of type \(type), which its path can't hold. Use a NavigationPath, or values of "
        + "the path's type."
    case .missingImage(let name, let reason): "The image \(name) is not shown. \(reason)"
    case .missingColor(let name, let reason): "The colour “\(name)” is not shown. \(reason)"
    case .tooDeep(let view, let limit):
      "\(view) and what is in it are not shown: there are more than \(limit) views in each other. Look for a "
        + "view that contains itself without end."
    case .duplicateAction(let id, let title):
      "Two actions have the identifier “\(id)”, one of them is called “\(title)”. Give each its own with actionID(_:); the "
        + "first is the one that is meant."
    case .doubledKey(let key, let first, let second):
      "“\(first)” and “\(second)” are both on \(key), which does the first. Give one of them another key."
    case .keymap(let problem): "The keymap: \(problem)"
    case .unknownRuntime(let wrong):
      "The framework doesn't know the Swift runtime of this program: it compared \(wrong) wrongly. Such values "
        + "count as different, so that views are evaluated more often. Build with Swift 6.3."
    case .more(let count):
      "More than \(count) mistakes were noticed. The others are not reported."
    }
  }
}
