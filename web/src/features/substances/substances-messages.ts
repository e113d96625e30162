/** What the page says until the feature is here. */
export const substancesMessages = {
  title: 'Gestão de Substâncias e Jogos',
  subtitle: 'Álcool, tabaco, cafeína e jogos, sem julgamento.',
  empty: 'Seus registros vão ficar aqui',
  text: 'Em breve você acompanha o uso na semana e encontra apoio para reduzir. Se quiser conversar com alguém agora, o CVV atende de graça, 24 horas, pelo telefone 188.',
  action: 'Ver as Dicas IA',
} as const;
