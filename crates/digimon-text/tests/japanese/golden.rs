//! What effects read like, word for word. The effects are made up here.
