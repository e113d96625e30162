import type { MealPlanType, MealType } from '@vida/contract/nutrition/meal-kinds.ts';

const mealTypes: Record<MealPlanType, string> = {
  general: 'Geral (dia inteiro)',
  breakfast: 'Café da Manhã',
  lunch: 'Almoço',
  dinner: 'Jantar',
  snack: 'Lanche',
};

/** All masculine: 'Este almoço saiu do plano'. */
const thisMeal: Record<MealType, string> = {
  breakfast: 'Este café da manhã',
  lunch: 'Este almoço',
  dinner: 'Este jantar',
  snack: 'Este lanche',
};

/** What the nutrition page and the dashboard's card both say. */
export const nutritionMessages = {
  title: 'Nutrição Personalizada',
  loading: 'Carregando seu plano...',
  loadFailed: 'Falha ao carregar planos nutricionais',
  loadFailedText: 'Seus planos estão guardados. A conexão falhou.',
  generating: 'Gerando...',
  success: 'Sucesso!',
  generated: 'Plano nutricional gerado pela IA.',
  mealTypes,
  thisMeal,
  nutrients: {
    calories: 'Calorias',
    carbs: 'Carboidratos',
    proteins: 'Proteínas',
    fats: 'Gorduras',
    fiber: 'Fibras',
    sodium: 'Sódio',
    potassium: 'Potássio',
  },
  lowCarb: 'Baixo IG',
  save: 'Salvar receita',
  saving: 'Salvando...',
  saved: 'Receita salva',
  notSaved: 'não salvo',
} as const;
