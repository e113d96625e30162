/** What the dialog says that puts another food in a meal. */
export const swapMessages = {
  title: (food: string) => `Trocar ${food}`,
  text: 'Todas estas opções respeitam o seu perfil. A porção já vem ajustada.',
  loading: 'Procurando opções...',
  failed: 'Não foi possível carregar as opções.',
  none: 'Não encontramos outra opção que caiba nesta refeição e no seu perfil.',
  mealThen: (calories: string, carbs: string) => `A refeição fica com ${calories} e ${carbs} de carboidratos.`,
  choose: 'Escolher',
  chooseFood: (food: string) => `Escolher ${food}`,
  swapping: 'Trocando...',
  success: 'Sucesso!',
  swapped: (before: string, after: string) => `${before} deu lugar a ${after}.`,
  notSwapped: 'Não foi possível trocar o alimento. Tente de novo.',
} as const;
