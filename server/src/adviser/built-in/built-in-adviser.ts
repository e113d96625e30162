import { dayOf } from '@vida/contract/core/time.ts';
import type { Adviser, TipDraft } from '../adviser.ts';
import { chooseTips, whyLeftOut } from './choose-tips.ts';
import { buildFacts, type Facts } from './facts/facts.ts';
import { heedProfile } from './heed-profile.ts';
import { personSlots } from './shared-slots.ts';
import { type Candidate, tellTip } from './tip-rule.ts';
import { tipRules } from './tip-rules.ts';
import { evidenceOf, loadTipTable, type TipRow } from './tip-table.ts';

/** Whether a term of the column `person` holds; after `!` whether it does not. */
const isTrue = (term: string, facts: Facts): boolean => {
  if (term.startsWith('!')) return !isTrue(term.slice(1), facts);
  return personSlots[term]?.(facts) ?? facts.says(term);
};

/**
 * What the rules have to say to a person, in the order of their table, or only those of some rows; a row with no
 * code is told to whom it names.
 */
export const tellRules = (facts: Facts, isWanted: (row: TipRow) => boolean = () => true): readonly Candidate[] =>
  [...loadTipTable().values()]
    .filter(isWanted)
    .filter(({ audience }) => audience === 'everyone' || facts.ownCare === null)
    .filter(({ moves }) => !moves || !(facts.exerciseShouldWait || facts.hasEatingRisk))
    .filter(({ person }) => person.every((group) => group.some((term) => isTrue(term, facts))))
    .flatMap((row) => tellTip(row, tipRules[row.key] ?? (() => row.person.length > 0), facts) ?? []);

/** A candidate as the person reads it. */
export const toDraft = ({ rule, title, content, why, priority }: Candidate): TipDraft => ({
  ruleKey: rule.key,
  title,
  content,
  category: rule.category,
  priority,
  why,
  evidence: evidenceOf(rule),
  source: 'rules',
});

const keysOf = (candidates: readonly Candidate[]): readonly string[] => candidates.map(({ rule }) => rule.key);

/** The adviser that needs no network: evidence rules over the person's own profile and readings. */
export const createBuiltInAdviser = (): Adviser => ({
  suggestTips: async ({ person, explain, ...choice }) => {
    const { now } = choice;
    const today = dayOf(now, person.timeZone);
    const held = tellRules(buildFacts(person, now));
    const told = held.flatMap((tip) => heedProfile(tip, person.profile, today));
    const chosen = chooseTips(told, choice);
    explain?.('tips', {
      chosen: keysOf(chosen),
      againstProfile: keysOf(held.filter(({ rule }) => !told.some((tip) => tip.rule === rule))),
      ...whyLeftOut(told, chosen, choice),
      rulesThatDoNotHold: loadTipTable().size - held.length,
    });
    return chosen.map(toDraft);
  },
});
