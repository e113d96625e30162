import type { ShoppingGroup } from '@vida/contract/nutrition/meal-kinds.ts';
import { recordWords } from '../../lib/records/record-messages.ts';

/** What only the nutrition page says around the plan. */
export const pageMessages = {
  subtitle: 'Refeições que combinam com a sua saúde e com o seu gosto.',
  day: 'Dia',
  dayOutOfRange: (from: string, to: string) => `Escolha um dia de ${from} a ${to}.`,
  mealType: 'Refeição',
  generate: 'Gerar Plano',
  notGenerated: 'Erro ao gerar plano nutricional. Tente novamente.',
  empty: 'Nenhum plano para este dia',
  emptyText: 'A Vida monta as refeições com alimentos brasileiros, dentro das suas alergias, restrições e metas.',
  emptyAction: 'Montar o plano deste dia',
  notRefreshed: 'O plano pode não estar atualizado.',
} as const;

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

const groups: Record<ShoppingGroup, string> = {
  produce: 'Frutas, verduras e legumes',
  grains: 'Grãos, cereais e massas',
  bakery: 'Padaria',
  meat_fish: 'Carnes e peixes',
  dairy_eggs: 'Laticínios e ovos',
  nuts_seeds: 'Castanhas e sementes',
  oils_seasoning: 'Óleos e temperos',
  drinks: 'Bebidas',
  other: 'Outros',
};

/** What the shopping list says. */
export const shoppingMessages = {
  title: 'Lista de compras',
  subtitle: 'O que comprar para os dias que já têm plano.',
  from: 'De',
  to: 'Até',
  groups,
  loading: 'Carregando sua lista...',
  failed: 'Não foi possível carregar a lista de compras',
  planned: (planned: number, all: number) => `${planned} de ${all === 1 ? '1 dia' : `${all} dias`} com plano.`,
  empty: 'Nenhum destes dias tem plano ainda. Gere um plano, e a lista aparece aqui.',
  planMissing: (days: number) => (days === 1 ? 'Planejar o dia que falta' : `Planejar ${days} dias que faltam`),
  planning: (done: number, all: number) => `Planejando ${done} de ${all}...`,
  allPlanned: (days: number) => (days === 1 ? '1 dia planejado.' : `${days} dias planejados.`),
  itemAmount: (amount: string, days: number) => `${amount}, para ${days === 1 ? '1 dia' : `${days} dias`}`,
  itemCount: (ticked: number, all: number) =>
    ticked > 0 ? `${ticked} de ${all}` : all === 1 ? '1 item' : `${all} itens`,
  copy: 'Copiar lista',
  copied: 'Lista copiada.',
  notCopied: 'Seu navegador não deixou copiar. Selecione o texto abaixo e copie.',
  text: 'Lista em texto',
  heading: (from: string, to: string) => `Lista de compras, ${from} a ${to}`,
  clearTicks: 'Desmarcar tudo',
} as const;
