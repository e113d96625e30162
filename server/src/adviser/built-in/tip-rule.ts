import type { TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { Facts } from './facts/facts.ts';
import { sharedSlots } from './shared-slots.ts';
import type { TipRow } from './tip-table.ts';
import { fillTipText, type Slots, tipTexts } from './tip-texts.ts';

/**
 * What a rule found out about a person: what fills the slots of its text in server/knowledge/tips, and
 * three things more.
 */
export type Found = Slots & {
  /** Answered where the row of the rule has several. */
  readonly priority?: TipPriority;
  readonly urgency?: number;
  /** The newest reading it rests on, epoch ms: a warning that was sent away comes back when there is a newer one. */
  readonly newestAt?: number | null;
};

/** Whether a rule holds for a person; `true` where its text has no slots of its own. */
export type Rule = (facts: Facts) => Found | boolean | null | undefined;

/** Rules by the keys of their rows in server/knowledge/tip-rules.csv. */
export type Rules = Readonly<Record<string, Rule>>;

/** Rules whose texts share what fills them; none of them holds where that is null. */
export const sharing = (slotsOf: (facts: Facts) => Found | null, rules: Rules): Rules => {
  const share =
    (rule: Rule): Rule =>
    (facts) => {
      const found = rule(facts);
      const slots = found && slotsOf(facts);
      return slots && { ...slots, ...(found === true ? {} : found) };
    };
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, share(rule)]));
};

/** What a rule has to say to one person, before it is chosen. */
export interface Candidate {
  readonly rule: TipRow;
  readonly title: string;
  readonly content: string;
  /** The person's own data it rests on, one fact a line. */
  readonly why: readonly string[];
  readonly priority: TipPriority;
  readonly urgency: number;
  readonly newestAt: number | null;
}

/** What the rule found, which the row has to allow; where the row has one value only, that. */
const allowed = <Value>(row: TipRow, values: readonly Value[], found: Value | undefined): Value => {
  const value = found ?? (values.length === 1 ? values[0] : undefined);
  if (value === undefined || !values.includes(value))
    throw new Error(`${row.key}: its row in tip-rules.csv does not allow ${value}`);
  return value;
};

/** What a rule says to a person, with the stop signs where it suggests movement; null where it does not hold. */
export const tellTip = (row: TipRow, rule: Rule, facts: Facts): Candidate | null => {
  const answer = rule(facts);
  if (!answer) return null;
  const found: Found = answer === true ? {} : answer;
  const text = tipTexts().get(row.key);
  if (!text) throw new Error(`server/knowledge/tips has no text for ${row.key}`);
  const content = row.moves ? `${text.content} {movement_care}` : text.content;
  return {
    rule: row,
    ...fillTipText({ ...text, content }, { ...sharedSlots(facts), ...found }),
    priority: allowed(row, row.priorities, found.priority),
    urgency: allowed(row, row.urgencies, found.urgency),
    newestAt: found.newestAt ?? null,
  };
};
