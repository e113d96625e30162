import { Badge } from '../../../ui/badge.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { timelineMessages as messages } from './timeline-messages.ts';

/** What the body gains without tobacco, and how far this person has come. */
export const HealthTimeline = ({ daysWithout }: { daysWithout: number }) => (
  <Fold title={messages.title}>
    <ol className="grid gap-3">
      {messages.steps.map(({ when, text, fromDays }) => {
        const isReached = daysWithout >= fromDays;
        return (
          <li key={when}>
            <span className="font-semibold">{when}</span>{' '}
            <Badge tone={isReached ? 'ok' : 'neutral'}>{isReached ? messages.reached : messages.ahead}</Badge>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
    <p className="mt-3">
      {messages.hard} {messages.help}
    </p>
    <p className="mt-1 text-sm text-muted-foreground">{messages.source}</p>
  </Fold>
);
