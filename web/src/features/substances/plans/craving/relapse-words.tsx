import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { Button } from '../../../../ui/button.tsx';
import { WithdrawalLine } from '../withdrawal-line.tsx';
import { cravingMessages as messages } from './craving-messages.ts';

interface RelapseWordsProps {
  type: SubstanceType;
  onRecord: () => void;
  onClose: () => void;
}

/** After a use: the history stays, and the amount may be recorded. */
export const RelapseWords = ({ type, onRecord, onClose }: RelapseWordsProps) => (
  <div className="grid gap-3">
    <div role="status" className="grid gap-3">
      <p>{messages.relapseText}</p>
      <p>{messages.relapseAsk}</p>
    </div>
    {type === 'alcohol' && (
      <div className="text-sm">
        <WithdrawalLine />
      </div>
    )}
    <div className="mt-2 flex flex-wrap justify-end gap-2">
      <Button variant="quiet" onClick={onClose}>
        {messages.notNow}
      </Button>
      <Button onClick={onRecord}>{messages.recordUse}</Button>
    </div>
  </div>
);
