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

/** Within one answer the same is asked from a few places. */
const LAST_REMEMBERED = 8;

/** `ask`, which keeps its last few answers: for what is dear and asked again at once, and never after that. */
export const rememberLast = <Answer>(ask: (text: string) => Answer): ((text: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = ask(text);
    const [oldest] = answers.keys();
    if (answers.size >= LAST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
    answers.set(text, { answer });
    return answer;
  };
};
