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

/**
 * `ask`, which keeps its last `most` answers, by what it was asked (told apart as JSON): for what is dear, and
 * asked again soon. It must be pure.
 */
export const rememberLast = <Asked extends readonly unknown[], Answer>(
  most: number,
  ask: (...asked: Asked) => Answer,
): ((...asked: Asked) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const known = answers.get(key) ?? { answer: ask(...asked) };
    answers.delete(key);
    answers.set(key, known);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return known.answer;
  };
};
