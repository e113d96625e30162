import { Plus } from 'lucide-react';
import { loadNewMeasurementDialog } from '../../features/measurements/entry/load-new-measurement-dialog.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { appMessages } from '../app-messages.ts';
import { navLinkClass } from './nav-link-class.ts';

/** 'Nova medição' in the side bar: one press away on every page. */
export const NewMeasurementEntry = () => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(loadNewMeasurementDialog);
  return (
    <>
      <button type="button" className={`${navLinkClass} w-full`} aria-busy={isLoading} {...opener}>
        <Icon icon={Plus} />
        {appMessages.newMeasurement}
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};
