import { useSearch } from '@tanstack/react-router';
import { MeasurementsPage } from '../features/measurements/measurements-page.tsx';

/** The measurements; 'Medir' begins in the form. */
export const MeasurementsScreen = () => {
  const { nova } = useSearch({ from: '/measurements' });
  return <MeasurementsPage isMeasuring={nova === true} />;
};
