import { wordsOf } from '../../../../text/tokenize.ts';

/** So many questions of one message are answered at once. */
export const MOST_QUESTIONS = 4;

/** Words that a further question begins with, after 'e' or a comma. */
const ASKS =
  'quant[oa]s?|qual|quais|quando|que (?:dia|horas?|data|que|nota)|em que|onde|o que|como|por que' +
  '|(?:pra|para) qu[eê]|me (?:diz|fala|da|passa)|qto|qts|qtos|qtas|qnto|se (?:eu )?(?:tenho|tem' +
  '|tive|teve|to|tô|estou|bati|passei|posso|devo)|isso (?:é|e|faz|tá|ta|está|atrapalha|ajuda' +
  '|aumenta|sobe)|posso|pode|devo|faz mal|(?:é|tá|ta|está) (?:bom|boa|normal|muito|alt[oa]|ruim)';
const JOINT = new RegExp(`(?:,|\\be\\b|;)\\s+(?=(?:e\\s+)?(?:a |o |as |os |ainda )?(?:${ASKS})\\b)`, 'iu');

/** 'O que é glicada, e a minha última?' asks for the asker's own after what it is. */
const OWN_JOINT =
  /(?<=(?:o que (?:é|eh|significa)|serve|é o qu[eê]).*)(?:,|\be\b|;)\s+(?=(?:e\s+)?(?:a|o) (?:minha|meu)\b)/iu;

/** Ends of sentences; a decimal point or an abbreviation is none. */
const SENTENCE = /(?<=[?!;])\s*(?=\S)|(?<=\.)\s+(?=\S)|\n+|\s(?=\d[).]\s)/u;

const MIN_WORDS = 2;

/** The sentences of a message, as they were written. */
export const sentencesOf = (message: string): readonly string[] =>
  message
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

/** 'Setembro: noites curtas, dias de treino': what stands before a colon, and the rest; null for no such beginning. */
export const headOf = (message: string): readonly [head: string, rest: string] | null => {
  const [, head, rest] = /^\s*([^:?!\d][^:?!]{1,38}):\s+(\S.*)$/su.exec(message) ?? [];
  return head === undefined || rest === undefined ? null : [head, rest];
};

const BETWEEN_THINGS = new RegExp(
  String.raw`,\s+|\s+(?:e(?!\s+(?:\d|n[oa]s?\s+outr[oa]s?\b))|mais(?=\s+(?:quant` +
    String.raw`|[ao]s?\s|total))|al[eé]m d[eoa]s?|bem como|assim como)\s+(?:tb\s+|tbm\s+` +
    String.raw`|tamb[eé]m\s+|ainda\s+)?|\s*[+]\s+|\s+/\s+|\s+(?=[ao] [uú]ltim[ao] )`,
  'iu',
);

/** Where a list of things that are asked for may be parted: 'o último peso, a pressão e a glicose de hoje'. */
export const listOf = (sentence: string): readonly string[] =>
  sentence
    .split(BETWEEN_THINGS)
    .map((part) => part.replace(MARKER, ''))
    .filter((part) => part.trim() !== '');

/** '2) ', '- ' before an item. */
const MARKER = /^\s*(?:\d{1,2}\s?[).:-]|[-–•*])\s+/u;

/** A part of a list without what marks it. */
export const withoutMarker = (part: string): string => part.replace(MARKER, '');

const DAYS_DONE = new RegExp(
  String.raw`^(?:e\s+)?(?:quantos\s+|n[ºo°.]*\s+de\s+|n[uú]mero\s+de\s+` +
    String.raw`|total\s+de\s+)?dias\s+(?:(?:em\s+)?(?:que|q)\s+(?:eu\s+)?|com\s+|de\s+)(?=\p{L}+(?:\s|$))`,
  'iu',
);

/** 'Dias que bebi' in a list counts those days, and is no condition of another item. */
export const asCounted = (item: string): string => item.replace(DAYS_DONE, 'em quantos dias tive ');

/** Parts of a sentence that each may ask something: 'quanto pesei e quantas horas dormi'. */
export const partsOf = (sentence: string): readonly string[] => {
  const parts = sentence
    .split(JOINT)
    .flatMap((part) => part.split(OWN_JOINT))
    .filter((part) => wordsOf(part).length >= MIN_WORDS);
  return parts.length > 1 ? parts : [sentence];
};

/** 'Entre a primeira e a última pesagem': the way from one to the other. */
export const FROM_ONE_TO_OTHER = /(?:entre [ao]s?|d[ao]s?) primeir[ao]/iu;

/** 'Com e sem treino': both sides of one comparison. */
export const WITH_AND_WITHOUT = /\b(?:com|sem) (?:e|ou|x) (?:com|sem)\b/iu;

/** Texts in their order, each joined to the one before it where it belongs to that. */
export const joinTo = (
  texts: readonly string[],
  glue: string,
  belongs: (last: string, text: string) => boolean,
): readonly string[] => {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.pop();
    if (last === undefined) joined.push(text);
    else if (belongs(last, text)) joined.push(`${last}${glue}${text}`);
    else joined.push(last, text);
  }
  return joined;
};
