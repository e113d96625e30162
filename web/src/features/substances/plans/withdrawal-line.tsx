import { planMessages as messages } from './plan-messages.ts';

/** On everything about drinking less: which signs are an emergency, and the number. */
export const WithdrawalLine = () => (
  <p>
    {messages.withdrawalLine} <a href="tel:192">192 (SAMU)</a>.
  </p>
);
