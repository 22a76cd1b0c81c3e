import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

@testable import Snippets

/// Views in the manner of tutorials for SwiftUI: they compile as they are, and show what they mean to show.
@Suite struct SnippetTests {
  /// A screen of 640 by 768 points, which tutorials count.
  private func host<V: View>(_ view: V) -> TestHost {
    TestHost(width: 80, height: 48) { view.lengthUnit(.points) }
  }

  /// Whether all words are on the screen, and nothing is reported but pictures that aren't there.
  private func shows<V: View>(_ view: V, _ words: String..., at location: SourceLocation = #_sourceLocation) {
    let host = host(view)
    for word in words {
      expect(host.text, contains: word, "\(word)\n\(host.trimmedText)", sourceLocation: location)
    }
    // Catalogues of tutorials aren't here.
    let others = host.issues.filter { issue in
      switch issue {
      case .missingImage, .missingColor: false
      default: true
      }
    }
    expectEmpty(others, "\(others)", sourceLocation: location)
  }

  @Test func `views of tutorials show what they mean, the first half`() {
    shows(ProfileCard(name: "Ann"), "Ann", "Follow", "iOS developer")
    shows(WeatherView(), "Cupertino", "76°")
    shows(OldNavigation(), "Landmarks", "Turtle Rock")
    shows(InlineTitle(), "Sign in", "Regular")
    shows(OldAlert(), "Show Alert", "Show Sheet")
    shows(ItemAlert(), "Select Ted Lasso")
    shows(ShoppingList(), "Shopping", "Milk")
    shows(SettingsForm(), "PROFILE", "Private Account")
    shows(LoginScreen(), "Welcome", "Log in")
    shows(MarkdownText(), "This is bold, this is italic", "gone and both")
    shows(GridGallery(), "0")
    shows(HorizontalPaging(), "Page 0")
    shows(ControlGroups(), "Decrease", "Cut")
    shows(CommandsView(), "One", "Two")
    shows(CardStackUser(), "One", "5 cards")
    shows(BoardUser(), "To do", "Done")
    shows(RingProgress(progress: 0.5), "50 %")
    shows(CustomButtonStyleView(), "Press Me")
    shows(CheckToggleUser(), "Check")
    shows(WatermarkUser(), "Hacking")
    shows(TabsOld(), "First", "Two")
    shows(PageTabs(), "Page 0")
    shows(ChatView(), "Hi")
    shows(CardFlip(), "Front")
    shows(BirthdayPicker(), "Birthday", "Quantity: 1")
  }

  @Test func `views of tutorials show what they mean, the second half`() {
    shows(NetworkList(), "Posts")
    shows(TriangleView())
    shows(ExpenseList(), "iExpense", "Lunch")
    shows(SidebarSplit(), "Inbox", "Sent")
    shows(LegacySplit(), "Rows", "Select a row")
    shows(ImageZoo())
    shows(DisclosureFAQ(), "Show Terms", "Agreement")
    shows(BadgeForm(), "Messages", "Mail", "More")
    shows(SafeAreas())
    shows(StaticGrid(), "Top", "Wide")
    shows(EnumSheets(), "First", "Dialog")
    shows(HandRolledTabBar())
    shows(RatingStars(rating: .constant(3), label: "Stars"), "Stars")
    shows(CountryGame(), "Tap the flag of")
    shows(TipCalculator(), "WeSplit", "Tip")
    shows(OnboardingStep(title: "Hello", image: "star", page: .constant(0)), "Hello", "Next")
    shows(GradientsZoo())
    shows(SystemColors())
    shows(HexColorView(), "Hex")
    shows(AsyncPhoto())
    shows(FormatterFields(), "12.50")
    shows(SpinnerView())
    shows(VolumeCanvas())
    shows(UIKitBits(), "Screen", "Mac")
    shows(TimerCountdown(), "Time: 100")
  }
}
