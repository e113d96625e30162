/**
 * Endings of folded Portuguese words and what stands for them: the first that fits, with at least so many letters left.
 */
type Ending = readonly [ending: RegExp, replacement: string];

const plurals: readonly Ending[] = [
  [/(?<=.)(?:oes|aes|aos)$/, 'ao'],
  [/(?<=..)ais$/, 'al'],
  [/(?<=...)eis$/, 'el'],
  [/(?<=...)ois$/, 'ol'],
  [/(?<=..)ns$/, 'm'],
  [/(?<=..[rz])es$/, ''],
  [/(?<=..[aeiou])s$/, ''],
];

/** Verbs and what is made of them: 'caminhar', 'caminhando', 'caminhada' and 'caminho' have one stem. */
const forms: readonly Ending[] = [
  [/(?<=....)(?:amente|mente)$/, ''],
  [/(?<=....)(?:ando|endo|indo)$/, ''],
  [/(?<=....)(?:ada|ado|ida|ido)$/, ''],
  [/(?<=...)(?:aram|eram|iram|ava|iam)$/, ''],
  [/(?<=...)(?:ar|er|ir|ei|eu|iu|ou|am|em)$/, ''],
  [/(?<=...)[aeo]$/, ''],
  [/(?<=...)i$/, ''],
];

const strip = (word: string, endings: readonly Ending[]): string => {
  const found = endings.find(([ending]) => ending.test(word));
  return found === undefined ? word : word.replace(...found);
};

/** A folded word without the ending of its plural: 'medicoes' is 'medicao'. */
export const singularOf = (word: string): string => strip(word, plurals);

/**
 * A folded word without the ending for number, gender, person and time. Light: 'mediçoes' and 'medição', not 'medir'.
 */
export const stemWord = (word: string): string => strip(singularOf(word), forms);
