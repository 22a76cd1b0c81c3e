import TerminalUI

/// 200 views of different types in one block.
struct TwoHundred: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("0")
      Text("1").bold()
      Text("2").padding(.leading, 1)
      HStack { Text("3") }
      if true { Text("4") }
      AnyView(Text("5"))
      Text("6").frame(width: 4)
      Group { Text("7") }
      Text("8").id(8)
      ForEach(0..<1) { _ in Text("9") }
      Text("10")
      Text("11").bold()
      Text("12").padding(.leading, 1)
      HStack { Text("13") }
      if true { Text("14") }
      AnyView(Text("15"))
      Text("16").frame(width: 4)
      Group { Text("17") }
      Text("18").id(18)
      ForEach(0..<1) { _ in Text("19") }
      Text("20")
      Text("21").bold()
      Text("22").padding(.leading, 1)
      HStack { Text("23") }
      if true { Text("24") }
      AnyView(Text("25"))
      Text("26").frame(width: 4)
      Group { Text("27") }
      Text("28").id(28)
      ForEach(0..<1) { _ in Text("29") }
      Text("30")
      Text("31").bold()
      Text("32").padding(.leading, 1)
      HStack { Text("33") }
      if true { Text("34") }
      AnyView(Text("35"))
      Text("36").frame(width: 4)
      Group { Text("37") }
      Text("38").id(38)
      ForEach(0..<1) { _ in Text("39") }
      Text("40")
      Text("41").bold()
      Text("42").padding(.leading, 1)
      HStack { Text("43") }
      if true { Text("44") }
      AnyView(Text("45"))
      Text("46").frame(width: 4)
      Group { Text("47") }
      Text("48").id(48)
      ForEach(0..<1) { _ in Text("49") }
      Text("50")
      Text("51").bold()
      Text("52").padding(.leading, 1)
      HStack { Text("53") }
      if true { Text("54") }
      AnyView(Text("55"))
      Text("56").frame(width: 4)
      Group { Text("57") }
      Text("58").id(58)
      ForEach(0..<1) { _ in Text("59") }
      Text("60")
      Text("61").bold()
      Text("62").padding(.leading, 1)
      HStack { Text("63") }
      if true { Text("64") }
      AnyView(Text("65"))
      Text("66").frame(width: 4)
      Group { Text("67") }
      Text("68").id(68)
      ForEach(0..<1) { _ in Text("69") }
      Text("70")
      Text("71").bold()
      Text("72").padding(.leading, 1)
      HStack { Text("73") }
      if true { Text("74") }
      AnyView(Text("75"))
      Text("76").frame(width: 4)
      Group { Text("77") }
      Text("78").id(78)
      ForEach(0..<1) { _ in Text("79") }
      Text("80")
      Text("81").bold()
      Text("82").padding(.leading, 1)
      HStack { Text("83") }
      if true { Text("84") }
      AnyView(Text("85"))
      Text("86").frame(width: 4)
      Group { Text("87") }
      Text("88").id(88)
      ForEach(0..<1) { _ in Text("89") }
      Text("90")
      Text("91").bold()
      Text("92").padding(.leading, 1)
      HStack { Text("93") }
      if true { Text("94") }
      AnyView(Text("95"))
      Text("96").frame(width: 4)
      Group { Text("97") }
      Text("98").id(98)
      ForEach(0..<1) { _ in Text("99") }
      Text("100")
      Text("101").bold()
      Text("102").padding(.leading, 1)
      HStack { Text("103") }
      if true { Text("104") }
      AnyView(Text("105"))
      Text("106").frame(width: 4)
      Group { Text("107") }
      Text("108").id(108)
      ForEach(0..<1) { _ in Text("109") }
      Text("110")
      Text("111").bold()
      Text("112").padding(.leading, 1)
      HStack { Text("113") }
      if true { Text("114") }
      AnyView(Text("115"))
      Text("116").frame(width: 4)
      Group { Text("117") }
      Text("118").id(118)
      ForEach(0..<1) { _ in Text("119") }
      Text("120")
      Text("121").bold()
      Text("122").padding(.leading, 1)
      HStack { Text("123") }
      if true { Text("124") }
      AnyView(Text("125"))
      Text("126").frame(width: 4)
      Group { Text("127") }
      Text("128").id(128)
      ForEach(0..<1) { _ in Text("129") }
      Text("130")
      Text("131").bold()
      Text("132").padding(.leading, 1)
      HStack { Text("133") }
      if true { Text("134") }
      AnyView(Text("135"))
      Text("136").frame(width: 4)
      Group { Text("137") }
      Text("138").id(138)
      ForEach(0..<1) { _ in Text("139") }
      Text("140")
      Text("141").bold()
      Text("142").padding(.leading, 1)
      HStack { Text("143") }
      if true { Text("144") }
      AnyView(Text("145"))
      Text("146").frame(width: 4)
      Group { Text("147") }
      Text("148").id(148)
      ForEach(0..<1) { _ in Text("149") }
      Text("150")
      Text("151").bold()
      Text("152").padding(.leading, 1)
      HStack { Text("153") }
      if true { Text("154") }
      AnyView(Text("155"))
      Text("156").frame(width: 4)
      Group { Text("157") }
      Text("158").id(158)
      ForEach(0..<1) { _ in Text("159") }
      Text("160")
      Text("161").bold()
      Text("162").padding(.leading, 1)
      HStack { Text("163") }
      if true { Text("164") }
      AnyView(Text("165"))
      Text("166").frame(width: 4)
      Group { Text("167") }
      Text("168").id(168)
      ForEach(0..<1) { _ in Text("169") }
      Text("170")
      Text("171").bold()
      Text("172").padding(.leading, 1)
      HStack { Text("173") }
      if true { Text("174") }
      AnyView(Text("175"))
      Text("176").frame(width: 4)
      Group { Text("177") }
      Text("178").id(178)
      ForEach(0..<1) { _ in Text("179") }
      Text("180")
      Text("181").bold()
      Text("182").padding(.leading, 1)
      HStack { Text("183") }
      if true { Text("184") }
      AnyView(Text("185"))
      Text("186").frame(width: 4)
      Group { Text("187") }
      Text("188").id(188)
      ForEach(0..<1) { _ in Text("189") }
      Text("190")
      Text("191").bold()
      Text("192").padding(.leading, 1)
      HStack { Text("193") }
      if true { Text("194") }
      AnyView(Text("195"))
      Text("196").frame(width: 4)
      Group { Text("197") }
      Text("198").id(198)
      ForEach(0..<1) { _ in Text("199") }
    }
  }
}
