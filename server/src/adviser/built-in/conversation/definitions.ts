import { z } from 'zod';
import { createMender } from '../../../text/spelling.ts';
import { stemWord } from '../../../text/stem-word.ts';
import { foldName } from '../../../text/tokenize.ts';
import { wordsOfClass } from '../../../text/word-classes.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';

/** The rows of server/knowledge/definitions.csv, read when somebody first asks. */
export const loadDefinitions = once(() =>
  loadTable('definitions.csv', {
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
export type Definition = ReturnType<typeof loadDefinitions>[number];

/** Shorter names are too easily another one by one letter. */
const SHORTEST_MENDED = 7;

/** Plural and singular have one key. */
const keyOf = (folded: string): string => folded.split(' ').map(stemWord).join(' ');

const index = once(() => {
  const names = loadDefinitions().flatMap((row) =>
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

const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;
const LEAD_WORD = anyOf(
  'oi|ola|bom dia|boa tarde|boa noite|vida|doutor|doutora|doutorzinho|entao|mas|e|me|afinal|por favor',
  'quero|queria|gostaria de|preciso|saber|entender|voce|vc|sabe|sabem|pode|poderia',
  'dizer|diz|diga|fala|fale|explica|explique|explicar|pra mim|para mim',
);
const LEAD = `(?:${LEAD_WORD} )*`;
const WHAT = '(?:o que|o q|que|q|oque|oq|que diabo|que diacho|que raio|que trem)';
const IS = '(?:e|eh|sao|seria|significa|significam|quer dizer|querem dizer|vem a ser)';
const SHOWS = '(?:mede|medem|mostra|mostram|ve|avalia|indica)';
const SERVES = 'servem? (?:para|pra) (?:(?:ver|saber|medir) )?(?:o )?(?:que|q)';
/** How simply it should be told, which is no part of the term: 'o que é GMI, explica fácil?'. */
const HOW_WORD = anyOf(
  'explica|explique|facil|simples|na pratica|em poucas palavras|em palavras simples',
  'de um jeito (?:facil|simples)',
);
const HOW = `(?: (?:me )?${HOW_WORD})*`;
const questions: readonly RegExp[] = [
  new RegExp(`^${LEAD}${WHAT} ${IS} (.+?)${HOW}$`),
  new RegExp(`^${LEAD}(?:para|pra|p) (?:o )?(?:que|q) (?:e que )?(?:servem?|se faz|se pede|pedem) (.+)$`),
  new RegExp(`^${LEAD}(?:qual (?:e )?)?(?:o |a )?(?:significado|definicao|diferenca) (?:de|do|da|entre) (.+)$`),
  new RegExp(`^${LEAD}(?:explica|explique|explicar) (.+?)${HOW}$`),
  new RegExp(`^${LEAD}${WHAT} (?:e )?(?:que )?(.+?) ${SHOWS}$`),
  /^(.+?) (?:em que consiste|consiste em que)(?: .*)?$/,
  new RegExp(`^${LEAD}(.+?) ${anyOf(`${WHAT} ${IS}`, `${IS} ${WHAT}`, `${SHOWS} ${WHAT}`, SERVES)}(?: isso)?${HOW}$`),
];
/** More terms in one question are not told. */
const MOST_TERMS = 3;

/** 'LDL', or 'LDL e HDL': nothing where one of them is unknown. */
const parseTerms = (asked: string): readonly Definition[] => {
  const whole = findTerm(asked);
  if (whole) return [whole];
  const parts = asked.split(/ (?:e|ou) /).map((part) => findTerm(part));
  const known = parts.flatMap((part) => part ?? []);
  return known.length === parts.length ? [...new Set(known)].slice(0, MOST_TERMS) : [];
};

const parseQuestion = (folded: string): readonly Definition[] => {
  for (const question of questions) {
    const asked = question.exec(folded)?.[1];
    const terms = asked === undefined ? [] : parseTerms(asked);
    if (terms.length > 0) return terms;
  }
  return [];
};

/**
 * The terms whose meaning a message asks for, and for nothing else: 'o que é LDL?', 'pra que serve o exame de
 * creatinina', 'qual a diferença entre LDL e HDL'. None for any other message, or where a term stands in no table.
 */
export const definitionsAskedBy = (message: string): readonly Definition[] => parseQuestion(foldName(message));

/** 'Falou em fração de ejeção': that a word was only met, and nobody feels what it means. */
const met = new RegExp(
  `^(?:.* )?${anyOf(
    '(?:expressao|termo|palavra|sigla)',
    '(?:falou|falaram|fala|falam|ouvi|ouvi falar) (?:em|de|que e)',
    'li sobre',
    'chamad[oa](?: de)?',
  )} (.+)$`,
);
const asksOfThis = new RegExp(
  `^${LEAD}(?:${WHAT} ${IS}|${IS} ${WHAT})(?: isso| esse trem| esse negocio)?(?: .{0,20})?$`,
);
/** Another question beside it is not answered by a meaning. */
const asksMore = /(?:^| )(?:quant[oa]s?|posso|pode|devo|preciso|como|quando|onde|qual|quais|por que|porque)(?: |$)/;

/**
 * The same where other words stand around the question: a term that was met in another clause ('o médico falou em
 * fração de ejeção, que é isso?'), or a remark after it ('o que é triglicerídio? o meu veio alto').
 */
export const definitionsTalkedOf = (message: string): readonly Definition[] => {
  const alone = definitionsAskedBy(message);
  if (alone.length > 0) return alone;
  const [first = '', ...others] = message.split(/[.?!,;:]+(?=\s|$)/).flatMap((each) => {
    const folded = foldName(each);
    return folded === '' ? [] : [folded];
  });
  if (others.length === 0) return [];
  if (!others.some((each) => asksMore.test(each))) {
    const asked = parseQuestion(first);
    if (asked.length > 0) return asked;
  }
  const named = met.exec(first)?.[1];
  return named !== undefined && others.length === 1 && asksOfThis.test(others[0] ?? '') ? parseTerms(named) : [];
};
