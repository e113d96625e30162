import type { CareGroup } from '../profile/care-rules.ts';
import { type GlucoseBand, LOW_BELOW_MG_DL, STANDARD_BAND } from './glucose-rules.ts';
import type { MetricContext } from './metric-kinds.ts';

/** In pregnancy only a band to look at, 'a faixa combinada com seu pré-natal', never a goal (Battelino 2019). */
export const PREGNANCY_BAND: GlucoseBand = { from: 63, to: 140 };

/** The band that charts and shares use for a group. */
export const bandOf = (group: CareGroup): GlucoseBand =>
  group === 'pregnant' ? PREGNANCY_BAND : STANDARD_BAND;

/** Goals for shares of a sensor's time, in percent (Battelino 2019; Sociedade Brasileira de Diabetes 2023). */
export interface TimeGoals {
  readonly inRangeAbove: number;
  readonly belowRangeUnder: number;
  readonly aboveRangeUnder: number | null;
  readonly veryHighUnder: number;
}

/**
 * The usual goals of a group; null in pregnancy and under 18, where a professional sets them. For older people the
 * row of the most cautious: whether theirs is the adults' depends on their health.
 */
export const timeGoalsOf = (group: CareGroup): TimeGoals | null => {
  if (group === 'adult')
    return { inRangeAbove: 70, belowRangeUnder: 4, aboveRangeUnder: 25, veryHighUnder: 5 };
  if (group === 'older')
    return { inRangeAbove: 50, belowRangeUnder: 1, aboveRangeUnder: null, veryHighUnder: 10 };
  return null;
};

/** Less than this share below 54 mg/dL is the usual goal of every adult (Battelino 2019). */
export const VERY_LOW_UNDER_PERCENT = 1;
/** Up to this coefficient of variation glucose is called stable (Danne 2017). */
export const STABLE_CV_UP_TO_PERCENT = 36;

/** Usual goals by the moment of a finger-prick (Sociedade Brasileira de Diabetes 2023); below 180 after meals. */
const contextGoals: Partial<Record<MetricContext, GlucoseBand>> = {
  jejum: { from: 80, to: 130 },
  pre_refeicao: { from: 80, to: 130 },
  pos_refeicao: { from: LOW_BELOW_MG_DL, to: 179 },
  ao_deitar: { from: 90, to: 150 },
};

/** The goal of a moment; null where there is none, and for those whose goals a professional sets. */
export const contextGoalOf = (context: MetricContext | null, group: CareGroup): GlucoseBand | null =>
  context === null || timeGoalsOf(group) === null ? null : (contextGoals[context] ?? null);
