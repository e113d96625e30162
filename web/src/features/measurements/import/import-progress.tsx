import { BusyBar } from '../../../ui/busy-bar.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { importMessages as messages } from './import-messages.ts';

interface ImportProgressProps {
  /** How much of the file was sent, 0 to 1. */
  share: number;
  /** What the server does once it has the file. */
  work: string;
}

/** How far the file has come; once it is there, that the server works on it. */
export const ImportProgress = ({ share, work }: ImportProgressProps) => (
  <div className="py-4">
    <p role="status" className="sr-only">
      {share < 1 ? messages.sending : work}
    </p>
    {share < 1 ? (
      <ProgressBar label={messages.sending} value={Math.floor(share * 100)} max={100} unit="%" />
    ) : (
      <BusyBar label={work} />
    )}
  </div>
);
