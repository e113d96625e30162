import { useCare } from '../../../lib/health-profile.ts';
import { Notice } from '../../../ui/notice.tsx';
import { planMessages as messages } from './plan-messages.ts';

/** In pregnancy and under 18 no number of a plan is a target: a professional goes first. */
export const CareNotice = ({ className }: { className?: string }) => {
  const group = useCare()?.group;
  if (group !== 'pregnant' && group !== 'minor') return null;
  return (
    <Notice tone="warning" {...(className && { className })}>
      {messages.careFirst[group]}
    </Notice>
  );
};

/** On everything about drinking less: which signs are an emergency, and the number. */
export const WithdrawalLine = ({ className }: { className?: string }) => (
  <p className={className}>
    {messages.withdrawalLine} <a href="tel:192">192 (SAMU)</a>.
  </p>
);
