/** What the question for consent says. */
export const consentScreenMessages = {
  title: 'Antes de continuar, o seu consentimento',
  subtitle:
    'A Vida só mostra e usa os seus dados de saúde se você concordar. ' +
    'Você pode voltar atrás quando quiser, na página Minha conta.',
  textTitle: 'O que você autoriza',
  agree: 'Concordo',
  agreeing: 'Registrando...',
  privacy: 'Ler tudo sobre privacidade',
  otherTitle: 'Não quer concordar?',
  otherText: 'Tudo bem. O que já estava guardado continua seu: leve uma cópia, apague tudo, ou saia e decida depois.',
  signOut: 'Sair',
} as const;
