import { listWords, wordsOf } from '../../../food/food-words.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(listWords(text));

/** Small words that Portuguese does not have. */
const foreign =
  setOf(`the, is, are, what, how, my, your, you, can, do, does, should, please, with, and, of, for, hello,
  i, eat, sugar, blood, have, want, tell, me, about, why, when, where, was, el, los, las, una, mi, puedo, cual, que es, como esta,
  quiero, tengo, azucar, sangre, presion, glucosa, buenos, buenas, muy, yo, hola, gracias, esta es, je, est, le, les, des, mon, ma, quel, quelle, comment,
  bonjour, ich, und, der, die, das, ist, wie, mein, il, mio, sono, che`);
const portuguese =
  setOf(`o, os, de, da, do, das, dos, em, no, na, um, uma, e, que, qual, quanto, quantas, minha, meu, eu, voce, vc,
  nao, sim, para, pra, com, por, como, foi, esta, ta, posso, glicose, pressao, hoje, ontem, oi, ola, bom, boa, dia, mais, tem, isso, quando, onde, porque`);

/** So many words that only other languages have, and more than Portuguese ones. */
const MIN_FOREIGN = 2;

/** Whether a text is plainly in another language. */
export const isForeign = (text: string): boolean => {
  if (/[¿¡]/.test(text)) return true;
  const words = wordsOf(text);
  const foreignCount = words.filter((word) => foreign.has(word)).length;
  if (/[\u0400-\u04ff\u0590-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2}/u.test(text)) return true;
  return foreignCount >= MIN_FOREIGN && foreignCount > words.filter((word) => portuguese.has(word)).length;
};
