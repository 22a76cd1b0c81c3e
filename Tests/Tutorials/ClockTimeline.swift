import TerminalUIFoundation

struct ClockTimeline: View {
  var body: some View {
    VStack {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, format: .dateTime.hour().minute().second())
      }
      TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        let angle = Angle.degrees(seconds.truncatingRemainder(dividingBy: 60) * 6)
        Canvas { context, size in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          let radius = min(size.width, size.height) / 2
          context.stroke(
            Path(
              ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
            with: .color(.primary), lineWidth: 2)
          var hand = Path()
          hand.move(to: center)
          hand.addLine(
            to: CGPoint(
              x: center.x + radius * CGFloat(cos(angle.radians)),
              y: center.y + radius * CGFloat(sin(angle.radians))))
          context.stroke(hand, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        .frame(width: 160, height: 160)
      }
      Text(Date.now.addingTimeInterval(60), style: .timer)
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(120), countsDown: true)
    }
  }
}
