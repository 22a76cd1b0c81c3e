ChildRecipe.main()
