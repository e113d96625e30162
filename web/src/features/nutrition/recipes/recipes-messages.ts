/** What the list of saved recipes says. */
export const recipesMessages = {
  title: 'Receitas salvas',
  loading: 'Carregando suas receitas...',
  failed: 'Não foi possível carregar suas receitas',
  empty: 'Toque em “Salvar receita” em uma refeição de que você gostou, e ela fica guardada aqui.',
  figures: (calories: string, carbs: string) => `${calories}, ${carbs} de carboidratos`,
  conflicts: (reasons: string) => `Não combina com o seu perfil de hoje (${reasons}). Escolha outra receita.`,
  preparation: 'Ver receita',
  remove: 'Apagar',
  removeRecipe: (name: string) => `Apagar ${name}`,
  removed: 'Receita apagada.',
  notRemoved: 'Não foi possível apagar a receita. Tente de novo.',
  restored: 'A receita voltou.',
  notRestored: 'Não foi possível trazer a receita de volta. Tente de novo.',
} as const;
