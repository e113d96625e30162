const MOST_REMEMBERED = 20_000;
/** Longer ones are noise, and each is another. */
const LONGEST_REMEMBERED = 20;

/** `ask`, which keeps its answers: in a language the same words come again and again. Bounded in size. */
export const remember = <Answer>(ask: (word: string) => Answer): ((word: string) => Answer) => {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = ask(word);
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    if (word.length <= LONGEST_REMEMBERED) answers.set(word, answer);
    return answer;
  };
};
