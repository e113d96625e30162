import type { Example } from '../examples/examples.ts';

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
  const [before, one, other, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  const errors = [
    `${before}${other}${one}${after}`,
    `${before}${other}${after}`,
    `${before}${one}${one}${other}${after}`,
  ];
  return errors[seed % errors.length] ?? text;
};

const subjects = [
  'Minha mãe',
  'Meu pai',
  'ela',
  'meu marido',
  'A minha vizinha',
  'meu avô de 80 anos',
  'uma colega',
];
const predicates = [
  'está com dor no peito',
  'está com a boca torta',
  'desmaiou agora',
  'não consegue respirar',
  'está vomitando sangue',
  'está tendo uma convulsão',
  'tomou veneno',
  'não acorda',
  'está com a glicose em 35 e confusa',
  'disse que quer morrer',
  'está se cortando',
] as const;
const emotionalPredicates: readonly string[] = ['disse que quer morrer', 'está se cortando'];

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

const reword = (examples: readonly Example[], change: (text: string) => string): readonly Example[] =>
  examples.map((example) => ({ ...example, text: change(example.text) }));

/** The same meaning written otherwise, somebody else in it, and sentences that deny. */
export const makeVariants = (
  examples: readonly Example[],
): Readonly<Record<VariantKind, readonly Example[]>> => ({
  no_accents: reword(examples, dropAccents),
  upper_case: reword(examples, (text) => text.toUpperCase()),
  typo: reword(examples, makeTypo),
  chatter: reword(
    examples,
    (text) => `Oi, boa tarde. ${text}. Desculpa escrever tanto, uso o aplicativo todo dia`,
  ),
  person: subjects.flatMap((subject) =>
    predicates.map(
      (predicate): Example => ({
        text: `${subject} ${predicate}`,
        label: emotionalPredicates.includes(predicate) ? 'emotional' : 'medical',
        kind: null,
      }),
    ),
  ),
  negated: denials.map((text): Example => ({ text, label: 'none', kind: null })),
});
