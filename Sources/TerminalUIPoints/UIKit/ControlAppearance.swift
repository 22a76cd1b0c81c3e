public import Foundation

// The proxies of lists, fields and controls, as those of bars.

/// A view that scrolls.
///
/// - Source: UIKit `UIScrollView`; without effect.
public class UIScrollView: UIView {
  /// Without effect.
  public var bounces = true
  /// Without effect.
  public var isScrollEnabled = true
  /// Without effect.
  public var isPagingEnabled = false
  /// Without effect.
  public var contentInset = UIEdgeInsets.zero
  /// Without effect.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Without effect.
  public var showsVerticalScrollIndicator = true
  /// Without effect.
  public var showsHorizontalScrollIndicator = true

  /// How scrolling hides the keyboard on the screen.
  ///
  /// - Source: UIKit `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Hashable, Sendable {
    case none, onDrag, interactive
  }
}

/// A list.
///
/// - Source: UIKit `UITableView`; without effect.
public final class UITableView: UIScrollView {
  /// Without effect.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Without effect.
  public var separatorColor: UIColor?
  /// Without effect.
  public var separatorInset = UIEdgeInsets.zero
  /// Without effect.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// Without effect.
  public var sectionFooterHeight: CGFloat = 0
  /// Without effect.
  public var tableFooterView: UIView?
  /// Without effect.
  public var allowsSelection = true
}

/// A row of a list.
///
/// - Source: UIKit `UITableViewCell`; without effect.
public final class UITableViewCell: UIView {
  /// Without effect.
  public var selectionStyle = SelectionStyle.default

  /// The lines between rows.
  ///
  /// - Source: UIKit `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable {
    case none, singleLine
  }

  /// The look of a selected row.
  ///
  /// - Source: UIKit `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable {
    case none, blue, gray, `default`
  }
}

/// A list or a grid.
///
/// - Source: UIKit `UICollectionView`; without effect.
public final class UICollectionView: UIScrollView {
}

/// An editor of text.
///
/// - Source: UIKit `UITextView`; without effect.
public final class UITextView: UIScrollView {
}

/// A field.
///
/// - Source: UIKit `UITextField`; without effect.
public final class UITextField: UIView {
  /// Without effect.
  public var clearButtonMode = ViewMode.never

  /// When something in the field is shown.
  ///
  /// - Source: UIKit `UITextField.ViewMode`.
  public enum ViewMode: Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// A control.
///
/// - Source: UIKit `UIControl`; without effect.
public class UIControl: UIView {
  /// The state of a control.
  ///
  /// - Source: UIKit `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }
}

/// A picker with segments.
///
/// - Source: UIKit `UISegmentedControl`; without effect.
public final class UISegmentedControl: UIControl {
  /// Without effect.
  public var selectedSegmentTintColor: UIColor?
  /// Without effect.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// The dots of pages.
///
/// - Source: UIKit `UIPageControl`; without effect.
public final class UIPageControl: UIControl {
  /// Without effect.
  public var currentPageIndicatorTintColor: UIColor?
  /// Without effect.
  public var pageIndicatorTintColor: UIColor?
}

/// A switch.
///
/// - Source: UIKit `UISwitch`; without effect.
public final class UISwitch: UIControl {
  /// Without effect.
  public var onTintColor: UIColor?
  /// Without effect.
  public var thumbTintColor: UIColor?
}

/// A slider.
///
/// - Source: UIKit `UISlider`; without effect.
public final class UISlider: UIControl {
  /// Without effect.
  public var thumbTintColor: UIColor?
  /// Without effect.
  public var minimumTrackTintColor: UIColor?
  /// Without effect.
  public var maximumTrackTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The colour of text.
  ///
  /// - Source: UIKit `NSAttributedString.Key.foregroundColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind text.
  ///
  /// - Source: UIKit `NSAttributedString.Key.backgroundColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of text.
  ///
  /// - Source: UIKit `NSAttributedString.Key.font`.
  public static let font = NSAttributedString.Key("NSFont")
}
