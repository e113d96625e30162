import { foldText } from '../../../text/tokenize.ts';
import { medicineFactTexts as texts } from './medicine-fact-texts.ts';
import type { MedicineFact } from './medicine-facts-table.ts';
import type { MedicineAspect, NamedEffect } from './medicine-questions.ts';

/** Classes of which a missed dose is no matter for the leaflet alone. */
const seriousWhenForgotten: ReadonlySet<string> = new Set([
  'insulin',
  'anticoagulant_vka',
  'anticoagulant_direct',
  'anticonvulsant',
  'antiretroviral',
  'immunosuppressant',
]);

const named = ({ isIn }: NamedEffect, phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase) => isIn(foldText(phrase)));

/** What eases an effect on stomach or bowel: the sentence on food, where it says so. */
const easesStomach = /incomoda|enjoo|agride|estômago/;
const isOfStomach = /diarreia|enjoo|vômito|estômago|azia|barriga|gases/;

/** What is no matter for tomorrow, and what somebody should hear of at once. */
const isUrgent = new RegExp(
  'rosto|trombose|falta de ar|no peito|desmaio|fezes pretas|sangramento (?:que não para|forte)' +
    '|pancada|respiração fraca|convulsão|cetoacidose|confusão|súbita|de repente|que some|pele solta',
);
const isOfSelfHarm = /machucar/;

/** To whom to tell what, by how much it presses. */
const tellWarnings = (phrases: readonly string[]): string => {
  const support = phrases.filter((each) => isOfSelfHarm.test(each));
  const urgent = phrases.filter((each) => isUrgent.test(each));
  const others = phrases.filter((each) => !support.includes(each) && !urgent.includes(each));
  return [
    others.length > 0 && texts.tell(others),
    urgent.length > 0 && texts.urgent(urgent),
    support.length > 0 && texts.support(support),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Whether it has an effect, as its row says: common, seldom, one to tell of, or not among the common ones. */
const tellEffect = (one: MedicineFact, asked: NamedEffect): string => {
  const [common, seldom, warning] = [one.effects, one.seldom, one.tell].map((each) => named(asked, each));
  const isIn = (text: string) => asked.isIn(foldText(text));
  const watched = isIn(one.watch) ? one.watch : '';
  if (common?.length) {
    const eases = isOfStomach.test(asked.effect) && easesStomach.test(one.food) ? one.food : '';
    const why = isIn(one.action) ? texts.action(one, false) : '';
    return [texts.isKnown(one, common), eases, why, watched].filter(Boolean).join(' ');
  }
  const [first] = seldom ?? [];
  if (first !== undefined) return `${texts.isSeldom(one, first)} ${watched || texts.otherCause}`;
  if (watched !== '') return watched;
  if (warning?.length) return `${texts.isWarning(one)} ${tellWarnings(warning)}`;
  return `${texts.isUnknown(one, asked.effect)} ${texts.otherCause}`;
};

const isListed = (one: MedicineFact, asked: NamedEffect): boolean =>
  named(asked, [...one.effects, ...one.seldom, ...one.tell]).length > 0;

/** Of the effects that words may mean, those that the table knows of the medicine; else the first. */
export const tellEffects = (one: MedicineFact, asked: readonly NamedEffect[]): string => {
  const listed = asked.filter((effect) => isListed(one, effect));
  const common = listed.filter((effect) => named(effect, one.effects).length > 0);
  if (common.length > 1)
    return texts.isKnown(one, [...new Set(common.flatMap((effect) => named(effect, one.effects)))]);
  const told = common[0] ?? listed[0] ?? asked[0];
  return told ? tellEffect(one, told) : '';
};

const tellAlcohol = ({ alcohol, flags }: MedicineFact): string => {
  if (alcohol !== '') return alcohol;
  if (flags.has('lows')) return texts.alcohol.lows;
  if (flags.has('driving')) return texts.alcohol.driving;
  return flags.has('alcohol') ? texts.alcohol.flagged : texts.alcohol.general;
};

const tellDriving = (one: MedicineFact): string => {
  if (one.flags.has('lows')) return texts.driving.lows(one);
  return one.flags.has('driving') ? texts.driving.sleepy(one) : texts.driving.dizzy(one);
};

/** Purpose and action explain each other: who asks for one hears both. */
export const tellAspect = (one: MedicineFact, aspect: MedicineAspect): string => {
  const purpose = (isFirst: boolean) => (one.purpose === '' ? '' : texts.purpose(one, isFirst));
  const action = (isFirst: boolean) => (one.action === '' ? '' : texts.action(one, isFirst));
  const tellers: Readonly<Record<MedicineAspect, () => string>> = {
    purpose: () => [purpose(true), action(false)].filter(Boolean).join(' '),
    action: () => [action(true), purpose(false)].filter(Boolean).join(' '),
    effects: () => `${texts.effects(one)} ${tellWarnings(one.tell)}`.trim(),
    food: () => one.food || texts.food,
    time: () => one.time || texts.time,
    whole: () => one.whole || texts.whole,
    alcohol: () => tellAlcohol(one),
    driving: () => tellDriving(one),
    watch: () => one.watch || texts.watch,
    forgotten: () => '',
    together: () => '',
  };
  return tellers[aspect]();
};

/** What holds of any dose that was forgotten. */
export const tellForgotten = (facts: readonly MedicineFact[]): string => {
  const isSerious = facts.some(({ classes }) => [...classes].some((each) => seriousWhenForgotten.has(each)));
  return [texts.forgotten(facts[0]), isSerious && texts.forgottenSerious].filter(Boolean).join(' ');
};

/** What is known against taking two of the named medicines together; null where the table says nothing of them. */
export const findTogether = (facts: readonly MedicineFact[]): MedicineFact | null =>
  facts.find((one) => facts.some((other) => other !== one && one.not_with.some((each) => other.classes.has(each)))) ??
  null;
