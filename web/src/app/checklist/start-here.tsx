import { StartChecklist } from './start-checklist.tsx';
import { useStartProgress } from './use-start-progress.ts';

/** 'Comece aqui' with the person's own progress; nothing until it is known. */
export const StartHere = ({ onFill }: { onFill?: () => void }) => {
  const { progress } = useStartProgress();
  return progress && <StartChecklist {...progress} onFill={onFill} />;
};
