import { useNavigate, useSearch } from '@tanstack/react-router';
import { metricDefinitions, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import { readLastType } from '../features/measurements/entry/last-type.ts';
import { MeasurementsPage } from '../features/measurements/measurements-page.tsx';
import { useUser } from '../lib/session.ts';

/** The measurements, type and first day in the address; 'Medir' begins in the form of what was measured last. */
export const MeasurementsScreen = () => {
  const { nova, tipo, desde } = useSearch({ from: '/measurements' });
  const { id } = useUser();
  const navigate = useNavigate();
  const chosen = metricTypes.find((type) => metricDefinitions[type].slug === tipo);
  return (
    <MeasurementsPage
      type={chosen ?? (nova ? readLastType(id) : 'glucose')}
      onType={(type) => {
        const search = { tipo: metricDefinitions[type].slug };
        void navigate({ to: '/measurements', search, resetScroll: false });
      }}
      isMeasuring={nova === true}
      {...(desde && { since: desde })}
    />
  );
};
