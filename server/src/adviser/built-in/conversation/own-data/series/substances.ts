import { roundTo } from '@vida/contract/core/decimals.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import { RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import type { SubstanceType, SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import {
  CAFFEINE_LIMIT_MG,
  GAMING_ATTENTION_OVER_HOURS,
  LABEL_DAYS,
} from '@vida/contract/substances/substance-rules.ts';
import { lengthOf } from '../../period/period.ts';
import { type Asking, paragraphs, sentences } from '../asking.ts';
import { substanceTexts as texts } from '../substance-texts.ts';
import type { Told } from '../told.ts';
import type { SeriesRules } from './series-rules.ts';

const usedIn = ({ points }: Told, unit: SubstanceUnit): boolean => points.some(({ use }) => use?.unit === unit);

const alcoholNotes = ({ group, profile }: Asking, { figures: { sum }, period }: Told): string => {
  const advice = group === 'pregnant' ? texts.zeroPregnant : group === 'minor' ? texts.zeroMinor : texts.noSafeLevel;
  return paragraphs(
    sum > 0 && texts.doseSize,
    advice,
    sum >= Math.max(lengthOf(period), LABEL_DAYS) * RISKY_DAILY_DOSES && texts.heavyWeek,
    sum > 0 && isProneToLows(profile) && texts.alcoholLows,
  );
};

const caffeineNotes = ({ group, profile }: Asking, told: Told): string => {
  const limit = caffeineLimitMgOf(profile, group);
  return sentences(
    usedIn(told, 'xícaras') && texts.caffeineOfCups,
    limit === null
      ? texts.caffeineMinor
      : limit < CAFFEINE_LIMIT_MG
        ? texts.caffeineCareful(limit)
        : texts.caffeineDay(limit),
  );
};

const gamingNotes = (told: Told): string => {
  const { sum } = told.figures;
  const days = Math.max(lengthOf(told.period), LABEL_DAYS);
  return sentences(
    usedIn(told, 'sessões') && texts.gaming(roundTo(sum, 1)),
    sum > (GAMING_ATTENTION_OVER_HOURS * days) / LABEL_DAYS && texts.gamingHint,
  );
};

const notes: Readonly<Record<SubstanceType, (asking: Asking, told: Told) => string>> = {
  alcohol: alcoholNotes,
  caffeine: caffeineNotes,
  gaming: (_, told) => gamingNotes(told),
  tobacco: (_, told) => sentences(usedIn(told, 'maços') && texts.cigarettes(told.figures.sum), texts.tobaccoHelp),
};

/** Figures of one record or a list need no word on the whole. */
const plainFigures: readonly Asking['slots']['figure'][] = ['last', 'first', 'since', 'streak', 'list'];

/** What is known of the amounts of a substance: no praise of drinking, no blame. */
export const substanceRules = (type: SubstanceType): SeriesRules => ({
  remark: (asking, told) => (plainFigures.includes(asking.slots.figure) ? '' : notes[type](asking, told)),
});
