import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { QuickEntry } from './entry/quick-entry.tsx';
import { GlucosePeriodCard } from './glucose/glucose-period-card.tsx';
import { LatestGlucose } from './glucose/latest-glucose.tsx';
import { ImportButton } from './import/import-button.tsx';
import { measurementsMessages as messages } from './measurements-messages.ts';
import { metricTypeOptions } from './metric-options.ts';
import { MetricsList } from './readings/metrics-list.tsx';
import { VitalsView } from './vitals/vitals-view.tsx';

interface MeasurementsPageProps {
  type: MetricType;
  onType: (type: MetricType) => void;
  /** Begins in the form: the person came to measure. */
  isMeasuring?: boolean;
  /** `yyyy-MM-dd`: the curve reaches back to it at first. */
  since?: string | undefined;
}

type TypeViewProps = Pick<MeasurementsPageProps, 'type' | 'isMeasuring' | 'since'>;

const TypeView = ({ type, isMeasuring = false, since }: TypeViewProps) => (
  <div className="page-grid">
    <div className="page-columns">
      {type === 'glucose' ? (
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <LatestGlucose />
          <GlucosePeriodCard since={since} />
        </div>
      ) : (
        <VitalsView type={type} since={since} />
      )}
      {/* On a phone the form comes first, unless the person came for the curve. */}
      <QuickEntry type={type} focusValue={isMeasuring} {...(!since && { className: 'max-lg:order-first' })} />
    </div>
    <MetricsList type={type} />
  </div>
);

/** Everything measured, a tab for each type: the newest, the curve, the form, the list. */
export const MeasurementsPage = ({ type, onType, isMeasuring = false, since }: MeasurementsPageProps) => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.subtitle} actions={<ImportButton variant="outline" />} />
    <Tabs
      fit
      label={messages.tabs}
      value={type}
      onChange={(value) => {
        const chosen = metricTypeOptions.find((option) => option.value === value);
        if (chosen) onType(chosen.value);
      }}
      items={metricTypeOptions.map(({ value, label }) => ({
        value,
        label,
        content: <TypeView type={value} isMeasuring={isMeasuring} since={since} />,
      }))}
    />
  </div>
);
