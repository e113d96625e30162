import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { MAX_PLAN_DISTANCE_DAYS, MAX_RECIPES as MOST } from '@vida/contract/nutrition/nutrition-rules.ts';

/** What meal plans and recipes say on the server. */
export const nutritionMessages = {
  planNotFound: 'Não encontramos este plano. Talvez ele já tenha sido trocado por outro.',
  mealNotFound: 'Não encontramos esta refeição no plano. Talvez ela já tenha mudado.',
  foodNotInMeal: 'Este alimento não está mais na refeição.',
  notEquivalent: 'Este alimento não serve como troca aqui. Escolha um dos que aparecem na lista.',
  dayTooFar: `Dia precisa estar a no máximo ${MAX_PLAN_DISTANCE_DAYS} dias de hoje.`,
  plannerBusy: 'Muitos planos estão sendo montados agora. Tente de novo daqui a pouco.',
  plansPending: 'Os planos que você já pediu ainda estão sendo montados. Espere eles ficarem prontos.',
  nothingFits:
    'Nenhuma refeição desse tipo cabe ao lado das outras do dia dentro dos seus limites. Gere o plano do dia inteiro.',
  unknownFood: 'Alimento não está na nossa tabela.',
  recipeNotFound: 'Não encontramos esta receita. Talvez ela já tenha sido apagada.',
  tooManyRecipes: `Você já tem ${MOST} receitas salvas, o máximo que guardamos. Apague alguma para guardar esta.`,
} as const;

/** Why no plan is made, and who to turn to. */
export const noPlanMessages: Readonly<Record<NoPlanReason, string>> = {
  pregnant:
    'Na gestação, a alimentação merece um cuidado só seu. Converse com quem faz o seu pré-natal ou ' +
    'com um nutricionista: o plano que essa pessoa montar vale mais do que qualquer um feito aqui.',
  minor:
    'Antes dos 18 anos o corpo ainda está crescendo, e um plano alimentar ' +
    'precisa ser feito por um pediatra ou nutricionista que conheça você.',
  eating_risk:
    'Pelo que você contou, um plano com números pode não fazer bem agora. Você não precisa ' +
    'passar por isso sem apoio: um nutricionista ou psicólogo pode caminhar com você.',
  special_care:
    'Pelo que está no seu perfil, a sua alimentação precisa de um ' +
    'plano feito por um nutricionista ou pela equipe que cuida de você.',
};

/** In a few words, beside a meal that is no longer shown. */
export const noPlanReasons: Readonly<Record<NoPlanReason, string>> = {
  pregnant: 'gestação',
  minor: 'menos de 18 anos',
  eating_risk: 'relação com a comida',
  special_care: 'cuidado com acompanhamento',
};

export const nutritionFieldLabels = {
  mealType: 'Refeição',
  date: 'Dia',
  startDate: 'Começo',
  endDate: 'Fim',
  mealId: 'Refeição',
  foodId: 'Alimento',
  replacementId: 'Substituto',
  type: 'Tipo',
  name: 'Nome',
  description: 'Descrição',
  preparation: 'Preparo',
  items: 'Alimentos',
  grams: 'Gramas',
} as const;
