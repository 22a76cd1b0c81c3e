/// The recipe of docs/Recipes.md, as a program.
ChildRecipe.main()
