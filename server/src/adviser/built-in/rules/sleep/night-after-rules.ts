import type { Facts } from '../../facts/facts.ts';
import type { NightsAfter } from '../../facts/night-after-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { count } from '../../words.ts';

/** One other night alone was not poor: the poor ones are always the smaller share of the others. */
const othersOf = ({ otherNights, otherPoor }: NightsAfter): string | null => {
  if (otherNights === 0) return null;
  if (otherNights === 1) return 'one';
  return otherPoor === 0 ? 'none' : 'some';
};

/** The slots of every text here: counts, never a cause. */
const slotsOf = ({ isMinor }: Facts, found: NightsAfter): Slots => ({
  nights: found.nights,
  nights_words: count(found.nights, 'noite', 'noites'),
  poor: found.poor === found.nights ? 'all' : 'some',
  poor_nights: found.poor,
  others: othersOf(found),
  other_nights: found.otherNights,
  other_poor: found.otherPoor,
  with_whom: isMinor ? 'minor' : 'adult',
});

const mayTellOfAlcohol = ({ substances: { alcohol } }: Facts): boolean =>
  !alcohol.mayNeedHelpToStop && !alcohol.namesLiver;

/** What the nights were like after alcohol, caffeine or gaming, where both are recorded. */
export const nightAfterRules = [
  defineRule({
    key: 'night-after-alcohol',
    topic: 'alcohol',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => mayTellOfAlcohol(facts) && facts.nightAfter.alcohol,
    slots: slotsOf,
  }),
  defineRule({
    key: 'night-after-caffeine',
    topic: 'caffeine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ nightAfter }) => nightAfter.caffeine,
    slots: slotsOf,
  }),
  defineRule({
    key: 'night-after-gaming',
    topic: 'gaming',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ nightAfter }) => nightAfter.gaming,
    slots: slotsOf,
  }),
];
