import type { Subject } from '../parsing/slots.ts';
import { paragraphs, type Reply } from './asking.ts';
import { seriesWords } from './series-words.ts';

const texts = {
  which: 'Acho que você pergunta dos seus registros, mas não entendi de qual. É um destes?',
  guessed: (name: string) => `Não entendi todas as palavras; pelo jeito da pergunta, respondo sobre ${name}.`,
};

/** Every subject as a button that names it, and that a message may say alone. */
export const nameSubject = (subject: Subject): string => {
  switch (subject) {
    case 'meals':
      return 'Plano de refeições';
    case 'appointments':
      return 'Consultas';
    case 'profile':
      return 'Perfil de Saúde';
    case 'everything':
      return 'Resumo de tudo';
    default:
      return seriesWords[subject].button;
  }
};

/** Records are meant, and it is not sure which: a button for each of the likeliest. */
export const answerWhich = (subjects: readonly Subject[]): Reply => ({
  text: texts.which,
  sources: [],
  suggestions: subjects.map(nameSubject),
  outcome: 'asked_back',
});

/** An answer about a subject that was only guessed says so first; `others` are offered instead. */
export const asGuessed = (reply: Reply, subject: Subject, others: readonly Subject[]): Reply => ({
  ...reply,
  text: paragraphs(texts.guessed(nameSubject(subject).toLowerCase()), reply.text),
  suggestions: others.map(nameSubject),
  outcome: 'partial',
});
