import { fold } from '@vida/contract/core/fold.ts';
import { foldText } from '../../../../text/tokenize.ts';
import { findEntities } from '../../../articles/entities/find-entities.ts';

/** A word of a text with where it stands, folded. */
interface Placed {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const placed = (text: string): readonly Placed[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: written, index }) => ({
    word: fold(written),
    from: index,
    to: index + written.length,
  }));

const LONGEST_NAME = 5;
/** Longer questions are stories: what stands where says little. */
const LONGEST_QUESTION = 24;

/** Where a text names an entity: the shortest stretch of words that does so by itself; null where none does. */
export const placeOf = (text: string, name: string): readonly [from: number, to: number] | null => {
  const words = placed(text);
  if (words.length > LONGEST_QUESTION) return null;
  for (let length = 1; length <= LONGEST_NAME; length += 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const found = findEntities(text.slice(first.from, last.to));
      if (found.some((each) => each.name === name)) return [first.from, last.to];
    }
  return null;
};

const SUBJECT = /^(?:isso|isto|ele|ela|eles|elas)$/;
const OF_IT = /^(?:disso|dele|dela|deles|delas)$/;
const IN_IT = /^(?:nisso|nele|nela|neles|nelas)$/;
const THIS = /^(?:ess[ea]s?|aquel[ea]s?)$/;
const OF_THIS = /^(?:dess[ea]s?)$/;
/** What anything is called that was spoken of. */
const GENERIC = new RegExp(
  '^(?:remedios?|medicamentos?|medicac(?:ao|oes)|comprimidos?|exames?|resultados?' +
    '|doencas?|problemas?|negocios?|coisas?|trem|comidas?|frutas?|bebidas?|alimentos?' +
    '|sintomas?|condic(?:ao|oes)|tratamentos?|dietas?|valor(?:es)?|trocos?|parada|bicho)$',
);

/** A stretch that stands for what was spoken of, and how it joins what takes its place. */
interface Pronoun {
  readonly from: number;
  readonly to: number;
  readonly joint: '' | 'de ' | 'em ';
}

const pronounAt = (words: readonly Placed[], at: number): Pronoun | null => {
  const here = words[at];
  const next = words[at + 1];
  if (!here) return null;
  const { word, from, to } = here;
  if (SUBJECT.test(word)) return { from, to, joint: '' };
  if (OF_IT.test(word)) return { from, to, joint: 'de ' };
  if (IN_IT.test(word)) return { from, to, joint: 'em ' };
  if (!THIS.test(word) && !OF_THIS.test(word)) return null;
  const joint = OF_THIS.test(word) ? 'de ' : '';
  if (!next) return { from, to, joint };
  return GENERIC.test(next.word) ? { from, to: next.to, joint } : null;
};

const findPronoun = (text: string): Pronoun | null => {
  const words = placed(text);
  for (const at of words.keys()) {
    const pronoun = pronounAt(words, at);
    if (pronoun) return pronoun;
  }
  return null;
};

const FEMININE = /(?:a|cao|sao|dade|ite)s?$/;
const isFeminine = (name: string): boolean => FEMININE.test(fold(name).split(' ')[0] ?? '');

/** Of what was spoken of the first that 'ele' or 'ela' may mean. */
export const meantBy = (message: string, names: readonly string[]): string => {
  const [first = ''] = names;
  const [, ending] = / (?:d|n|de)?(?:el|ess|aquel)([ea])s? /.exec(foldText(message)) ?? [];
  if (ending === undefined) return first;
  return names.find((name) => isFeminine(name) === (ending === 'a')) ?? first;
};

/** Whether a message says 'isso', 'ele', 'esse remédio'. */
export const hasPronoun = (message: string): boolean => findPronoun(message) !== null;

/** A stretch of a text with another in its place. */
export const putInto = (text: string, [from, to]: readonly [number, number], other: string): string =>
  `${text.slice(0, from)}${other}${text.slice(to)}`;

const LEAD = /^\s*(?:(?:e|mas|ent[aã]o|agora|a[ií]|ah|ok|certo|hum|n[eé])[\s,]+)+/iu;

/**
 * The message said of something by its name: 'ela dá tosse?' is 'losartana dá tosse?', 'dá tosse?' 'dá
 * tosse losartana?'.
 */
export const sayOf = (message: string, name: string): string => {
  const said = message.replace(LEAD, '');
  const pronoun = findPronoun(said);
  if (pronoun) return putInto(said, [pronoun.from, pronoun.to], `${pronoun.joint}${name}`);
  const end = said.search(/[\s?!.,]*$/u);
  return `${said.slice(0, end)} ${name}${said.includes('?') ? '?' : ''}`;
};
