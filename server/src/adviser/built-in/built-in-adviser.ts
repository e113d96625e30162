import type { Adviser, TipDraft } from '../adviser.ts';
import { chooseTips } from './choose-tips.ts';
import { buildFacts } from './facts/build-facts.ts';
import type { Facts } from './facts/facts.ts';
import { movementCare } from './phrases.ts';
import type { Candidate } from './tip-rule.ts';
import { tipRules } from './tip-rules.ts';
import { evidenceOf } from './tip-table.ts';

/** Everything the rules have to say to a person, in the order of the table. */
export const tellRules = (facts: Facts): readonly Candidate[] => {
  const needsOwnCare = facts.isPregnant || facts.isMinor;
  return tipRules
    .filter(({ audience }) => audience === 'everyone' || !needsOwnCare)
    .filter(({ moves }) => !moves || !(facts.exerciseShouldWait || facts.hasEatingRisk))
    .flatMap((rule) => rule.tell(facts) ?? []);
};

/** A candidate as the person reads it. */
export const toDraft = ({ rule, title, content, why, priority }: Candidate, facts: Facts): TipDraft => ({
  ruleKey: rule.key,
  title,
  content: rule.moves ? `${content} ${movementCare(facts)}` : content,
  category: rule.category,
  priority,
  why,
  evidence: evidenceOf(rule.key),
  source: 'rules',
});

/** The adviser that needs no network: evidence rules over the person's own profile and readings. */
export const createBuiltInAdviser = (): Adviser => ({
  suggestTips: async ({ person, category, earlier, now }) => {
    const facts = buildFacts(person, now);
    return chooseTips(tellRules(facts), { category, earlier, now }).map((each) => toDraft(each, facts));
  },
});
