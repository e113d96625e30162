import { useWatch } from 'react-hook-form';
import { Notice } from '../../../../ui/notice.tsx';
import { WithdrawalLine } from '../withdrawal-line.tsx';
import { planFormMessages as messages } from './plan-form-messages.ts';
import { useNeedsHelp } from './use-needs-help.ts';
import type { PlanForm } from './use-plan-form.ts';

/** Before a plan for alcohol: which signs are an emergency, and whom to talk to first where stopping is dangerous. */
export const WithdrawalNotice = ({ control }: Pick<PlanForm, 'control'>) => {
  const substanceType = useWatch({ control, name: 'substanceType' });
  const needsHelp = useNeedsHelp(control);
  if (substanceType !== 'alcohol') return null;
  return (
    <div role="status">
      {needsHelp ? (
        <Notice tone="warning" title={messages.helpTitle}>
          <p>
            {messages.helpText} <a href="tel:136">{messages.helpLink}</a>.
          </p>
          <WithdrawalLine />
        </Notice>
      ) : (
        <div className="text-sm text-muted-foreground">
          <WithdrawalLine />
        </div>
      )}
    </div>
  );
};
