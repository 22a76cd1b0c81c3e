import TerminalUIFoundation

final class TemperatureSensor: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let readings = CurrentValueSubject<Double, Never>(20)
  var celsius = 20.0 { willSet { objectWillChange.send() } }
  private var subscription: AnyCancellable?
  func start() {
    subscription =
      readings
      .handleEvents(receiveOutput: { print($0) })
      .compactMap { $0 > 0 ? $0 : nil }
      .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .assign(to: \.celsius, on: self)
  }
}
struct SensorView: View {
  @ObservedObject private var sensor = TemperatureSensor()
  @State private var last = 0.0
  var body: some View {
    Text("\(sensor.celsius, specifier: "%.1f") °C, last \(last)")
      .onAppear(perform: sensor.start)
      .onReceive(sensor.readings.map { $0.rounded() }.removeDuplicates()) { last = $0 }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refresh"))) { _ in last = 0 }
      .task {
        for await value in sensor.readings.values { last = value }
      }
  }
}
