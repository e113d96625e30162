/** Every page of a signed-in person, with its heading. */
export const signedInPages = [
  ['/dashboard', /^Olá, /],
  ['/profile', 'Perfil de Saúde'],
  ['/ai-tips', 'Dicas IA Personalizadas'],
  ['/exercises', 'Exercícios Adaptáveis'],
  ['/nutrition', 'Nutrição Personalizada'],
  ['/sleep', 'Qualidade do Sono'],
  ['/community', 'Comunidade'],
  ['/substances', 'Gestão de Substâncias e Jogos'],
  ['/chat', 'Chat & Orientação'],
  ['/measurements', 'Medições'],
  ['/account', 'Minha conta'],
  ['/privacidade', /[Pp]rivacidade/],
  ['/admin', 'Administração'],
] as const;
