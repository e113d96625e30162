/** Longest piece that is called a sentence, characters: a longer one is released at a clause. */
export const MAX_SENTENCE_LENGTH = 600;

/** A full stop after these ends no sentence; nor does the one of a list's number. */
const abbreviation =
  /(?:^|[\s(])(?:dra?|sra?|prof|p|ex|etc|aprox|obs|p[áa]gs?|vs|av|tel|m[áa]x|m[íi]n|n[ºo]|vit|jr)\.$/iu;
const listNumber = /^\s*\d{1,3}\.$/u;
const stop = /[.!?…。！？][)\]"'”’»*_]*$/u;

const endsSentence = (before: string): boolean =>
  stop.test(before) && !abbreviation.test(before.slice(-12)) && !listNumber.test(before.slice(-12));

/** The last place before `limit` where a long sentence may be parted: after a clause, else after a word. */
const findClauseEnd = (text: string, limit: number): number | null => {
  const part = text.slice(0, limit);
  const clause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => part.lastIndexOf(mark) + mark.length));
  if (clause > 3) return clause;
  const word = part.search(/\s\S*$/u);
  return word > 0 ? word + 1 : null;
};

/** Where the first sentence of a text ends, null while it is not known. Depends on nothing that comes after. */
const findEnd = (text: string): number | null => {
  const space = /\s/gu;
  for (let found = space.exec(text); found !== null; found = space.exec(text)) {
    const end = found.index + 1;
    if (end > MAX_SENTENCE_LENGTH) return findClauseEnd(text, MAX_SENTENCE_LENGTH) ?? end;
    const before = text.slice(Math.max(0, found.index - 16), found.index);
    const isListNumber = listNumber.test(text.slice(0, found.index).slice(0, 16)) && found.index <= 8;
    if (found[0] === '\n' ? text.slice(0, end).trim() !== '' : !isListNumber && endsSentence(before)) return end;
  }
  return text.length > MAX_SENTENCE_LENGTH ? findClauseEnd(text, MAX_SENTENCE_LENGTH) : null;
};

export interface SentenceReader {
  /** Takes the next part of a text and gives the sentences that are complete with it, white space included. */
  readonly push: (delta: string) => string[];
  /** What is left at the end of the text. */
  readonly end: () => string[];
}

/**
 * Reads sentences out of a text that comes in parts: the same ones however it is parted, and joined they are the text.
 * Never ends inside a word or a number. A word that goes on forever stays held back: the caller bounds the text.
 */
export const createSentenceReader = (): SentenceReader => {
  let held = '';
  const release = (): string[] => {
    const sentences: string[] = [];
    for (let end = findEnd(held); end !== null; end = findEnd(held)) {
      sentences.push(held.slice(0, end));
      held = held.slice(end);
    }
    return sentences;
  };
  return {
    push: (delta) => {
      held += delta;
      return release();
    },
    end: () => {
      const rest = held;
      held = '';
      return rest === '' ? [] : [rest];
    },
  };
};

/** The sentences of a whole text. */
export const splitSentences = (text: string): readonly string[] => {
  const reader = createSentenceReader();
  return [...reader.push(text), ...reader.end()];
};
