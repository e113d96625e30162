import { foldConditions, foldMedicines } from '@vida/contract/profile/care-rules.ts';
import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import { OTHER_CHOICE, PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { foldText, wordsOf } from '../../text/tokenize.ts';
import { cellsSchema, loadTable, once, type PlanKind, planKindsSchema } from '../load-knowledge.ts';
import { locateMedicines } from '../medicines/find-medicines.ts';
import type { Medicine } from '../medicines/medicine-table.ts';
import { membersOf } from '../medicines/name-index.ts';

/** Lists of conditions; what stands in them may bear on any plan. */
const CONDITION_LISTS: readonly ProfileListName[] = ['chronicConditions', 'physicalProblems', 'disabilities'];

/** By folded name: plans that a condition has no bearing on. */
const plansWithoutBearing = once(() => {
  const columns = { name: z.string().min(1), also: cellsSchema, no_bearing: planKindsSchema };
  return new Map(
    loadTable('conditions.csv', columns).flatMap(({ name, also, no_bearing }) =>
      [name, ...also].map((each) => [foldText(each), no_bearing]),
    ),
  );
});

/** A day on which nobody has an age: one entry alone has no birth date. */
export const EPOCH = '1970-01-01';
/** In a list it is what any entry is that no rule knows. */
const UNHEARD_OF = 'xxxxx';
/** A longer entry is a story: its beginning says which. */
const MAX_ENTRY_LENGTH = 80;

const nothing = /^ (?:nao|nao ha|nao tenho|nao tomo|nada|nenhum|nenhuma|sem|n a|minha|meu) $|^ {1,2}$/;

/** 'Não tenho', 'nenhuma'. */
export const saysNothing = (entry: string): boolean => nothing.test(foldText(entry));

/** How a medicine is taken, without its name: '2x ao dia', 'de manhã'. */
const howTaken = new RegExp(
  String.raw`^(?:\d\w*|x|mg|mcg|ml|ui|d[eoa]|ao?s?|n[oa]s?|por|pel[ao]|em|com|antes` +
    '|depois|dias?|manha|noite|tarde|almoco|jantar|cafe|jejum|vez(?:es)?|horas?' +
    '|comprimidos?|gotas|semana|cada|tod[oa]s?|uma?|duas|dois|e|quando|preciso)$',
);

/** What a person wrote or ticked in a list, entry by entry. */
const partsOf = (profile: HealthProfile, name: ProfileListName): string[] => {
  const list = PROFILE_LISTS.find((each) => each.list === name);
  if (!list) return [];
  const choices: readonly string[] = list.choices;
  return entriesOf(profile, list)
    .flatMap((entry) => (choices.includes(entry) ? [entry] : entry.split(/[,;.\n+]|\s+e\s+/u)))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== OTHER_CHOICE && !saysNothing(entry));
};

const alone = (list: ProfileListName, entry: string): HealthProfile => ({
  ...EMPTY_HEALTH_PROFILE,
  [list]: [entry],
});

/** 'Minha mãe tem gota' says nothing of the person. */
const isOfOthers = (entry: string): boolean =>
  /^\W*(?:(?:minha|meu|a|o)\W*)*$/.test(foldConditions(alone('chronicConditions', entry)));

/**
 * Names the conditions and medicines of a profile that a plan does not take into account, as people should read them:
 * those that none of its rules knows and of which server/knowledge does not say that they have no bearing on it.
 * `marksOf` says what the rules make of a profile; they know an entry where they make more of it, alone in its
 * list, than of a word that nobody has heard of.
 */
export const createNotAdjustedFor = (plan: PlanKind, marksOf: (profile: HealthProfile) => string) => {
  const unmarked = once(
    () => new Set([marksOf(EMPTY_HEALTH_PROFILE), ...CONDITION_LISTS.map((list) => marksOf(alone(list, UNHEARD_OF)))]),
  );
  const knows = (list: ProfileListName, entry: string) => !unmarked().has(marksOf(alone(list, entry)));
  const bears = ({ noBearing }: Medicine) => !noBearing.includes(plan);

  const isUnknownCondition = (list: ProfileListName, entry: string): boolean =>
    !plansWithoutBearing().get(foldText(entry))?.includes(plan) && !isOfOthers(entry) && !knows(list, entry);

  const unknownMedicinesIn = (entry: string): readonly string[] => {
    const isUnknown = (name: string) => !knows('medications', name);
    const found = locateMedicines(foldMedicines(alone('medications', entry)), { isList: true });
    if (found.length === 0)
      return isUnknown(entry) && !wordsOf(entry).every((word) => howTaken.test(word)) ? [entry] : [];
    return found.flatMap(({ name, kind, substances, classes }) => {
      if (substances.length === 0) return isUnknown(name) && membersOf(classes).some(bears) ? [name] : [];
      const unknown = substances.filter((each) => bears(each) && isUnknown(each.name));
      // Of a product with several substances only what is meant: 'Hidroclorotiazida (Exforge HCT)'.
      return unknown.map((each) => (kind === 'compound' ? `${each.name} (${name})` : name));
    });
  };

  return (profile: HealthProfile): readonly string[] => {
    const unknown = [
      ...CONDITION_LISTS.flatMap((list) => partsOf(profile, list).filter((entry) => isUnknownCondition(list, entry))),
      ...partsOf(profile, 'medications').flatMap(unknownMedicinesIn),
    ];
    return [...new Map(unknown.map((entry) => [foldText(entry), entry])).values()].map((entry) =>
      entry.length > MAX_ENTRY_LENGTH ? `${entry.slice(0, MAX_ENTRY_LENGTH).trim()}…` : entry,
    );
  };
};
