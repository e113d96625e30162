/**
 * Which of some phrases (`foldText`: folded, blanks around them) a text of the same kind holds. Each word of the
 * text is looked up among their first ones, so that it takes no longer with more phrases.
 */
export const createPhraseSet = (phrases: readonly string[]): ((folded: string) => ReadonlySet<string>) => {
  const byFirst = Map.groupBy(new Set(phrases), (phrase) => phrase.slice(1, phrase.indexOf(' ', 1)));
  return (folded) => {
    const held = new Set<string>();
    let blank = folded.indexOf(' ');
    for (let next = folded.indexOf(' ', blank + 1); next > blank; next = folded.indexOf(' ', blank + 1)) {
      for (const phrase of byFirst.get(folded.slice(blank + 1, next)) ?? [])
        if (folded.startsWith(phrase, blank)) held.add(phrase);
      blank = next;
    }
    return held;
  };
};
