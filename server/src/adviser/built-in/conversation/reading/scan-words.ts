import { listWords, wordsOf } from '../../../food/food-words.ts';
import { isOneEditApart } from '../../../guardrails/food/one-edit.ts';
import { type Cue, cueOf, cuesByPhrase, LONGEST_PHRASE, singularOf } from './lexicon.ts';
import { nearWords, otherPeople, periodWords, plainWords } from './plain-words.ts';

/** Longer words may have one slip of the keyboard. */
const SLIP_FROM_LETTERS = 5;
/** A question longer than this is a story: the rest is not read for cues. */
const MAX_WORDS = 60;

const lexiconWords: ReadonlySet<string> = new Set(
  [...cuesByPhrase.keys()].flatMap((phrase) => phrase.split(' ')),
);
/** Words whose slips are mended: others lie too near to words of their own ('linha' and 'minha', 'calor' and 'valor'). */
const mendable =
  listWords(`glicose, glicemia, glucose, hipoglicemia, hiperglicemia, pressao, sistolica, diastolica, batimento,
  frequencia, hemoglobina, glicada, pesagem, cerveja, bebida, cachaca, caipirinha, cigarro, tabaco, cafeina, videogame,
  refeicao, cardapio, almoco, desjejum, caloria, carboidrato, proteina, treino, exercicio, madrugada, jejum, ultima,
  variabilidade, variacao, desvio, anteontem, semana, sensor, emagreci, engordei`);
const mendableByLength = Map.groupBy(mendable, (word) => word.length);

const isKnown = (word: string): boolean =>
  lexiconWords.has(word) ||
  plainWords.has(word) ||
  periodWords.has(word) ||
  otherPeople.has(word) ||
  nearWords.has(word) ||
  /\d/.test(word);

/** What people shorten, and slips that are more than one letter away. */
const shortForms: Readonly<Record<string, string>> = {
  hj: 'hoje',
  ont: 'ontem',
  ult: 'ultima',
  glisose: 'glicose',
  glicozi: 'glicose',
  glicosi: 'glicose',
  precao: 'pressao',
  pressaum: 'pressao',
  qto: 'quanto',
  qnto: 'quanto',
  qnt: 'quanto',
  qtas: 'quantas',
  qtos: 'quantos',
  tou: 'to',
  mnha: 'minha',
  mina: 'minha',
  mha: 'minha',
  alvu: 'alvo',
};

/** The word of the lexicon that is one letter away. */
const mendSlip = (word: string): string | undefined =>
  [word.length - 1, word.length, word.length + 1]
    .flatMap((length) => mendableByLength.get(length) ?? [])
    .find((known) => isOneEditApart(word, known));

/** A folded word as the lexicon has it: plurals in the singular, one slip mended; itself where it is not known. */
const mendWord = (word: string): string => {
  const short = shortForms[word];
  if (short) return short;
  if (isKnown(word)) return word;
  const singular = singularOf(word);
  if (lexiconWords.has(singular)) return singular;
  if (word.length < SLIP_FROM_LETTERS) return word;
  return mendSlip(word) ?? mendSlip(singular) ?? word;
};

/** 'bom diaaa' is 'bom dia'. */
const drawnOut = /(\p{L})\1{2,}/giu;

/** Folded words of a message with their slips mended, at most so many as are read. */
export const mendWords = (message: string): readonly string[] =>
  wordsOf(message.replace(drawnOut, '$1')).slice(0, MAX_WORDS).map(mendWord);

/** A cue with the words it was found in, from `from` on. */
export interface FoundCue {
  readonly cue: Cue;
  readonly from: number;
  readonly to: number;
}

const cueAt = (words: readonly string[], from: number): FoundCue | null => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
    const phrase = words.slice(from, from + length).join(' ');
    const cue = cueOf(phrase);
    if (cue) return { cue, from, to: from + length };
  }
  return null;
};

/** The cues of a question from left to right, the longest phrase first; `words` come from `mendWords`. */
export const findCues = (words: readonly string[]): readonly FoundCue[] => {
  const found: FoundCue[] = [];
  for (let at = 0; at < words.length; ) {
    const cue = cueAt(words, at);
    if (cue) found.push(cue);
    at = cue ? cue.to : at + 1;
  }
  return found;
};
