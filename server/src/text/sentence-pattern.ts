const wordEnd = '(?= )';
/** Marks stand alone and end no word. */
const ending = '[^ ,;:.!?()]*';
/** What a mark inside a word stands for. */
const marksInWord = new Map([
  ['*', ending],
  ['#', '\\d+(?:[,/]\\d+)?'],
  ['_', '\\d'],
]);
/** What a mark that stands alone means. */
const marks = new Map([
  ['>', '(?= [,;:.!?]| $)'],
  ['>>', '(?= [.!?]| $)'],
  ['^', '^'],
  ['$', '(?= $)'],
]);
/** One word of a gap: within a clause, and within a sentence. */
const anyWord = ' [^ ,;:.!?]+';
const anything = ' [^ ;.!?]+';

/** Where the bracket that opens at `open` is closed. */
const closing = (pattern: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < pattern.length; at += 1) {
    if (pattern[at] === '(') depth += 1;
    if (pattern[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket of '${pattern}' is never closed`);
};

/** Parts a pattern at `mark`, where it stands outside of all brackets. */
const partsOf = (pattern: string, mark: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '(') at = closing(pattern, at);
    else if (pattern.startsWith(mark, at)) {
      parts.push(pattern.slice(from, at));
      from = at + mark.length;
    }
  }
  return [...parts, pattern.slice(from)];
};

const oneOf = (choices: readonly string[]): string =>
  choices.length === 1 ? choices.join('') : `(?:${choices.join('|')})`;

/** Whether all of it stands in one pair of brackets. */
const isBracketed = (item: string): boolean => item[0] === '(' && closing(item, 0) === item.length - 1;

/** The letters of one word: `(s)` may be missing, `(a|o)` is either, `*` is any ending, `#` a number, `_` a digit. */
const lettersOf = (word: string): string => {
  let source = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    if (letter === '(') {
      const end = closing(word, at);
      const choices = partsOf(word.slice(at + 1, end), '|');
      source += `(?:${choices.map(lettersOf).join('|')})${choices.length === 1 ? '?' : ''}`;
      at = end;
    } else if (letter === '[') {
      const end = word.indexOf(']', at);
      source += word.slice(at, end + 1);
      at = end;
    } else if (letter === '\\') {
      at += 1;
      source += RegExp.escape(word[at] ?? '');
    } else source += marksInWord.get(letter) ?? RegExp.escape(letter);
  }
  return source;
};

/**
 * Reads a pattern of our tables into a regular expression over a line of words (`lineOf`). `|` in brackets: either;
 * `word?`: may be missing; `*`: any ending; `~4`: up to four words between, `~~4` over commas too, `~~` anything in the
 * sentence; `~4(a|b)`: only such words; `~4!(a|b)`: none of them; `!x` · `=x`: `x` is not · is next; `<!x` · `<=x`:
 * is not · is just before; `>` · `>>`: a clause · a sentence ends; `^` · `$`: the line begins · ends; `@x`: a
 * class; `\?`: the mark itself; ` || ` parts patterns of which one is enough. Throws for a class that nobody knows.
 */
export const createPatternReader = (classes: ReadonlyMap<string, string>) => {
  const phrase = (pattern: string): string => partsOf(pattern.trim(), ' ').map(itemOf).join('');
  const wordOf = (item: string): string => {
    if (isBracketed(item)) return oneOf(partsOf(item.slice(1, -1), '|').map(phrase));
    if (!item.startsWith('@')) return ` ${lettersOf(item)}${wordEnd}`;
    const meant = classes.get(item.slice(1));
    if (meant === undefined) throw new Error(`No word class ${item}`);
    return read(meant);
  };
  const gapOf = (item: string): string => {
    const [, mark, most = '', only = ''] = /^(~~?)(\d*)(.*)$/.exec(item) ?? [];
    const free = mark === '~~' ? anything : anyWord;
    if (item === '~~') return '[^;.!?]*?';
    const times = most === '' ? '*' : `{0,${most}}`;
    if (only !== '' && !only.startsWith('!')) return `(?:${wordOf(only)})${times}`;
    return `(?:${only === '' ? '' : itemOf(only)}${free})${times}?`;
  };
  const itemOf = (item: string): string => {
    const mark = marks.get(item);
    if (mark !== undefined || item.length === 1) return mark ?? wordOf(item);
    if (item.startsWith('~')) return gapOf(item);
    const [, beside = '', word = ''] = /^(<?[!=])(.*)$/.exec(item) ?? [];
    if (beside !== '') return `(?${beside}${wordOf(word)})`;
    return /[^\\]\?$/.test(item) ? `(?:${wordOf(item.slice(0, -1))})?` : wordOf(item);
  };
  const read = (pattern: string): string => oneOf(partsOf(pattern, ' || ').map(phrase));
  return read;
};
