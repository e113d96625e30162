import type { Word } from '../words.ts';

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const pressureWords = setOf('pressao pa press mmhg pressaum');
export const saturationWords = setOf(
  'sat saturacao oximetro oximetria oxigenio spo2 oxigenacao saturando satura spo',
);
export const feverWords = setOf('febre temperatura termometro febril');
/** What a number counts when it is no reading. */
export const otherUnits = setOf(
  'kg quilos quilo anos ano dias dia horas hora h min minutos minuto unidades unidade u ui semanas semana mes meses km passos reais % gramas grama g ml comprimidos comprimido gotas vezes vez x por / litros copos metros cm pessoas pontos fitas tiras refeicoes colher colheres gotas fatias fatia porcento seg segundos s',
);

/** The number that a word writes, with a comma or a point; null where it writes none. */
export const numberOf = (word: Word | undefined): number | null =>
  word !== undefined && /^\d/.test(word.text)
    ? Number(word.text.replace(/^(\d{1,2})\.(\d{3})$/, '$1$2').replace(',', '.'))
    : null;

/** Whether one of `names` stands in the same segment, up to `ahead` words after `at` or `back` before it. */
export const has = (
  words: readonly Word[],
  at: number,
  names: ReadonlySet<string>,
  ahead: number,
  back: number,
): boolean => {
  for (let k = Math.max(0, at - back); k <= Math.min(words.length - 1, at + ahead); k += 1) {
    if (words[k]?.segment === words[at]?.segment && names.has(words[k]?.text ?? '')) return true;
  }
  return false;
};
