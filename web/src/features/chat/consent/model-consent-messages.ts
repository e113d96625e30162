/** What the question about the language model says; the words that are agreed to are in lib/consent-messages.ts. */
export const modelConsentMessages = {
  title: 'Posso usar inteligência artificial de fora?',
  intro: (host: string | null) =>
    `Um modelo de linguagem${host ? ` em ${host}` : ''} pode ajudar a responder. ` +
    'Ele recebe a sua mensagem e um resumo dos seus dados de saúde, nunca o seu ' +
    'nome. Enquanto você não decide, respondem as regras da própria Vida.',
  details: 'O que é enviado e o que nunca é',
  allow: 'Permitir',
  notNow: 'Agora não',
  failed: 'Não foi possível registrar a sua decisão. Tente de novo.',
} as const;
