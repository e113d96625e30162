import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useEffect, useRef } from 'react';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { ReadingAdvice } from './reading-advice.tsx';

/** A reading just saved that asks for something: it takes the place of the form, and the focus. */
export const AlarmingReading = ({ metric }: { metric: HealthMetric }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <ReadingAdvice reading={metric} />
      <p className="text-sm text-muted-foreground">{messages.form.saved}</p>
    </div>
  );
};
