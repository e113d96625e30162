import { z } from 'zod';
import { createMender } from '../../../text/spelling.ts';
import { stemWord } from '../../../text/stem-word.ts';
import { wordsOfClass } from '../../../text/word-classes.ts';
import { foldName } from '../../../text/words.ts';
import { cellsSchema, once, readTable } from '../../read-knowledge.ts';

/** The rows of server/knowledge/definitions.csv, read when somebody first asks. */
export const readDefinitions = once(() =>
  readTable('definitions.csv', {
    term: z.string().min(1),
    /** Other names of it. */
    also: cellsSchema,
    /** One sentence in Portuguese. */
    definition: z.string().min(1),
    /** Keys of sources.csv. */
    sources: cellsSchema.pipe(z.array(z.string()).min(1)),
    /** The slug of our article on it; empty where there is none. */
    article: z.string(),
  }),
);
export type Definition = ReturnType<typeof readDefinitions>[number];

/** Shorter names are too easily another one by one letter. */
const SHORTEST_MENDED = 7;

/** Plural and singular have one key. */
const keyOf = (folded: string): string => folded.split(' ').map(stemWord).join(' ');

const index = once(() => {
  const names = readDefinitions().flatMap((row) =>
    [row.term, ...row.also].map((name) => [foldName(name), row] as const),
  );
  const byName = new Map([...names.map(([name, row]) => [keyOf(name), row] as const), ...names]);
  return { byName, mend: createMender([...byName.keys()].filter(({ length }) => length >= SHORTEST_MENDED)) };
});

/** What stands before a term and is no part of it, or after it: 'o exame de …', '… mesmo'. */
const fillers = wordsOfClass('beside_term');

/** Some words as they stand, and without what is no part of a term. */
const withoutFillers = (words: readonly string[]): readonly string[] => {
  if (words.length === 0) return [];
  if (fillers.has(words[0] ?? '')) return [words.join(' '), ...withoutFillers(words.slice(1))];
  const shorter = fillers.has(words.at(-1) ?? '') ? withoutFillers(words.slice(0, -1)) : [];
  return [words.join(' '), ...shorter];
};

/** The term that words name; one that is written wrong only where none is written right. */
const findTerm = (asked: string): Definition | undefined => {
  const { byName, mend } = index();
  const names = withoutFillers(asked.split(' '));
  const mended = names
    .filter(({ length }) => length >= SHORTEST_MENDED)
    .flatMap((name) => mend(name, (meant) => meant.charAt(0) === name.charAt(0)) ?? []);
  const known = [...names, ...names.map(keyOf), ...mended].find((name) => byName.has(name));
  return known === undefined ? undefined : byName.get(known);
};

const LEAD =
  '(?:(?:oi|ola|bom dia|boa tarde|boa noite|vida|entao|mas|e|me|afinal|por favor|quero|queria|gostaria de|preciso|saber|entender|voce|vc|sabe|sabem|pode|poderia|dizer|diz|diga|fala|fale|explica|explique|explicar|pra mim|para mim) )*';
const WHAT = '(?:o que|o q|que|q|oque|oq)';
const IS = '(?:e|eh|sao|seria|significa|significam|quer dizer|querem dizer)';
const questions: readonly RegExp[] = [
  new RegExp(`^${LEAD}${WHAT} ${IS} (.+)$`),
  new RegExp(`^${LEAD}(?:para|pra|p) (?:o )?(?:que|q) (?:e que )?servem? (.+)$`),
  new RegExp(
    `^${LEAD}(?:qual (?:e )?)?(?:o |a )?(?:significado|definicao|diferenca) (?:de|do|da|entre) (.+)$`,
  ),
  new RegExp(`^${LEAD}(?:explica|explique|explicar) (.+)$`),
  new RegExp(`^${LEAD}(.+?) (?:${WHAT} ${IS}|${IS} ${WHAT}|servem? (?:para|pra) (?:que|q))(?: isso)?$`),
];
/** More terms in one question are not told. */
const MOST_TERMS = 3;

/** 'LDL', or 'LDL e HDL': nothing where one of them is unknown. */
const readTerms = (asked: string): readonly Definition[] => {
  const whole = findTerm(asked);
  if (whole) return [whole];
  const parts = asked.split(/ (?:e|ou) /).map((part) => findTerm(part));
  const known = parts.flatMap((part) => part ?? []);
  return known.length === parts.length ? [...new Set(known)].slice(0, MOST_TERMS) : [];
};

/**
 * The terms whose meaning a message asks for, and for nothing else: 'o que é LDL?', 'pra que serve o exame de creatinina',
 * 'qual a diferença entre LDL e HDL'. None for any other message, or where a term stands in no table.
 */
export const definitionsAskedBy = (message: string): readonly Definition[] => {
  const folded = foldName(message);
  for (const question of questions) {
    const asked = question.exec(folded)?.[1];
    const terms = asked === undefined ? [] : readTerms(asked);
    if (terms.length > 0) return terms;
  }
  return [];
};
