import { useGestures } from '../../features/motivation/use-gestures.ts';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useMissingConsent } from '../use-missing-consent.ts';

/** By then the page has what it needs. */
const FETCH_AFTER_MS = 1500;

const MotivationListeners = lazyPart(
  async () => (await import('../../features/motivation/motivation-listeners.tsx')).MotivationListeners,
);

/**
 * The easter eggs of every signed-in page. Gestures are heard at once, the code of all else is not part of the first
 * one. Not without the consent to health data: whether Vida keeps quiet rests on the newest measurements.
 */
export const LazyMotivation = () => {
  const isTime = useElapsed(FETCH_AFTER_MS);
  const isConsentMissing = useMissingConsent();
  useGestures(!isConsentMissing);
  if (!isTime || isConsentMissing) return null;
  return (
    <LazyBoundary failed={() => null}>
      <MotivationListeners />
    </LazyBoundary>
  );
};
