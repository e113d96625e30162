import { adviseOnReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { adviceMessages as messages } from '../entry/advice-messages.ts';
import { isCurrent } from '../format-moment.ts';
import { adviceLines } from '../meaning/meaning-messages.ts';

const AdviceDialog = lazyPart(async () => (await import('../entry/reading-advice.tsx')).AdviceDialog);

/** Opens the whole text. It is fetched at once, so that it is there when the connection is not. */
const OpenAdvice = ({ metric }: { metric: HealthMetric }) => {
  useEffect(AdviceDialog.preload, []);
  return (
    <DialogButton dialog={AdviceDialog} given={{ metric }} variant="onDeep" className="mt-2.5">
      {messages.open}
    </DialogButton>
  );
};

/** On the filled block: what the newest reading asks for, in one line, and the way to the whole text. */
export const CardAdvice = ({ metric, now }: { metric: HealthMetric; now: Date }) => {
  const advice = adviseOnReading(metric);
  if (advice === null) return null;
  return (
    <div className="mt-3 rounded-md bg-deep-band px-4 py-3">
      <p className="flex items-start gap-2.5 font-medium">
        <Icon icon={TriangleAlert} className="mt-0.75" />
        {adviceLines[advice][isCurrent(metric, now) ? 'now' : 'past']}
      </p>
      <OpenAdvice metric={metric} />
    </div>
  );
};
