const wordsIn = (text: string): Set<string> => new Set(text.trim().split(/\s+/u));

/** Small words that only Portuguese has, of the languages below. */
const portuguese = wordsIn(`
  não você com uma um para do da dos das em é e ou mais seu sua ao à os as o que por como se na nas nos são está isso também muito pode sem até
  já foi ser tem nao voce sao esta tambem
`);

const foreign = wordsIn(`
  the and of to is are you your with for this that it be can should will have not from about
  el los las y usted con una su es del muy pero como hay puede tiene sus al lo más
  vous le les et est votre avec pas pour des une dans sur être
  sie und der ist nicht mit ihre ihrem ihren sollten ein eine zu den auf
  il gli che di è della con
`);

const otherLetters =
  /[\p{sc=Han}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}]/gu;
const FEWEST_LETTERS = 4;
const FEWEST_WORDS = 8;

/** Whether a text of eight words or more is in another language. Cheap: by its small words and its letters. */
export const isForeign = (text: string): boolean => {
  if ((text.match(otherLetters) ?? []).length >= FEWEST_LETTERS) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const own = words.filter((word) => portuguese.has(word)).length;
  const other = words.filter((word) => foreign.has(word) && !portuguese.has(word)).length;
  return other >= 2 && other > own;
};
