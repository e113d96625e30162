import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { countOutcome } from './count-answers.ts';
import { healthMessages } from './health-messages.ts';

const messages = healthMessages.safety;

/** What the guardrails caught, counted. */
export const SafetySheet = ({ days }: Pick<AdviserHealth, 'days'>) => (
  <Sheet title={messages.title} subtitle={messages.subtitle}>
    <div className="grid gap-5 md:grid-cols-3">
      <Stat
        label={messages.guardrail}
        value={formatNumber(countOutcome(days, 'guardrail'))}
        note={messages.guardrailNote}
      />
      <Stat
        label={messages.medical}
        value={formatNumber(countOutcome(days, 'emergency_medical'))}
        note={messages.medicalNote}
      />
      <Stat
        label={messages.emotional}
        value={formatNumber(countOutcome(days, 'emergency_emotional'))}
        note={messages.emotionalNote}
      />
    </div>
  </Sheet>
);
