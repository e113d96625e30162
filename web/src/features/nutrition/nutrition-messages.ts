import type { MealPlanType, MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { mealNames, nutrientNames } from '@vida/contract/nutrition/nutrition-words.ts';

const mealTypes: Record<MealPlanType, string> = { general: 'Geral (dia inteiro)', ...mealNames };

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
  failed: 'Falha ao carregar planos nutricionais',
  failedText: 'Seus planos estão guardados. A conexão falhou.',
  generating: 'Gerando...',
  generated: 'Plano nutricional gerado pela IA.',
  mealTypes,
  thisMeal,
  nutrients: nutrientNames,
  lowCarb: 'Baixo IG',
  save: 'Salvar receita',
  saving: 'Salvando...',
  saved: 'Receita salva',
  notSaved: 'não salvo',
} as const;
