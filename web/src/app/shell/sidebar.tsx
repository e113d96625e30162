import { Plus } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { appMessages } from '../app-messages.ts';
import { BrandLink } from '../brand-link.tsx';
import { useMissingConsent } from '../use-missing-consent.ts';
import { AccountLine } from './account-line.tsx';
import { navLinkClass } from './nav-link-class.ts';
import { NavList } from './nav-list.tsx';
import { VIDA_SLOT_ID } from './vida-slot.ts';

const NewMeasurementDialog = lazyPart(
  async () => (await import('../../features/measurements/entry/new-measurement-dialog.tsx')).NewMeasurementDialog,
);

/** 'Nova medição' in the side bar: one press away on every page. */
const NewMeasurementEntry = () => {
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

/** The fixed side bar, from 761 px up; measuring waits for the consent to health data. */
export const Sidebar = () => {
  const isConsentMissing = useMissingConsent();
  return (
    <aside
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r
border-border px-3 pt-5 pb-4 md:flex low:pt-3 low:pb-2 print:hidden"
    >
      <BrandLink label={appMessages.home} className="mb-3 px-3 low:mb-1" />
      <NavList glucoseAction={!isConsentMissing && <NewMeasurementEntry />} />
      <div id={VIDA_SLOT_ID} className="mt-auto pt-2 low:pt-0" />
      <div className="pt-4 pl-2 low:pt-1">
        <AccountLine />
      </div>
    </aside>
  );
};
