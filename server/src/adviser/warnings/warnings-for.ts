import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { listWords } from '../built-in/words.ts';
import { glucoseFigure } from '../figures-in-text.ts';
import { foldText } from '../food/food-words.ts';
import type { NamedMedicine } from '../medicines/name-index.ts';
import { type Trait, traitsOf } from './person-traits.ts';
import type { Mentions } from './read-mentions.ts';
import { SEVERITIES, type Severity, type WarningRow, warningTable } from './warning-table.ts';

/** What a profile has to say about a message, in Portuguese; its glucose figures are said by `sayFigures`. */
export interface Warning {
  readonly key: string;
  /** The matter: of one matter about one thing only one warning speaks. */
  readonly about: string;
  /** What was named. */
  readonly said: string;
  readonly severity: Severity;
  /** Whether one of our articles may go on after it. */
  readonly goesOn: boolean;
  readonly text: string;
  readonly source: string;
}

/** How a row and a profile meet in what was mentioned. */
interface Meeting {
  /** The person's entries, in the order of the row's terms. */
  readonly traits: readonly Trait[];
  readonly said: string;
  /** What the mentioned thing holds, or is: 'dipirona', 'leite'. */
  readonly holds: string;
  /** Products that hold the same substance. */
  readonly elsewhere: readonly string[];
}

const MOST_WARNINGS = 3;
const MOST_BRANDS = 2;
const MOST_COMPOUNDS = 4;

/** 'ibuprofeno', but 'Novalgina' and 'AAS': only products and short forms have capitals within a sentence. */
const sayMedicine = ({ kind, name }: Pick<NamedMedicine, 'kind' | 'name'>): string =>
  kind === 'brand' || kind === 'compound' || name === name.toUpperCase() ? name : name.toLowerCase();

const isSame = (one: string, other: string): boolean => foldText(one) === foldText(other);

const ofSubstance = (medicine: NamedMedicine, trait: Trait): Omit<Meeting, 'traits'> | null => {
  const shared = medicine.substances.find(({ name }) => trait.substances.includes(name));
  if (shared) {
    const products = [
      ...shared.brands.slice(0, MOST_BRANDS),
      ...shared.compounds.slice(0, MOST_COMPOUNDS),
    ].filter((name) => !isSame(name, medicine.name));
    return { said: sayMedicine(medicine), holds: shared.name.toLowerCase(), elsewhere: products };
  }
  const isOfGroup =
    trait.terms.includes('allergy_group') &&
    [...medicine.classes].some((each) => trait.terms.includes(`allergy:${each}`));
  return isOfGroup ? { said: sayMedicine(medicine), holds: trait.entry, elsewhere: [] } : null;
};

const ofFood = (
  phrase: string | null | undefined,
  { holds, entry }: Trait,
  { asWritten }: Mentions,
): Omit<Meeting, 'traits'> | null =>
  phrase === null || phrase === undefined
    ? null
    : { said: asWritten(phrase), holds: holds ?? entry, elsewhere: [] };

/** Every way in which a term of the column `mentioned` is met. */
const meetingsOf = (
  term: string,
  traits: readonly Trait[],
  mentions: Mentions,
): readonly Omit<Meeting, 'traits'>[] => {
  const [first] = traits;
  if (first === undefined) return [];
  if (term === 'itself') {
    const [named, dish] = [first.itself?.(mentions.folded), first.hidden?.(mentions.folded)];
    // 'Pão de queijo' is the dish, not the cheese in its name.
    const isInDish = named != null && dish != null && named !== dish && dish.includes(named);
    return [
      ...mentions.medicines.map((medicine) => ofSubstance(medicine, first)),
      isInDish ? null : ofFood(named, first, mentions),
    ].flatMap((one) => one ?? []);
  }
  if (term === 'hidden')
    return [ofFood(first.hidden?.(mentions.folded), first, mentions)].flatMap((one) => one ?? []);
  const own = traits.flatMap(({ substances }) => substances);
  const isOwn = ({ substances }: NamedMedicine) => substances.some(({ name }) => own.includes(name));
  if (term === 'own_medicine') {
    const said = mentions.medicines.find(isOwn)?.name ?? mentions.topics.get('topic:own_medicine');
    return said === undefined ? [] : [{ said, holds: '', elsewhere: [] }];
  }
  if (term !== 'any_medicine' && !term.startsWith('medicine:')) {
    const said = mentions.topics.get(term);
    return said === undefined ? [] : [{ said, holds: '', elsewhere: [] }];
  }
  const asked = term.slice('medicine:'.length);
  return mentions.medicines
    .filter(
      ({ classes, flags, substances }) =>
        term === 'any_medicine' ||
        classes.has(asked) ||
        (flags as ReadonlySet<string>).has(asked) ||
        substances.some(({ name }) => name === asked),
    )
    .filter((medicine) => !isOwn(medicine))
    .map((medicine) => ({
      said: sayMedicine(medicine),
      // 'Anti-inflamatórios como anti-inflamatório' says it twice.
      holds: medicine.kind === 'group' ? sayMedicine(medicine) : '',
      elsewhere: [],
    }));
};

const findMeetings = (row: WarningRow, traits: readonly Trait[], mentions: Mentions): readonly Meeting[] => {
  const [leading = [], ...others] = row.person.map((group) =>
    traits.filter(({ terms }) => terms.some((term) => group.includes(term))),
  );
  if (others.some((found) => found.length === 0)) return [];
  return leading.flatMap((trait) => {
    const beside = others.flatMap((found) => found.slice(0, 1));
    const all = [trait, ...beside];
    return row.mentioned.flatMap((term) =>
      meetingsOf(term, all, mentions).map((meeting) => ({ ...meeting, traits: all })),
    );
  });
};

/**
 * The row's text for this person: `{entry}` and `{also}` are the person's own entries, `{said}` what was named,
 * `{holds}` what that holds, `{elsewhere}` other products of it; what stands in brackets is left out where `{said}` and
 * the thing itself are one.
 */
const fill = ({ text }: WarningRow, { traits, said, holds, elsewhere }: Meeting): string => {
  const [entry = '', also = ''] = traits.map((trait) => trait.entry);
  const isPlain = isSame(said, holds === '' ? entry : holds) || isSame(said, entry);
  const products = elsewhere.length === 0 ? '' : `, como ${listWords(elsewhere)}`;
  return text
    .replace(/(\d+) mg\/dL/g, (_, mgDl) => glucoseFigure(Number(mgDl)))
    .replace(/\[([^\]]*)\]/g, isPlain ? '' : '$1')
    .replaceAll('{elsewhere}', () => products)
    .replaceAll('{holds}', () => holds)
    .replaceAll('{entry}', () => entry)
    .replaceAll('{also}', () => also)
    .replaceAll('{said}', () => said);
};

/**
 * What a profile has to say about what was mentioned, the gravest first, at most three; of one thing about one matter
 * only the first row speaks. Pure; `today` is `yyyy-MM-dd`.
 */
export const warningsFor = (
  profile: HealthProfile,
  mentions: Mentions,
  today: string,
): readonly Warning[] => {
  const traits = traitsOf(profile, today);
  const found = warningTable()
    .warnings.flatMap((row) =>
      findMeetings(row, traits, mentions).map((meeting) => ({ row, meeting, text: fill(row, meeting) })),
    )
    .toSorted((a, b) => SEVERITIES.indexOf(a.row.severity) - SEVERITIES.indexOf(b.row.severity));
  const told = new Set<string>();
  return found
    .filter(({ row, meeting, text }) => {
      const of = row.about === 'food' ? meeting.traits[0]?.entry : meeting.said;
      const matter = `${row.about} ${foldText(of ?? '')}`;
      const isNew = !told.has(matter) && !told.has(text);
      told.add(matter).add(text);
      return isNew;
    })
    .slice(0, MOST_WARNINGS)
    .map(({ row: { key, about, severity, goesOn, source }, meeting: { said }, text }) => ({
      key,
      about,
      said,
      severity,
      goesOn,
      text,
      source,
    }));
};
