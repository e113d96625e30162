import { classifyHeartRate, SUFFICIENT_HEART_RATE_DAYS } from '@vida/contract/measurements/heart-rate-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { vitalsTexts as texts } from '../vitals-texts.ts';
import { type SeriesRules, singleOf } from './series-rules.ts';

/** Heart rate at rest: what is usual, and what a single value means. */
export const heartRateRules: SeriesRules = {
  remark: ({ slots: { figure }, group }, { figures }) => {
    const single = singleOf(figure, figures);
    if (figure === 'count' || figure === 'list' || figure === 'first') return '';
    if (!hasTargets(group)) return texts.ownGoal[group];
    if (single) return texts.heartRateClasses[classifyHeartRate(single.value)];
    return figures.days < SUFFICIENT_HEART_RATE_DAYS ? texts.pressureFew(figures.days) : texts.heartUsual;
  },
};
