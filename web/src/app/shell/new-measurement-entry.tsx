import { Plus } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { appMessages } from '../app-messages.ts';
import { navLinkClass } from './nav-link-class.ts';

const NewMeasurementDialog = lazyPart(
  async () => (await import('../../features/measurements/entry/new-measurement-dialog.tsx')).NewMeasurementDialog,
);

/** 'Nova medição' in the side bar: one press away on every page. */
export const NewMeasurementEntry = () => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(NewMeasurementDialog);
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
