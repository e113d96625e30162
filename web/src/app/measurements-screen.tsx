import { useNavigate, useSearch } from '@tanstack/react-router';
import { readLastType } from '../features/measurements/entry/last-type.ts';
import { MeasurementsPage } from '../features/measurements/measurements-page.tsx';
import { metricTypes } from '../features/measurements/metric-types.ts';
import { typeSlugs } from '../features/measurements/type-slugs.ts';
import { useUser } from '../lib/session.ts';

/** The measurements, type and first day in the address; 'Medir' begins in the form of what was measured last. */
export const MeasurementsScreen = () => {
  const { nova, tipo, desde } = useSearch({ from: '/measurements' });
  const { id } = useUser();
  const navigate = useNavigate();
  const chosen = metricTypes.find((type) => typeSlugs[type] === tipo);
  return (
    <MeasurementsPage
      type={chosen ?? (nova ? readLastType(id) : 'glucose')}
      onType={(type) => void navigate({ to: '/measurements', search: { tipo: typeSlugs[type] }, resetScroll: false })}
      isMeasuring={nova === true}
      {...(desde && { since: desde })}
    />
  );
};
