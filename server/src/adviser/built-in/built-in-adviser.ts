import { dayOf } from '@vida/contract/core/time.ts';
import type { Adviser, TipDraft } from '../adviser.ts';
import { chooseTips } from './choose-tips.ts';
import { buildFacts, type Facts } from './facts/facts.ts';
import { heedProfile } from './heed-profile.ts';
import { type Candidate, type Rule, type Rules, tellTip } from './tip-rule.ts';
import { tipRules } from './tip-rules.ts';
import { evidenceOf, readTipTable } from './tip-table.ts';

/** The rule that every group of terms holds, by any of them. */
const isSaidOf =
  (groups: readonly (readonly string[])[]): Rule =>
  ({ says }) =>
    groups.every((group) => says(...group));

/** What the rules have to say to a person, or only some of them, in the order of their table. */
export const tellRules = (facts: Facts, rules: Rules = tipRules): readonly Candidate[] => {
  const needsOwnCare = facts.isPregnant || facts.isMinor;
  return [...readTipTable().values()]
    .filter(({ audience }) => audience === 'everyone' || !needsOwnCare)
    .filter(({ moves }) => !moves || !(facts.exerciseShouldWait || facts.hasEatingRisk))
    .flatMap((row) => {
      const rule = row.person ? isSaidOf(row.person) : rules[row.key];
      return (rule && tellTip(row, rule, facts)) ?? [];
    });
};

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

/** The adviser that needs no network: evidence rules over the person's own profile and readings. */
export const createBuiltInAdviser = (): Adviser => ({
  suggestTips: async ({ person, category, earlier, now }) => {
    const today = dayOf(now, person.timeZone);
    const told = tellRules(buildFacts(person, now)).flatMap((tip) => heedProfile(tip, person.profile, today));
    return chooseTips(told, { category, earlier, now }).map(toDraft);
  },
});
