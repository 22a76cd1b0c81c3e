import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Names that are accepted and change nothing: the table “Accepted, without effect” of `docs/Compatibility.md`.
@Suite struct WithoutEffectTests {
  private static let plain = AnyView(Label("ab", systemImage: "star"))

  private static let changed: [AnyView] = {
    let view = Label("ab", systemImage: "star")
    return [
      AnyView(
        view.rotationEffect(.degrees(45)).rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0)).scaleEffect(
          2)),
      AnyView(view.scaleEffect(x: 2, anchor: .top).flipsForRightToLeftLayoutDirection(true)),
      AnyView(
        view.shadow(radius: 3).blur(radius: 2).blendMode(.multiply).drawingGroup().compositingGroup()
          .luminanceToAlpha()),
      AnyView(
        view.navigationBarTitleDisplayMode(.inline).toolbarTitleDisplayMode(.large).toolbarRole(.editor)),
      AnyView(
        view.toolbarBackground(.red, for: .navigationBar).toolbarBackground(.hidden, for: .tabBar)
          .toolbarColorScheme(.dark)),
      AnyView(
        view.toolbar(removing: .sidebarToggle).statusBar(hidden: true).statusBarHidden()
          .persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)),
      AnyView(view.ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)),
      AnyView(
        view.allowedDynamicRange(.high).symbolColorRenderingMode(.gradient)
          .scrollInputBehavior(.disabled, for: .look).buttonSizing(.flexible).activityBackgroundTint(.red)
          .accessibilityZoomAction { _ in }),
      AnyView(view.imageScale(.large).symbolRenderingMode(.palette).symbolVariant(.fill.circle)),
      AnyView(
        view.symbolEffect(.bounce.up, value: 1).symbolEffect(.pulse, options: .repeating, isActive: true)
          .symbolEffect(.wiggle.byLayer.clockwise, options: .repeat(.periodic(2, delay: 1)))
          .symbolEffectsRemoved()),
      AnyView(
        view.keyboardType(.emailAddress).textContentType(.password).submitLabel(.done)
          .scrollDismissesKeyboard(.immediately)),
      AnyView(
        view.autocapitalization(.none).textInputAutocapitalization(.never).autocorrectionDisabled()
          .disableAutocorrection(true)),
      AnyView(
        view.minimumScaleFactor(0.5).allowsTightening(true).kerning(2).tracking(1).lineSpacing(4)
          .baselineOffset(3).textScale(.secondary)),
      AnyView(
        view.lineHeight(.loose).lineHeight(.exact(points: 20)).fontDesign(.serif).fontWidth(.condensed).font(
          .custom("Georgia", size: 20)
        ).font(
          .body.leading(.tight).smallCaps().width(.expanded))),
      AnyView(
        view.scrollTargetBehavior(.paging).scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
          .scrollIndicatorsFlash(onAppear: true).onScrollPhaseChange { _, phase in _ = phase.isScrolling }
          .onScrollPhaseChange { _, _, context in _ = context.geometry }),
      AnyView(
        view.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }.visualEffect {
          content, _ in content.blur(radius: 2)
        }),
      AnyView(
        view.scrollTransition(
          topLeading: .animated(.easeIn).threshold(.visible(0.3)),
          bottomTrailing: .interactive(timingCurve: .easeOut), axis: .vertical
        ) { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0)
        }.clipped(antialiased: true).listSectionSeparatorTint(.red, edges: .top)),
      AnyView(
        view.sensoryFeedback(.success, trigger: 1).sensoryFeedback(.impact(weight: .heavy), trigger: 1) {
          _, _ in true
        }),
      AnyView(
        view.presentationDragIndicator(.visible).presentationCornerRadius(9).presentationBackground(.red)
          .presentationCompactAdaptation(.none)),
      AnyView(
        view.buttonBorderShape(.capsule).headerProminence(.increased).badgeProminence(.decreased)
          .indexViewStyle(.page)),
      AnyView(
        view.listSectionSeparator(.hidden).listRowSpacing(4).listSectionMargins(.horizontal, 3).listItemTint(
          .red
        )
        .accessibilityIgnoresInvertColors()),
      AnyView(view.foregroundStyle(.foreground.shadow(.drop(radius: 2)))),
    ]
  }()

  @Test func `what has no effect draws the same cells`() {
    let plain = TestHost(width: 8, height: 2) { Self.plain }
    for (place, view) in Self.changed.enumerated() {
      let host = TestHost(width: 8, height: 2) { view }
      expect(host.styledText, plain.styledText, "\(place)")
      expectEmpty(host.issues, "\(place): \(host.issues)")
    }
  }

  @Test func `buttons of glass are blocks`() {
    let glass = TestHost(width: 20, height: 3) {
      Button("a") {}.buttonStyle(.glass)
      Button("b") {}.buttonStyle(.glass(.clear.tint(.red)))
      Button("c") {}.buttonStyle(.glassProminent)
    }
    let blocks = TestHost(width: 20, height: 3) {
      Button("a") {}.buttonStyle(.bordered)
      Button("b") {}.buttonStyle(.bordered)
      Button("c") {}.buttonStyle(.borderedProminent)
    }
    expect(glass.styledText, blocks.styledText)
  }

  @Test func `a size of text is read as it is set, within limits`() {
    let host = TestHost(width: 26, height: 1) {
      HStack {
        TypeSize()
        TypeSize().dynamicTypeSize(.xSmall)
        TypeSize().dynamicTypeSize(.large ... .xLarge).dynamicTypeSize(.accessibility3)
        TypeSize().dynamicTypeSize(...DynamicTypeSize.medium)
      }
    }
    expect(host.trimmedText, "large xSmall xLarge medium")
  }

  @Test func `scenes are shown as they are, and hear of changes`() {
    let host = TestHost(scene: TestScene())
    expect(host.text, contains: "0")
    host.press("x")
    expect(host.text, contains: "1 1")
  }
}

private struct TypeSize: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("\(size)") }
}

private struct TestScene: Scene {
  @State private var value = 0
  @State private var seen = 0
  var body: some Scene {
    WindowGroup {
      Text("\(value) \(seen)").onKeyPress("x") {
        value += 1
        return .handled
      }
    }
    .defaultSize(width: 100, height: 50)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .onChange(of: value) { _, new in seen = new }
    .commands { SidebarCommands() }
  }
}
