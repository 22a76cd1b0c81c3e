import TerminalUIFoundation

struct WeatherDay: Identifiable {
  let id = UUID()
  var day: String
  var icon: String
  var temperature: Int
}

struct WeatherView: View {
  @State private var isNight = false
  let days = [
    WeatherDay(day: "TUE", icon: "cloud.sun.fill", temperature: 74),
    WeatherDay(day: "WED", icon: "sun.max.fill", temperature: 80),
    WeatherDay(day: "THU", icon: "wind.snow", temperature: 26),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack {
        Text("Cupertino, CA")
          .font(.system(size: 32, weight: .medium, design: .default))
          .foregroundColor(.white)
          .padding()
        VStack(spacing: 8) {
          Image(systemName: "cloud.sun.fill")
            .renderingMode(.original)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 180, height: 180)
          Text("\(76)°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
        }
        .padding(.bottom, 40)
        HStack(spacing: 20) {
          ForEach(days) { day in
            VStack {
              Text(day.day).font(.system(size: 16, weight: .medium)).foregroundColor(.white)
              Image(systemName: day.icon)
                .symbolRenderingMode(.multicolor)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 40, height: 40)
              Text("\(day.temperature)°")
            }
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change Day Time")
            .frame(width: 280, height: 50)
            .background(Color.white.gradient)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
        }
        Spacer()
      }
    }
  }
}
