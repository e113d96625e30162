import { z } from 'zod';
import { foldTyped, shorthandOfQuestions, wordsOf } from '../../../text/tokenize.ts';
import { cellsSchema as cells, loadTable, once } from '../../load-knowledge.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { readerOf } from './read-phrases.ts';

/** What may be asked of a medicine, in the order in which it is told. */
export const MEDICINE_ASPECTS = [
  'purpose',
  'action',
  'effects',
  'food',
  'time',
  'whole',
  'alcohol',
  'driving',
  'watch',
  'forgotten',
  'together',
] as const;
export type MedicineAspect = (typeof MEDICINE_ASPECTS)[number];

/** An effect as people name it. */
export interface NamedEffect {
  readonly effect: string;
  /** Whether folded words name it. */
  readonly isIn: (folded: string) => boolean;
}

/** A question about medicines: which, and what is asked of them. */
export interface MedicineQuestion {
  readonly medicines: readonly NamedMedicine[];
  readonly aspects: ReadonlySet<MedicineAspect>;
  /** Effects asked for by name: 'dá tosse?'. */
  readonly effects: readonly NamedEffect[];
}

/** The rows of server/knowledge/medicine-effects.csv. */
export const loadEffects = once((): readonly NamedEffect[] =>
  loadTable('medicine-effects.csv', { effect: z.string().min(1), words: cells, not: cells }).map((row) => {
    const [names, means] = [readerOf(row.words), readerOf(row.not)];
    return { effect: row.effect, isIn: (folded: string) => names(folded) && !means(folded) };
  }),
);

/** The rows of server/knowledge/medicine-questions.csv. */
const loadCues = once(() => {
  const rows = loadTable('medicine-questions.csv', {
    asks: z.enum([...MEDICINE_ASPECTS, 'effect_cue']),
    words: cells,
  });
  const readers = new Map(rows.map(({ asks, words }) => [asks, readerOf(words)]));
  return (asks: MedicineAspect | 'effect_cue', folded: string) => readers.get(asks)?.(folded) === true;
});

/** What stands for every name of a medicine while the rest is read. */
const MED = '(?:medicamento|remedios?|comprimidos?|capsulas?|pilulas?|doses?)';
const CHANGES =
  '(?:subir|subo|aumentar|aumento|diminuir|diminuo|dobrar|dobro|reduzir|reduzo' +
  '|baixar|ajustar|mudar|mudo|trocar|troco|substituir|parar|paro|largar|largo' +
  '|suspender|suspendo|interromper|tirar|tiro|deixar|comecar|comeco|iniciar|voltar)';
/** A dose, a start, a stop or a change is never told of here, nor what belongs to others. */
const notHere: readonly RegExp[] = [
  new RegExp(` ${CHANGES} (?:\\w+ ){0,4}${MED} `),
  / quant[oa]s? (?:\w+ ){0,3}(?:mg|ml|mcg|gotas|unidades?|ui|comprimidos?|medicamento|doses?|vezes) /,
  / (?:qual|me diz|me passa) (?:\w+ ){0,3}dose | dose (?:certa|maxima|ideal|correta|de correcao) /,
  / (?:parar|paro|pare|largar|largo|suspendo|suspender|interromper) (?:de |com )/,
  / (?:gravid\w*|gestant\w*|gestacao|amament\w*|gravidez|crianca|criancas|recem nascid\w*) /,
  / (?:o|a|um|uma|meu|minha) bebe | filh[oa] de \d/,
  / (?:anotei|anotad\w*|anotou|registr\w*|cadastr\w*|marquei|lista de|quais remedios|que remedios) /,
  / (?:cartela|caixa|frasco|vidro) (?:toda|inteir[ao]|todo) | (?:morrer|me matar|overdose|veneno) /,
  / resistencia (?:\w+ )?medicamento /,
  / \d{2,3} (?:por|x) \d| (?:glicose|glicemia|acucar|pressao) (?:\w+ ){0,3}\d{2,3} /,
];
/** 'Dobro agora?', 'tomo duas?' is the question of who forgot a dose, and answered with 'não em dobro'. */
const isOnForgotten = / (?:dobrar|dobro|tomo|tomar) (?:\w+ ){0,4}/;

/** Words of a message, shorthand written out, with a blank around; names of medicines read 'medicamento'. */
const readLine = (message: string): { readonly folded: string; readonly medicines: readonly NamedMedicine[] } => {
  const typed = foldTyped(message);
  const found = locateMedicines(typed);
  const plain = found.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} medicamento ${text.slice(end)}`,
    typed,
  );
  const words = wordsOf(plain).map((word) => shorthandOfQuestions.get(word) ?? word);
  return {
    folded: ` ${words.join(' ')} `,
    medicines: [...new Map(found.map((each) => [each.name, each])).values()],
  };
};

const namesMeans = new RegExp(` ${MED} `);
/** Longer messages tell a story in which too much is named. */
const MOST_LETTERS = 600;
/** 'Beber água' is no drink. */
const harmlessDrink = / (?:beber|bebo|bebe|bebida) (?:\w+ ){0,3}(?:agua|cafe|leite|suco|cha|refrigerante|gelad[ao]) /;

/** 'Andar depois do café' is no question of when to take something. */
const isOnMovement =
  / (?:caminh\w*|andar|correr|corrida|treino|treinar|exercicios?|academia|musculacao|pedalar|nadar) /;

/**
 * What a message asks of the medicines that it names; null where it names none, asks nothing of them, or asks for what
 * nobody may answer here: a dose, a start, a stop, a change.
 */
export const parseMedicineQuestion = (message: string): MedicineQuestion | null => {
  if (message.length > MOST_LETTERS) return null;
  const { folded, medicines } = readLine(message);
  if (!namesMeans.test(folded)) return null;
  const asks = loadCues();
  const has = (aspect: MedicineAspect) => asks(aspect, folded);
  const isForgotten = has('forgotten') && !has('purpose');
  const rest = isForgotten ? folded.replace(isOnForgotten, ' ') : folded;
  if (notHere.some((pattern) => pattern.test(rest))) return null;
  if (isForgotten) return { medicines, aspects: new Set(['forgotten']), effects: [] };
  if (medicines.length === 0) return null;
  const aspects = new Set(MEDICINE_ASPECTS.filter(has));
  aspects.delete('forgotten');
  if (harmlessDrink.test(folded)) aspects.delete('alcohol');
  if (isOnMovement.test(folded)) for (const each of ['food', 'time'] as const) aspects.delete(each);
  const isAsked = message.includes('?') || asks('effect_cue', folded);
  const effects = isAsked ? loadEffects().filter(({ isIn }) => isIn(folded)) : [];
  if (isAsked && medicines.length > 1 && aspects.size + effects.length === 0) aspects.add('together');
  return aspects.size + effects.length > 0 ? { medicines, aspects, effects } : null;
};
