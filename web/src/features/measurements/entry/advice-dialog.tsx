import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { adviceMessages as messages } from './advice-messages.ts';
import { ReadingAdvice } from './reading-advice.tsx';

interface AdviceDialogProps extends OpenDialogProps {
  metric: HealthMetric;
}

/** The whole text of what a reading asks for. */
export const AdviceDialog = ({ metric, onClose }: AdviceDialogProps) => (
  <Dialog open title={messages.dialogTitle} onOpenChange={onClose}>
    <ReadingAdvice metric={metric} />
  </Dialog>
);
