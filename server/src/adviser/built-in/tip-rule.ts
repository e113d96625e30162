import type { TipCategory, TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { Facts } from './facts/facts.ts';
import {
  adultFirst,
  CONFIRM_MEDICINE,
  careTeam,
  NO_CHANGE_ALONE,
  PRESSURE_RED_FLAGS,
  toCareTeam,
  water,
} from './phrases.ts';
import { fillTipText, type Slots, tipTexts } from './tip-texts.ts';

/** What a rule says to one person. */
export interface TipText {
  readonly title: string;
  readonly content: string;
  /** The person's own data it rests on, one fact a line. */
  readonly why: readonly string[];
}

interface RuleHead {
  /** Unique and stable: it is stored with the tip, and leads to its row in server/knowledge/tip-rules.csv. */
  readonly key: string;
  /** Of one topic a generation has one tip. */
  readonly topic: string;
  readonly category: TipCategory;
  /**
   * `everyone`: also right in pregnancy and under 18, where there are no targets, no weight goals and no plans
   * beside the professional's. `adults` is left out for them.
   */
  readonly audience: 'everyone' | 'adults';
  /** Right for nearly everybody: told after what is the person's own. */
  readonly everyday?: true;
  /**
   * Suggests movement, told with the stop signs: left out while glucose, pressure or pulse say to wait, and with an
   * eating disorder, where the team decides.
   */
  readonly moves?: true;
}

/** One line of the table: when it holds (and what was found), how pressing it is, what it says. */
interface RuleDefinition<Found> extends RuleHead {
  readonly when: (facts: Facts) => Found | false | null;
  readonly priority: TipPriority | ((facts: Facts, found: Found) => TipPriority);
  /**
   * Above 0 it comes before every tip without urgency, whatever category was asked for. 9 to 7.7 are glucose below
   * 54 or above 300 of the last day, 7.6 to 7.2 pressure and pulse, then everything that can wait for a while.
   */
  readonly urgency?: number | ((facts: Facts, found: Found) => number);
  /** The newest reading it rests on: a warning that was sent away comes back when there is a newer one. */
  readonly newestAt?: (found: Found) => number | null;
  /** What fills the slots of the rule's text in server/knowledge/tips; left out where it has none of its own. */
  readonly slots?: (facts: Facts, found: Found) => Slots;
  /** The text itself, for themes whose texts do not stand there. */
  readonly write?: (facts: Facts, found: Found) => TipText;
}

/** What a rule has to say to one person, before it is chosen. */
export interface Candidate extends TipText {
  readonly rule: RuleHead;
  readonly priority: TipPriority;
  readonly urgency: number;
  readonly newestAt: number | null;
}

export interface TipRule extends RuleHead {
  /** `null` where the rule does not hold for this person. */
  readonly tell: (facts: Facts) => Candidate | null;
}

/** Slots that every text may have. */
const sharedSlots = (facts: Facts): Slots => ({
  adult_first: adultFirst(facts),
  age: facts.ageYears,
  confirm: CONFIRM_MEDICINE,
  no_change: NO_CHANGE_ALONE,
  pressure_red_flags: PRESSURE_RED_FLAGS,
  team: careTeam(facts),
  to_team: toCareTeam(facts),
  diabetes: facts.hasDiabetes,
  heart: facts.hasHeartDisease,
  kidney: facts.hasKidneyDisease,
  prone_to_lows: facts.isProneToLows,
  walks: facts.canWalk,
  water: water(facts),
});

const fillOwnText = (key: string, facts: Facts, slots: Slots = {}): TipText => {
  const text = tipTexts().get(key);
  if (!text) throw new Error(`server/knowledge/tips has no text for ${key}`);
  return fillTipText(text, { ...sharedSlots(facts), ...slots });
};

/** A line of the table; `when` answers what it found, and `priority`, `slots` and `write` receive it. */
export const defineRule = <Found>(definition: RuleDefinition<Found>): TipRule => {
  const { when, priority, urgency, newestAt, slots, write, ...rule } = definition;
  return {
    ...rule,
    tell: (facts) => {
      const found = when(facts);
      if (found === false || found === null) return null;
      return {
        rule,
        ...(write?.(facts, found) ?? fillOwnText(rule.key, facts, slots?.(facts, found))),
        priority: typeof priority === 'function' ? priority(facts, found) : priority,
        urgency: (typeof urgency === 'function' ? urgency(facts, found) : urgency) ?? 0,
        newestAt: newestAt?.(found) ?? null,
      };
    },
  };
};
