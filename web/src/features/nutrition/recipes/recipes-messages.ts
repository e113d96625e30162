import { recordWords } from '../../../lib/records/record-messages.ts';

/** What the list of saved recipes says. */
export const recipesMessages = {
  title: 'Receitas salvas',
  loading: 'Carregando suas receitas...',
  failed: 'Não foi possível carregar suas receitas',
  empty: 'Toque em “Salvar receita” em uma refeição de que você gostou, e ela fica guardada aqui.',
  figures: (calories: string, carbs: string) => `${calories}, ${carbs} de carboidratos`,
  conflicts: (reasons: string) => `Não combina com o seu perfil de hoje (${reasons}). Escolha outra receita.`,
  preparation: 'Ver receita',
  removeRecipe: (name: string) => `Apagar ${name}`,
} as const;

/** What is said when a recipe is deleted. */
export const recipeWords = recordWords('receita', 'f');
