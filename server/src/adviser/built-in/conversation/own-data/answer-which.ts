import type { Subject } from '../reading/slots.ts';
import { paragraphs, type Reply } from './asking.ts';

const texts = {
  which: 'Acho que você pergunta dos seus registros, mas não entendi de qual. É um destes?',
  guessed: (name: string) => `Não entendi todas as palavras; pelo jeito da pergunta, respondo sobre ${name}.`,
};

/** Every subject as a button that names it, and that a message may say alone. */
export const subjectNames: Readonly<Record<Subject, string>> = {
  glucose: 'Glicose',
  blood_pressure: 'Pressão',
  diastolic: 'Pressão mínima',
  heart_rate: 'Batimentos',
  weight: 'Peso',
  hba1c: 'Hemoglobina glicada',
  sleep: 'Sono',
  sleep_quality: 'Nota do sono',
  night_wakings: 'Vezes que acordei à noite',
  time_to_sleep: 'Tempo para pegar no sono',
  bed_time: 'Hora de deitar',
  wake_time: 'Hora de acordar',
  alcohol: 'Bebida alcoólica',
  tobacco: 'Cigarros',
  caffeine: 'Cafeína',
  gaming: 'Tempo de jogo',
  training: 'Treinos',
  meals: 'Plano de refeições',
  appointments: 'Consultas',
  profile: 'Perfil de Saúde',
  everything: 'Resumo de tudo',
};

/** Records are meant, and it is not sure which: a button for each of the likeliest. */
export const answerWhich = (subjects: readonly Subject[]): Reply => ({
  text: texts.which,
  sources: [],
  suggestions: subjects.map((subject) => subjectNames[subject]),
  outcome: 'asked_back',
});

/** An answer about a subject that was only guessed says so first; `others` are offered instead. */
export const asGuessed = (reply: Reply, subject: Subject, others: readonly Subject[]): Reply => ({
  ...reply,
  text: paragraphs(texts.guessed(subjectNames[subject].toLowerCase()), reply.text),
  suggestions: others.map((other) => subjectNames[other]),
  outcome: 'partial',
});
