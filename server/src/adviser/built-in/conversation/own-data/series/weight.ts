import { roundTo } from '@vida/contract/core/decimals.ts';
import { daysBetween, WEEK_DAYS } from '@vida/contract/core/time.ts';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { formatDecimal, formatKg } from '../../../format-values.ts';
import type { Figure } from '../../parsing/slots.ts';
import { dayWords } from '../../period/day-words.ts';
import { type Asking, asksPercent, sentences } from '../asking.ts';
import { tellFigure } from '../tell-figures.ts';
import type { Told } from '../told.ts';
import { vitalsTexts as texts } from '../vitals-texts.ts';
import type { SeriesRules } from './series-rules.ts';

/** Who decides about the weight where we do not. */
const careOf = ({ group }: Asking): string => {
  if (group === 'pregnant') return texts.weightPregnant;
  return group === 'minor' ? texts.weightMinor : texts.weightCare;
};

/** The index that the profile shows, of the newest weight, kg. */
export const sayBodyMass = ({ profile, today }: Asking, weightKg: number | null): string => {
  const body = readBodyMass({ ...profile, currentWeight: weightKg ?? profile.currentWeight }, today);
  if (body?.kind === 'class') return texts.bodyMass(formatDecimal(body.bmi, 1), body.bmiClass, body.isOlder);
  return body ? texts.bodyMassSilences[body.reason] : texts.noBodyMass;
};

/** The way to the goal of the profile, without praise or blame. */
const sayGoal = ({ profile: { weightGoal } }: Asking, { figures: { last } }: Told): string => {
  if (weightGoal === null) return texts.noWeightGoal;
  const missing = last ? roundTo(last.value - weightGoal, 1) : null;
  return missing === null ? texts.weightGoal(formatKg(weightGoal)) : texts.weightToGoal(formatKg(weightGoal), missing);
};

/** In fewer days a rate says nothing. */
const RATE_DAYS = 21;

/** The change over a period, without praise or blame. */
const sayChange = (asking: Asking, { figures: { first, last } }: Told): string => {
  const { today } = asking;
  if (!first || !last || first.day === last.day) return '';
  const change = roundTo(last.value - first.value, 1);
  const since = texts.since(dayWords(first.day, today).replace(/^em /, ''));
  if (change === 0) return texts.weightSame(since);
  const kg = formatKg(Math.abs(change));
  const told = change > 0 ? texts.weightMore(kg, since) : texts.weightLess(kg, since);
  const days = daysBetween(first.day, last.day);
  const share = (100 * Math.abs(change)) / first.value;
  return sentences(
    told,
    asksPercent(asking) && texts.weightShare(share),
    days >= RATE_DAYS && texts.weightRate(Math.abs((WEEK_DAYS * change) / days)),
  );
};

/** 'A variação do peso' is how far it went from the first to the last. */
const asChange: readonly Figure[] = ['change', 'variability'];

/** Weight: the index, the goal, the way of several weeks. */
export const weightRules: SeriesRules = {
  tell: (asking, told) => {
    const { figure } = asking.slots;
    const { last, count } = told.figures;
    if (figure === 'body_mass') return sayBodyMass(asking, last?.value ?? null);
    if (!last || (figure !== null && !['overview', 'goal', ...asChange].includes(figure))) return null;
    const newest = texts.weightLast(
      formatKg(last.value),
      last.at === null ? dayWords(last.day, asking.today) : asking.say.moment(new Date(last.at)),
    );
    const { first } = told.figures;
    const start =
      figure !== null && asChange.includes(figure) && first && first !== last
        ? texts.weightFromTo(
            formatKg(first.value),
            dayWords(first.day, asking.today),
            formatKg(last.value),
            dayWords(last.day, asking.today),
          )
        : newest;
    return sentences(
      start,
      figure === 'goal' ? sayGoal(asking, told) : count > 1 && sayChange(asking, told),
      figure === 'variability' && tellFigure(asking, told),
    );
  },
  remark: (asking) => {
    const { figure } = asking.slots;
    const isJudged = !['list', 'count', 'body_mass', 'first', 'since'].includes(figure ?? '');
    return isJudged || !hasTargets(asking.group) ? careOf(asking) : '';
  },
};
