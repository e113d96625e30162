import { foldConditions, foldMedicines } from '@vida/contract/profile/care-rules.ts';
import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import { OTHER_CHOICE, PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { foldText, wordsOf } from '../food/food-words.ts';
import { locateMedicines } from '../medicines/find-medicines.ts';
import { type Medicine, medicineTable } from '../medicines/medicine-table.ts';
import type { NamedMedicine } from '../medicines/name-index.ts';
import { cellsSchema, type PlanKind, planKindsSchema, readKnowledge } from '../read-knowledge.ts';

/** Lists of conditions; what stands in them may bear on any plan. */
const CONDITION_LISTS: readonly ProfileListName[] = ['chronicConditions', 'physicalProblems', 'disabilities'];

const conditionRows = z.array(
  z.strictObject({ name: z.string().min(1), also: cellsSchema, no_bearing: planKindsSchema }),
);

let noBearing: ReadonlyMap<string, readonly PlanKind[]> | undefined;

/** By folded name: plans that a condition has no bearing on. */
const plansWithoutBearing = (condition: string): readonly PlanKind[] => {
  noBearing ??= new Map(
    conditionRows
      .parse(readKnowledge('conditions.csv'))
      .flatMap(({ name, also, no_bearing }) => [name, ...also].map((each) => [foldText(each), no_bearing])),
  );
  return noBearing.get(foldText(condition)) ?? [];
};

/** Whether rules of a plan do anything for a profile with one entry alone. */
export type KnowsEntry = (alone: HealthProfile, list: ProfileListName) => boolean;

/** A longer entry is a story: its beginning says which. */
const MAX_ENTRY_LENGTH = 80;

const saysNothing = /^ (?:|nao|nao ha|nao tenho|nao tomo|nada|nenhum|nenhuma|sem|n a|minha|meu) $|^ {1,2}$/;
/** How a medicine is taken, without its name: '2x ao dia', 'de manhã'. */
const howTaken =
  /^(?:\d\w*|x|mg|mcg|ml|ui|d[eoa]|ao?s?|n[oa]s?|por|pel[ao]|em|com|antes|depois|dias?|manha|noite|tarde|almoco|jantar|cafe|jejum|vez(?:es)?|horas?|comprimidos?|gotas|semana|cada|tod[oa]s?|uma?|duas|dois|e|quando|preciso)$/;

/** What a person wrote or ticked in a list, entry by entry. */
const partsOf = (profile: HealthProfile, name: ProfileListName): string[] => {
  const list = PROFILE_LISTS.find((each) => each.list === name);
  if (!list) return [];
  const choices: readonly string[] = list.choices;
  return entriesOf(profile, list)
    .flatMap((entry) => (choices.includes(entry) ? [entry] : entry.split(/[,;.\n+]|\s+e\s+/u)))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== OTHER_CHOICE && !saysNothing.test(foldText(entry)));
};

const alone = (list: ProfileListName, entry: string): HealthProfile => ({
  ...EMPTY_HEALTH_PROFILE,
  [list]: [entry],
});

/** 'Minha mãe tem gota' says nothing of the person. */
const isOfOthers = (entry: string): boolean =>
  /^\W*(?:(?:minha|meu|a|o)\W*)*$/.test(foldConditions(alone('chronicConditions', entry)));

/** 'Hidroclorotiazida (Exforge HCT)': of a product with several substances only what is meant. */
const nameOf = (named: NamedMedicine, substance: Medicine): string =>
  named.kind === 'compound' ? `${substance.name} (${named.name})` : named.name;

const medicinesIn = (entry: string, plan: PlanKind, knows: KnowsEntry): readonly string[] => {
  const isKnown = (name: string) => knows(alone('medications', name), 'medications');
  const bears = ({ noBearing: plans }: Medicine) => !plans.includes(plan);
  const found = locateMedicines(foldMedicines(alone('medications', entry)), { isList: true });
  if (found.length === 0)
    return isKnown(entry) || wordsOf(entry).every((word) => howTaken.test(word)) ? [] : [entry];
  return found.flatMap((named) => {
    if (named.substances.length > 0)
      return named.substances
        .filter((each) => bears(each) && !isKnown(each.name))
        .map((each) => nameOf(named, each));
    const members = medicineTable().medicines.filter(({ classes }) =>
      classes.some((each) => named.classes.has(each)),
    );
    return isKnown(named.name) || !members.some(bears) ? [] : [named.name];
  });
};

/**
 * Conditions and medicines of a profile that a plan does not take into account, as people should read them: those that
 * none of its rules `knows` and of which server/knowledge does not say that they have no bearing on it.
 */
export const notAdjustedFor = (
  profile: HealthProfile,
  plan: PlanKind,
  knows: KnowsEntry,
): readonly string[] => {
  const conditions = CONDITION_LISTS.flatMap((list) =>
    partsOf(profile, list).filter(
      (entry) =>
        !plansWithoutBearing(entry).includes(plan) && !isOfOthers(entry) && !knows(alone(list, entry), list),
    ),
  );
  const medicines = partsOf(profile, 'medications').flatMap((entry) => medicinesIn(entry, plan, knows));
  const byName = new Map([...conditions, ...medicines].map((entry) => [foldText(entry), entry]));
  return [...byName.values()].map((entry) =>
    entry.length > MAX_ENTRY_LENGTH ? `${entry.slice(0, MAX_ENTRY_LENGTH).trim()}…` : entry,
  );
};
