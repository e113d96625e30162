import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../text/tokenize.ts';
import { listWords } from '../built-in/format-values.ts';
import { glucoseFigure } from '../figures-in-text.ts';
import type { NamedMedicine } from '../medicines/name-index.ts';
import type { Mentions } from './parse-mentions.ts';
import { type Trait, traitsOf } from './person-traits.ts';
import { SEVERITIES, type WarningRow, warningTable } from './warning-table.ts';

/** What a profile has to say about a message, in Portuguese; its glucose figures are said by `sayFigures`. */
export interface Warning extends Omit<WarningRow, 'person' | 'mentioned'> {
  /** What was named. */
  readonly said: string;
  /** The person's own entry that it rests on: 'Marevan'. */
  readonly entry: string;
}

/** How something that was mentioned meets what a profile says. */
interface Match {
  readonly said: string;
  /** What the mentioned thing holds, or is: 'dipirona', 'leite'. */
  readonly holds?: string;
  /** Products that hold the same substance. */
  readonly elsewhere?: readonly string[];
}

interface Meeting extends Match {
  /** The person's entries, in the order of the row's terms. */
  readonly traits: readonly Trait[];
}

const MOST_WARNINGS = 3;
const MOST_BRANDS = 2;
const MOST_COMPOUNDS = 4;

/** 'ibuprofeno', but 'Novalgina' and 'AAS': only products and short forms have capitals within a sentence. */
const sayMedicine = ({ kind, name }: Pick<NamedMedicine, 'kind' | 'name'>): string =>
  kind === 'brand' || kind === 'compound' || name === name.toUpperCase() ? name : name.toLowerCase();

const isSame = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** The very substance or group that somebody must not have. */
const matchOfSubstance = (medicine: NamedMedicine, { substances = [], terms, entry }: Trait): Match[] => {
  const shared = medicine.substances.find(({ name }) => substances.includes(name));
  if (shared) {
    const { name, brands, compounds } = shared;
    const products = [...brands.slice(0, MOST_BRANDS), ...compounds.slice(0, MOST_COMPOUNDS)];
    const elsewhere = products.filter((product) => !isSame(product, medicine.name));
    return [{ said: sayMedicine(medicine), holds: name.toLowerCase(), elsewhere }];
  }
  const isOfGroup =
    terms.includes('allergy_group') && [...medicine.classes].some((each) => terms.includes(`allergy:${each}`));
  return isOfGroup ? [{ said: sayMedicine(medicine), holds: entry }] : [];
};

const isOf = ({ classes, flags, substances }: NamedMedicine, term: string): boolean =>
  term === 'any_medicine' ||
  [...classes, ...flags, ...substances.map(({ name }) => name)].some((each) => term === `medicine:${each}`);

/** Every way in which a term of the column `mentioned` is met. */
const matchesOf = (term: string, traits: readonly [Trait, ...Trait[]], mentions: Mentions): Match[] => {
  const [first] = traits;
  const { folded, medicines, topics, asWritten } = mentions;
  const own = traits.flatMap(({ substances = [] }) => substances);
  const isOwn = ({ substances }: NamedMedicine) => substances.some(({ name }) => own.includes(name));
  const inFood = (phrase: string | null): Match[] =>
    phrase === null ? [] : [{ said: asWritten(phrase), holds: first.holds ?? first.entry }];
  const [named, dish] = [first.itself?.(folded) ?? null, first.hidden?.(folded) ?? null];
  // 'Pão de queijo' is the dish, not the cheese in its name.
  const isInDish = named !== null && named !== dish && dish?.includes(named);
  switch (term) {
    case 'itself':
      return [
        ...medicines.flatMap((medicine) => matchOfSubstance(medicine, first)),
        ...inFood(isInDish ? null : named),
      ];
    case 'hidden':
      return inFood(dish);
    case 'own_medicine': {
      const said = medicines.find(isOwn)?.name ?? topics.get('topic:own_medicine');
      return said === undefined ? [] : [{ said }];
    }
    default: {
      const said = topics.get(term);
      if (said !== undefined) return [{ said }];
      // 'Anti-inflamatórios como anti-inflamatório' says it twice.
      return medicines
        .filter((medicine) => isOf(medicine, term) && !isOwn(medicine))
        .map((medicine) => {
          const name = sayMedicine(medicine);
          return medicine.kind === 'group' ? { said: name, holds: name } : { said: name };
        });
    }
  }
};

const findMeetings = (row: WarningRow, traits: readonly Trait[], mentions: Mentions): readonly Meeting[] => {
  const [leading = [], ...others] = row.person.map((group) =>
    traits.filter(({ terms }) => terms.some((term) => group.includes(term))),
  );
  if (others.some((found) => found.length === 0)) return [];
  return leading.flatMap((trait) => {
    const beside = others.flatMap((found) => found.slice(0, 1));
    const all = [trait, ...beside] as const;
    return row.mentioned.flatMap((term) => matchesOf(term, all, mentions).map((match) => ({ ...match, traits: all })));
  });
};

/**
 * The row's text for this person: `{entry}` and `{also}` are the person's own entries, `{said}` what was named,
 * `{holds}` what that holds, `{elsewhere}` other products of it; what stands in brackets is left out where `{said}` and
 * the thing itself are one.
 */
const fill = ({ text }: WarningRow, { traits, said, holds = '', elsewhere = [] }: Meeting): string => {
  const [entry = '', also = ''] = traits.map((trait) => trait.entry);
  const isPlain = isSame(said, holds === '' ? entry : holds) || isSame(said, entry);
  const products = elsewhere.length === 0 ? '' : `, como ${listWords(elsewhere)}`;
  const slots: Readonly<Record<string, string>> = { entry, also, said, holds, elsewhere: products };
  return text
    .replace(/(\d+) mg\/dL/g, (_, mgDl) => glucoseFigure(Number(mgDl)))
    .replace(/\[([^\]]*)\]/g, isPlain ? '' : '$1')
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
};

/**
 * What a profile has to say about what was mentioned, the gravest first, at most three; of one thing about one matter
 * only the first row speaks. Pure; `today` is `yyyy-MM-dd`.
 */
export const warningsFor = (profile: HealthProfile, mentions: Mentions, today: string): readonly Warning[] => {
  const traits = traitsOf(profile, today);
  const found = warningTable()
    .flatMap((row) =>
      findMeetings(row, traits, mentions).map((meeting) => ({ row, meeting, text: fill(row, meeting) })),
    )
    .toSorted((a, b) => SEVERITIES.indexOf(a.row.severity) - SEVERITIES.indexOf(b.row.severity));
  const told = new Set<string>();
  const forbidden = new Set<string>();
  return found
    .filter(({ row, meeting, text }) => {
      // What an allergy rules out is not recommended in measure by the next row.
      if (row.about === 'food' || row.about === 'allergy') forbidden.add(foldText(meeting.said));
      else if (row.severity !== 'danger' && forbidden.has(foldText(meeting.said))) return false;
      const of = row.about === 'food' ? meeting.traits[0]?.entry : meeting.said;
      const matter = `${row.about} ${foldText(of ?? '')}`;
      const isNew = !told.has(matter) && !told.has(text);
      told.add(matter).add(text);
      return isNew;
    })
    .slice(0, MOST_WARNINGS)
    .map(({ row, meeting: { said, traits }, text }) => ({
      ...row,
      said,
      entry: traits[0]?.entry ?? '',
      text,
    }));
};
