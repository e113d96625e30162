/** What the page says until the feature is here. */
export const communityMessages = {
  title: 'Comunidade',
  subtitle: 'Gente que vive o mesmo que você.',
  empty: 'Os fóruns ainda não abriram',
  text: 'Em breve você lê e conversa com outras pessoas aqui, sem mostrar seus dados de saúde. Enquanto isso, as dicas da Vida já podem ajudar.',
  action: 'Ver as Dicas IA',
} as const;
