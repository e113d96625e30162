import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LabelledValue } from '../../../ui/stat.tsx';
import { healthMessages, nameFailure } from './health-messages.ts';

const messages = healthMessages.model;

type Model = AdviserHealth['model'];

const badges = {
  none: { icon: CircleDashed },
  paused: { icon: CirclePause, tone: 'warn' },
  reachable: { icon: CircleCheck, tone: 'ok' },
  unreachable: { icon: CircleAlert, tone: 'bad' },
} as const;

const stateOf = ({ isConfigured, pausedUntil, isReachable }: Model): keyof typeof badges => {
  if (!isConfigured) return 'none';
  if (pausedUntil) return 'paused';
  return isReachable ? 'reachable' : 'unreachable';
};

const ModelFacts = ({ model }: { model: Model }) => {
  const { timeZone } = useUser();
  const { name, host, reach, answeredInMs, pausedUntil, lastFailure } = model;
  const answered = answeredInMs === null ? messages.noAnswer : messages.answeredIn(formatNumber(answeredInMs));
  const failure = lastFailure
    ? messages.failure(formatDateTime(lastFailure.at, timeZone), nameFailure(lastFailure.kind))
    : messages.noFailure;
  return (
    <dl className="grid gap-x-6 gap-y-3 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
      <LabelledValue label={messages.name} value={name} />
      <LabelledValue label={messages.host} value={host} />
      <LabelledValue label={messages.reach} value={messages.reaches[reach]} />
      <LabelledValue label={messages.now} value={answered} />
      {pausedUntil && (
        <LabelledValue label={messages.pausedUntil} value={messages.pausedText(formatTime(pausedUntil, timeZone))} />
      )}
      <LabelledValue label={messages.lastFailure} value={failure} />
    </dl>
  );
};

/** Whether there is a model, where, and whether it answers now. */
export const ModelCard = ({ model }: { model: Model }) => (
  <Card title={messages.title} actions={<Badge {...badges[stateOf(model)]}>{messages[stateOf(model)]}</Badge>}>
    {model.isConfigured ? (
      <>
        <ModelFacts model={model} />
        {model.isReachable === false && <p className="mt-3">{messages.unreachableText}</p>}
      </>
    ) : (
      <p className="max-w-[65ch]">{messages.noneText}</p>
    )}
  </Card>
);
