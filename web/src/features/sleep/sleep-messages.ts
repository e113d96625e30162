/** What the page says until the feature is here. */
export const sleepMessages = {
  title: 'Qualidade do Sono',
  subtitle: 'Dormir bem ajuda a glicose, a pressão e o humor.',
  empty: 'Suas noites vão aparecer aqui',
  text: 'Em breve você registra quanto e como dormiu e vê a sua média. Por enquanto, sua meta de sono já pode ficar guardada no perfil.',
  action: 'Abrir o Perfil de Saúde',
} as const;
