/** Any of some phrases in folded words with a blank around: `*` is any end of a word, `_` up to three words. */
export const phrasesPattern = (phrases: readonly string[]): RegExp => {
  const patterns = phrases.map((phrase) => phrase.replaceAll('*', '\\w*').replaceAll(' _ ', ' (?:\\w+ ){0,3}'));
  return new RegExp(` (?:${patterns.join('|')})(?= )`);
};

/** Whether folded words with a blank around hold any of some phrases; nothing holds none. */
export const readerOf = (phrases: readonly string[]): ((folded: string) => boolean) => {
  if (phrases.length === 0) return () => false;
  const any = phrasesPattern(phrases);
  return (folded) => any.test(folded);
};
