const digitLetters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a' };

/** Lower case without accents: 'Pressão' is 'pressao'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** As `fold`, and as people meant it: 'muuuuito' is 'muito', 'm4tar' is 'matar'. */
export const foldTyped = (text: string): string =>
  fold(text)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(
      /([a-z])([0134@])(?=[a-z]{2})/g,
      (_, letter: string, digit: string) => `${letter}${digitLetters[digit] ?? ''}`,
    );
