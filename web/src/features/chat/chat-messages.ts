import { askedQuestions } from '@vida/contract/chat/chat-words.ts';

/** What the page around the conversation says. */
export const chatMessages = {
  title: 'Chat & Orientação',
  subtitle: 'Um lugar para perguntar sobre a sua saúde.',
  conversation: 'Conversa com a Vida',
  home: 'Início',
  more: { open: 'Mais opções do chat', title: 'Mais opções' },
  topics: {
    title: 'Perguntas frequentes',
    questions: [
      'Como está minha glicose esta semana?',
      'Qual foi minha última glicose?',
      askedQuestions.timeInRange,
      askedQuestions.lows,
      'Como anda minha pressão?',
      'Quantas horas dormi essa semana?',
      'O que vou comer hoje?',
      askedQuestions.training,
      'O que fazer com a glicose acima de 180?',
      'Quais hábitos ajudam o sono?',
    ],
  },
} as const;

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
