const PREVIEW_LENGTH = 150;

/** Characters as people count them: an emoji of several signs is one, and is never cut in two. */
const characters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The first 150 characters of a text on one line (spec section 3), with an ellipsis where it goes on. */
export const previewOf = (content: string): string => {
  const line = content.replace(/\s+/gu, ' ').trim();
  let seen = 0;
  for (const { index } of characters.segment(line)) {
    if (seen === PREVIEW_LENGTH) return `${line.slice(0, index).trimEnd()}…`;
    seen += 1;
  }
  return line;
};
