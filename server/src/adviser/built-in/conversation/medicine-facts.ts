import type { ForbiddenTopic } from '../../guardrails/speech/forbidden-topics.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { medicineFactTexts as texts } from './medicine-fact-texts.ts';
import { factsOfNamed, type MedicineFact } from './medicine-facts-table.ts';
import {
  MEDICINE_ASPECTS,
  type MedicineAspect,
  type MedicineQuestion,
  parseMedicineQuestion,
} from './medicine-questions.ts';
import { findTogether, tellAspect, tellEffects, tellForgotten } from './tell-medicine-facts.ts';

/** Longest text, characters. */
export const MAX_FACTS_LENGTH = 700;
/** More medicines, or more of what is asked, are not told in one text. */
const MOST_MEDICINES = 2;
const MOST_ASPECTS = 2;

/** Facts of medicines, the asked part first, then whom to ask. */
export interface MedicineFacts {
  readonly text: string;
  /** Keys of sources.csv. */
  readonly sources: readonly string[];
  /** What is told. */
  readonly aspects: readonly MedicineAspect[];
}

/** Bought without a prescription as a rule: nobody prescribed them who could be asked. */
const oftenWithoutPrescription: ReadonlySet<string> = new Set([
  'nsaid',
  'paracetamol',
  'dipyrone',
  'antihistamine',
  'antihistamine_sedating',
  'decongestant',
  'antacid',
  'laxative',
  'vitamin',
  'mineral',
]);

/** After a sign that presses nobody is told to go on as before. */
const endOf = (
  parts: readonly string[],
  aspects: readonly MedicineAspect[],
  [one]: readonly MedicineFact[],
): string => {
  if (one && parts.some((part) => part.includes(texts.isWarning(one)))) return texts.today;
  const isBought = [...(one?.classes ?? [])].some((each) => oftenWithoutPrescription.has(each));
  return aspects.includes('effects') && !isBought ? texts.keepOn : texts.ask;
};

const asksSomebody = /[Pp]ergunt|[Cc]onfirm|[Aa]vis|[Ll]igue/;

/** As many of the parts as fit, none of them twice, and then the end. */
const fit = (parts: readonly string[], end: string): string => {
  let told = '';
  for (const part of parts) {
    const longer = `${told} ${part}`.trim();
    if (part !== '' && !told.includes(part) && longer.length + end.length < MAX_FACTS_LENGTH) told = longer;
  }
  return `${told} ${end}`.trim();
};

/** 'Glifage é um produto com metformina.', where a product was named. */
const tellProduct = ({ name, kind }: NamedMedicine, facts: readonly MedicineFact[]): string =>
  (kind === 'brand' || kind === 'compound') && !facts.some((one) => one.name.includes(name.toLowerCase()))
    ? texts.product(
        name,
        facts.map((one) => one.name),
      )
    : '';

const sourcesOf = (facts: readonly MedicineFact[]): readonly string[] => [
  ...new Set(facts.flatMap(({ sources }) => sources)),
];

const tellAsked = (question: MedicineQuestion): MedicineFacts | null => {
  const { medicines, effects } = question;
  const known = medicines.map((each) => ({ each, facts: factsOfNamed(each) }));
  const facts = [...new Map(known.flatMap((one) => one.facts).map((one) => [one.name, one])).values()];
  if (question.aspects.has('forgotten'))
    return {
      text: fit([tellForgotten(facts)], ''),
      sources: facts.length === 0 ? ['leaflet-medicines'] : sourcesOf(facts.slice(0, 1)),
      aspects: ['forgotten'],
    };
  if (facts.length === 0) return null;
  if (medicines.length > 1 && question.aspects.has('together')) {
    const one = findTogether(facts);
    const end = asksSomebody.test(one?.together ?? '') ? '' : texts.ask;
    return one && { text: fit([one.together], end), sources: sourcesOf([one]), aspects: ['together'] };
  }
  const told = facts.slice(0, MOST_MEDICINES);
  const aspects = MEDICINE_ASPECTS.filter(
    (aspect) => question.aspects.has(aspect) && aspect !== 'together' && !(aspect === 'effects' && effects.length > 0),
  ).slice(0, MOST_ASPECTS);
  if (aspects.length + effects.length === 0) return null;
  const isFirst = (aspect: MedicineAspect) => aspect === 'purpose' || aspect === 'action';
  const toldOf: readonly MedicineAspect[] = effects.length > 0 ? ['effects', ...aspects] : aspects;
  const tell = (one: MedicineFact): readonly string[] => {
    const all = [
      ...aspects.filter(isFirst).map((aspect) => tellAspect(one, aspect)),
      effects.length > 0 ? tellEffects(one, effects) : '',
      ...aspects.filter((aspect) => !isFirst(aspect)).map((aspect) => tellAspect(one, aspect)),
    ].filter((part) => part !== '');
    const [part = '', ...others] = all;
    return [part.includes(one.name) ? part : texts.about(one, part), ...others];
  };
  const parts = told.flatMap(tell);
  const products = known.map((one) => tellProduct(one.each, one.facts));
  return {
    text: fit([...products, ...parts], endOf(parts, toldOf, told)),
    sources: sourcesOf(told),
    aspects: toldOf,
  };
};

/**
 * Facts of the medicines that a message names, where it asks what they are for, how they act, what they commonly do,
 * how they are used in general or what is watched; of any medicine what holds when a dose was forgotten. Null for any
 * other message: one that asks for a dose, a start, a stop or a change, for own records, or names one in passing.
 */
export const findMedicineFacts = (message: string): MedicineFacts | null => {
  const question = parseMedicineQuestion(message);
  return question && tellAsked(question);
};

/** What may stand beside a refusal: never anything that could move somebody to start, stop or change a medicine. */
const besideRefusals: Partial<Readonly<Record<ForbiddenTopic, readonly MedicineAspect[]>>> = {
  medicine: MEDICINE_ASPECTS,
  missed_dose: ['forgotten'],
  dose: ['forgotten', 'time', 'whole', 'purpose', 'action'],
  start_medicine: ['together', 'effects', 'watch'],
};

/**
 * The facts that may stand before the refusal of a question; the refusal itself is always said too, whole. Null for
 * kinds of refusals that nothing stands beside, and where anything else would be told than this kind allows.
 */
export const medicineFactsBeside = (message: string, refused: ForbiddenTopic): MedicineFacts | null => {
  const allowed = besideRefusals[refused];
  if (!allowed) return null;
  const facts = findMedicineFacts(message);
  return facts?.aspects.every((aspect) => allowed.includes(aspect)) ? facts : null;
};
