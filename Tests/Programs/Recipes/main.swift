import TerminalUIFoundation

// The recipes of docs/Recipes.md in one program, so that they are linked once: `RECIPE=pipes Recipes`.
switch ProcessInfo.processInfo.environment["RECIPE"] {
case "progress": ProgressRecipe.main()
case "http": HTTPRecipe.main()
case "editor": EditorRecipe.main()
case "arguments": ArgumentsRecipe.main()
case "configuration": ConfigurationRecipe.main()
case "logging": LoggingRecipe.main()
case "pipes": PipesRecipe.main()
case "gestures": GesturesRecipe.main()
case "screens": ScreensRecipe.main()
default: fatalError("RECIPE names no recipe")
}
