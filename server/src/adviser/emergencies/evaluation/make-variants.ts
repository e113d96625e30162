import { type EmergencyKind, emergencyKinds } from '../emergency.ts';
import type { Sentence } from '../sentences.ts';

export const variantKinds = ['no_accents', 'upper_case', 'typo', 'chatter', 'person', 'negated'] as const;
export type VariantKind = (typeof variantKinds)[number];

const dropAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Swaps, drops or doubles a letter inside one word of six letters or more; which one depends on the text alone. */
const makeTypo = (text: string): string => {
  const long = [...text.matchAll(/\p{L}{6,}/gu)];
  const seed = text.length;
  const word = long[seed % Math.max(1, long.length)];
  if (word === undefined) return text;
  const at = word.index + 1 + (seed % (word[0].length - 3));
  const [before, one, other, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
  const errors = [
    `${before}${other}${one}${after}`,
    `${before}${other}${after}`,
    `${before}${one}${one}${other}${after}`,
  ];
  return errors[seed % errors.length] ?? text;
};

const subjects = ['Minha mãe', 'Meu pai', 'ela', 'meu marido', 'A minha vizinha', 'meu avô de 80 anos', 'uma colega'];
const predicates: readonly (readonly [EmergencyKind, string])[] = [
  ['chest_pain', 'está com dor no peito'],
  ['stroke', 'está com a boca torta'],
  ['unconscious', 'desmaiou agora'],
  ['breathing', 'não consegue respirar'],
  ['bleeding', 'está vomitando sangue'],
  ['seizure', 'está tendo uma convulsão'],
  ['poisoning', 'tomou veneno'],
  ['unconscious', 'não acorda'],
  ['severe_low', 'está com a glicose em 35 e confusa'],
  ['suicide', 'disse que quer morrer'],
  ['self_harm', 'está se cortando'],
];

const denials = [
  'Não estou com dor no peito',
  'Não tenho falta de ar',
  'Não desmaiei',
  'Não quero morrer',
  'Nunca pensei em me matar',
  'Não tenho dor no peito, falta de ar nem tontura',
  'Não estou vomitando sangue',
  'Minha mãe não desmaiou',
  'Meu pai não teve convulsão',
  'Não penso em suicídio',
  'Ele nunca me bateu',
  'Não estou com a boca torta',
  'Não tomei veneno nenhum',
  'Sem dor no peito, sem falta de ar',
] as const;

const reword = (sentences: readonly Sentence[], change: (text: string) => string): readonly Sentence[] =>
  sentences.map((sentence) => ({ ...sentence, text: change(sentence.text) }));

const made = (text: string, kind: Sentence['kind']): Sentence => ({
  text,
  kind,
  label: kind === 'none' ? 'none' : emergencyKinds[kind],
  group: 'made',
  place: 'chat',
  before: '',
  author: 'made',
});

/** The same meaning written otherwise, somebody else in it, and sentences that deny. */
export const makeVariants = (sentences: readonly Sentence[]): Readonly<Record<VariantKind, readonly Sentence[]>> => ({
  no_accents: reword(sentences, dropAccents),
  upper_case: reword(sentences, (text) => text.toUpperCase()),
  typo: reword(sentences, makeTypo),
  chatter: reword(sentences, (text) => `Oi, boa tarde. ${text}. Desculpa escrever tanto, uso o aplicativo todo dia`),
  person: subjects.flatMap((subject) => predicates.map(([kind, predicate]) => made(`${subject} ${predicate}`, kind))),
  negated: denials.map((text) => made(text, 'none')),
});
