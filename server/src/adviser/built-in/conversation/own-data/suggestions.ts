import { askedQuestions } from '@vida/contract/chat/chat-words.ts';
import type { Slots, Subject } from '../parsing/slots.ts';

/** At most so many stand under an answer. */
const MAX_SUGGESTIONS = 3;

/** Questions that may follow, each with the figure it asks for; all are understood. */
const bySubject: Readonly<Partial<Record<Subject, readonly (readonly [Slots['figure'], string])[]>>> = {
  glucose: [
    ['mean', 'Qual minha média de glicose nos últimos 14 dias?'],
    ['in_range', askedQuestions.timeInRange],
    ['highest', 'Qual foi minha glicose mais alta esta semana?'],
    ['below', askedQuestions.lows],
    ['compare', 'Compare minha glicose desta semana com a passada'],
    ['last', 'Qual minha última glicose?'],
    ['list', 'Qual dia da semana minha glicose é mais alta?'],
  ],
  blood_pressure: [
    ['mean', 'Qual minha média de pressão nos últimos 30 dias?'],
    ['highest', 'Qual foi minha pressão mais alta este mês?'],
    ['last', 'Qual minha última pressão?'],
  ],
  weight: [
    ['change', 'Quanto meu peso mudou nos últimos 3 meses?'],
    ['last', 'Qual meu último peso?'],
  ],
  heart_rate: [
    ['mean', 'Qual a média dos meus batimentos nos últimos 30 dias?'],
    ['highest', 'Qual foi o maior valor dos meus batimentos este mês?'],
    ['last', 'Qual minha última medição de batimentos?'],
  ],
  hba1c: [
    ['list', 'Mostre meu histórico de hemoglobina glicada'],
    ['last', 'Qual minha última hemoglobina glicada?'],
  ],
  sleep: [
    ['mean', 'Qual minha média de sono na última semana?'],
    ['quality', 'Dormi bem hoje?'],
    ['compare', 'Compare meu sono desta semana com a passada'],
    ['total', 'Quanto dormi nas noites em que bebi?'],
  ],
  alcohol: [
    ['compare', 'Compare meu consumo de álcool desta semana com a passada'],
    ['last', 'Qual meu último registro de álcool?'],
  ],
  tobacco: [
    ['compare', 'Compare meus cigarros desta semana com a passada'],
    ['last', 'Qual meu último registro de cigarro?'],
  ],
  caffeine: [
    ['total', 'Quanta cafeína tomei hoje?'],
    ['compare', 'Compare minha cafeína desta semana com a passada'],
  ],
  gaming: [
    ['total', 'Quantas horas joguei esta semana?'],
    ['compare', 'Compare meu tempo de jogo desta semana com a passada'],
  ],
  meals: [
    ['energy', 'Quantas calorias tem o plano de hoje?'],
    ['overview', 'O que tem no meu plano de refeições de hoje?'],
  ],
  training: [
    ['left', 'Quanto falta do treino de hoje?'],
    ['minutes', 'Quantos minutos treinei na semana?'],
    ['overview', askedQuestions.training],
  ],
  appointments: [['overview', 'Quando é minha próxima consulta?']],
  everything: [
    ['mean', 'Qual minha média de glicose nos últimos 14 dias?'],
    ['quality', 'Dormi bem hoje?'],
    ['left', askedQuestions.training],
  ],
};

/** What is told of a subject where no figure of it was named. */
const usualFigures: Readonly<Partial<Record<Subject, Slots['figure']>>> = {
  glucose: 'mean',
  blood_pressure: 'mean',
  heart_rate: 'mean',
  sleep: 'mean',
  caffeine: 'total',
  gaming: 'total',
};

/** What may be asked next about the same subject; never the figure that was just told. */
export const suggestAbout = (subject: Subject, { figure }: Pick<Slots, 'figure'>): readonly string[] =>
  (bySubject[subject] ?? [])
    .filter(([other]) => other !== (figure ?? usualFigures[subject] ?? 'overview'))
    .map(([, question]) => question)
    .slice(0, MAX_SUGGESTIONS);

/** For who asked nothing that could be answered. */
export const firstSuggestions: readonly string[] = [
  'Como está minha glicose hoje?',
  'O que tem pro almoço?',
  'Dormi bem hoje?',
];

/** Every question that is ever suggested. */
export const allSuggestions: readonly string[] = [
  ...firstSuggestions,
  ...Object.values(bySubject).flatMap((questions) => questions.map(([, question]) => question)),
];
