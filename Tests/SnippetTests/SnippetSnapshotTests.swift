import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

@testable import Snippets

/// Screens of views in the manner of tutorials, in points: 60 columns are 480 points.
///
/// None has a picture by name: what shows one depends on whether another test has registered a decoder.
@Suite struct SnippetSnapshotTests {
  private struct Shown {
    let name: String
    let view: AnyView

    init<V: View>(_ name: String, _ view: V) {
      self.name = name
      self.view = AnyView(view)
    }
  }

  private static var all: [Shown] {
    [
      Shown("weather", WeatherView()),
      Shown("old navigation", OldNavigation()), Shown("inline title", InlineTitle()),
      Shown("old alert", OldAlert()), Shown("item alert", ItemAlert()), Shown("shopping", ShoppingList()),
      Shown("login", LoginScreen()), Shown("markdown", MarkdownText()), Shown("grid", GridGallery()),
      Shown("paging", HorizontalPaging()), Shown("control groups", ControlGroups()),
      Shown("commands", CommandsView()), Shown("card stack", CardStackUser()), Shown("board", BoardUser()),
      Shown("ring", RingProgress(progress: 0.5)), Shown("button style", CustomButtonStyleView()),
      Shown("check style", CheckToggleUser()), Shown("watermark", WatermarkUser()), Shown("tabs", TabsOld()),
      Shown("page tabs", PageTabs()), Shown("chat", ChatView()), Shown("card flip", CardFlip()),
      Shown("network list", NetworkList()), Shown("triangle", TriangleView()),
      Shown("expenses", ExpenseList()), Shown("sidebar", SidebarSplit()), Shown("old split", LegacySplit()),
      Shown("questions", DisclosureFAQ()), Shown("badges", BadgeForm()), Shown("static grid", StaticGrid()),
      Shown("sheets", EnumSheets()), Shown("stars", RatingStars(rating: .constant(3), label: "Stars")),
    ]
  }

  @Test func `tutorials on a screen`() {
    for shown in Self.all {
      let host = TestHost(width: 60, height: 20) { shown.view.lengthUnit(.points) }
      assertSnapshot(of: host.styledText, named: shown.name)
    }
    expect(Self.all.count, atLeast: 30)
  }
}
