import { useQuery } from '@tanstack/react-query';
import { adviseOnReading, type GlucoseAdvice } from '@vida/contract/measurements/glucose-rules.ts';
import { useEffect } from 'react';
import { isCurrent } from '../../features/measurements/format-moment.ts';
import { latestMetricQuery } from '../../features/measurements/measurements-queries.ts';
import { vidaSays } from '../../lib/vida-says.ts';

/** A low one frightens even afterwards, with its number on the screen. */
const lows: readonly GlucoseAdvice[] = ['low_rule_of_15', 'very_low_rule_of_15'];

/** Whether the newest glucose on the screen asks for something, and Vida keeps quiet; undefined until it is known. */
export const useHushedVida = (): boolean | undefined => {
  const { data: metric, isPending } = useQuery(latestMetricQuery('glucose'));
  const advice = metric ? adviseOnReading(metric) : null;
  const isSerious = metric && advice !== null && (lows.includes(advice) || isCurrent(metric, new Date()));
  const isHushed = isPending ? undefined : Boolean(isSerious);
  useEffect(() => (isHushed ? vidaSays.hush() : undefined), [isHushed]);
  return isHushed;
};
