import TerminalUIPoints

// Proxies of UIKit that apps set at their start: they compile, and change nothing.

func styleBars() {
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.backgroundColor = UIColor(Color.red)
  appearance.shadowColor = .clear
  appearance.titleTextAttributes = [
    .foregroundColor: UIColor.white, .font: UIFont(name: "Avenir", size: 20)!,
  ]
  appearance.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
  UINavigationBar.appearance().standardAppearance = appearance
  UINavigationBar.appearance().scrollEdgeAppearance = appearance
  UINavigationBar.appearance().compactAppearance = appearance
  UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
  UINavigationBar.appearance().tintColor = .white
  UINavigationBar.appearance().barTintColor = .black
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UINavigationBar.appearance().shadowImage = UIImage()

  let tabs = UITabBarAppearance()
  tabs.configureWithTransparentBackground()
  tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
  tabs.stackedLayoutAppearance.selected.iconColor = .red
  UITabBar.appearance().standardAppearance = tabs
  UITabBar.appearance().unselectedItemTintColor = .white
  UITabBar.appearance().isHidden = true
  UITabBar.appearance().backgroundColor = UIColor(named: "bar")
}

func styleControls() {
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().backgroundColor = .clear
  UITableView.appearance().contentInset = .zero
  UITableViewCell.appearance().selectionStyle = .none
  UIScrollView.appearance().bounces = false
  UIScrollView.appearance().keyboardDismissMode = .onDrag
  UITextView.appearance().backgroundColor = .clear
  UITextField.appearance().clearButtonMode = .whileEditing
  UIPageControl.appearance().currentPageIndicatorTintColor = .red
  UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
  UISegmentedControl.appearance().selectedSegmentTintColor = UIColor.red
  UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]).onTintColor = .red
  UIView.appearance().tintColor = .red
  UIWindow.appearance().tintColor = UIColor(Color.accentColor)
}

/// A screen of an app that styles itself by UIKit's proxies, where it is said.
public struct StyledScreen: View {
  let text: String

  /// Makes the view.
  public init(styles: Bool) {
    text = "text"
    if styles {
      styleBars()
      styleControls()
    }
  }

  /// What is shown.
  public var body: some View {
    NavigationStack {
      List { Text(text) }.navigationTitle("Title")
    }
  }
}

/// A field that UIKit's window takes the focus from.
public struct EndedField: View {
  @State private var text = ""
  @State private var ended = [Bool]()

  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    VStack {
      TextField("name", text: $text)
        .onSubmit {
          ended.append(UIApplication.shared.windows.first?.endEditing(true) ?? false)
          ended.append(UIApplication.shared.keyWindow?.endEditing(true) ?? false)
        }
      Text("\(ended.map { $0 ? "yes" : "no" }.joined(separator: " "))")
    }
  }
}

/// Lengths that are literals, in an overload of points and one of cells.
public struct LiteralLengths: View {
  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("a").padding(.zero).offset(y: .zero).offset(x: .zero, y: .zero)
      Text("b").frame(maxWidth: .greatestFiniteMagnitude, alignment: .trailing)
      Text("c").position(x: .zero, y: .zero).frame(width: 8, height: 16)
      Text("d").padding(.leading, .zero).padding(8).offset(x: 8)
    }
  }
}
