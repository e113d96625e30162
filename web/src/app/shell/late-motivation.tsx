import { useLateComponent } from '../../lib/use-late-component.ts';

/** By then the page has what it needs. */
const FETCH_AFTER_MS = 1500;

const loadListeners = async () =>
  (await import('../../features/motivation/motivation-listeners.tsx')).MotivationListeners;

/** The easter eggs of every signed-in page, whose code is not part of the first one. */
export const LateMotivation = () => {
  const MotivationListeners = useLateComponent(loadListeners, FETCH_AFTER_MS);
  return MotivationListeners && <MotivationListeners />;
};
