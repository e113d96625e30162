import { PageHeader } from '../../ui/page-header.tsx';
import { QuickEntry } from './entry/quick-entry.tsx';
import { GlucosePeriodCard } from './glucose/glucose-period-card.tsx';
import { ImportButton } from './import/import-button.tsx';
import { measurementsMessages as messages } from './measurements-messages.ts';
import { MetricsList } from './readings/metrics-list.tsx';

/** Everything measured: the curve, the form, the list. `isMeasuring` begins in the form. */
export const MeasurementsPage = ({ isMeasuring = false }: { isMeasuring?: boolean }) => (
  <div className="page-grid">
    <PageHeader
      title={messages.title}
      subtitle={messages.subtitle}
      actions={<ImportButton variant="outline" />}
    />
    <div className="page-columns">
      <GlucosePeriodCard />
      <QuickEntry key={String(isMeasuring)} focusValue={isMeasuring} className="max-lg:order-first" />
    </div>
    <MetricsList />
  </div>
);
