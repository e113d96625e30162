/** A bit of a text: words, or an address that may be followed. */
export interface TextBit {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  readonly href: string | null;
}

const address = /https?:\/\/[^\s<>"'`{}|\\^]+/giu;
/** What stands after an address more often than in it. */
const trailing = new Set('.,;:!?]');

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * An address without what ends the sentence or the bracket around it: of '(https://a.b/c_(d)).' 'https://a.b/c_(d)'.
 */
const trimEnd = (text: string): string => {
  let unopened = count(text, ')') - count(text, '(');
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? '';
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!trailing.has(last)) break;
  }
  return text.slice(0, end);
};

/** Where an address leads; null for anything but http and https. */
const hrefOf = (text: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url.href : null;
};

/**
 * A person's text in bits. Only what is written out with http or https becomes a link, and shows where it leads; every
 * other scheme stays words.
 */
export const splitLinks = (text: string): TextBit[] => {
  const bits: TextBit[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const written = trimEnd(match[0]);
    const href = hrefOf(written);
    if (!href) continue;
    if (match.index > from) bits.push({ at: from, text: text.slice(from, match.index), href: null });
    bits.push({ at: match.index, text: written, href });
    from = match.index + written.length;
  }
  if (from < text.length) bits.push({ at: from, text: text.slice(from), href: null });
  return bits;
};
