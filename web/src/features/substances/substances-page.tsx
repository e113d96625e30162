import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SubstanceCards } from './cards/substance-cards.tsx';
import { entryMessages } from './entry/entry-messages.ts';
import { PlansSection } from './plans/plans-section.tsx';
import { RecordsList } from './records/records-list.tsx';
import { substancesMessages as messages } from './substances-messages.ts';
import { SupportCard } from './support/support-card.tsx';

const RecordDialog = lazyPart(async () => (await import('./entry/record-dialog.tsx')).RecordDialog);

/** /substances: the four categories, the plan to stop or use less, the records, and where help is. */
export const SubstancesPage = () => {
  const plansHeading = useRef<HTMLHeadingElement>(null);
  const showPlans = () => {
    plansHeading.current?.focus({ preventScroll: true });
    plansHeading.current?.scrollIntoView();
  };
  return (
    <div className="page-grid">
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        actions={
          <DialogButton dialog={RecordDialog} icon={Plus} size="lg">
            {entryMessages.newTitle}
          </DialogButton>
        }
      />
      <SubstanceCards />
      <div className="page-columns">
        <PlansSection heading={plansHeading} />
        <SupportCard onShowProgramme={showPlans} />
      </div>
      <RecordsList />
    </div>
  );
};
