import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { computeSleepFigures, qualityToneOf, type SleepFigures, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Ring } from '../../../ui/ring.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { formatHours } from '../format-night.ts';
import { QualityBadge } from '../quality-badge.tsx';
import { sleepMessages } from '../sleep-messages.ts';
import { SleepNote } from '../sleep-note.tsx';
import { recentNightsQuery } from '../sleep-queries.ts';

const messages = sleepMessages.widget;
const ringTones = { ok: 'success', warn: 'warning', bad: 'danger' } as const;

const WeekFigures = ({ figures }: { figures: SleepFigures }) => {
  const { nights, meanHours, meanQuality } = figures;
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">{messages.basis(nights)}</p>
      <div className="mb-4 flex items-center gap-5">
        <Ring
          label={messages.quality}
          value={meanQuality}
          max={10}
          tone={ringTones[qualityToneOf(meanQuality)]}
          className="shrink-0"
        />
        <div className="grid min-w-0 gap-3">
          <Stat label={messages.duration} value={formatHours(meanHours)} unit={messages.hours} />
          <div>
            <p className="text-sm text-muted-foreground">{messages.quality}</p>
            <QualityBadge quality={meanQuality} />
          </div>
        </div>
      </div>
      <SleepNote figures={figures} />
    </>
  );
};

/** The dashboard's sleep: the means of the last days, and one tip. */
export const SleepWidget = () => {
  const { timeZone } = useUser();
  const nights = useQuery(recentNightsQuery({ today: useToday(), timeZone }));
  return (
    <Card
      compact
      title={sleepMessages.title}
      busy={nights.isPending}
      actions={
        <LinkButton variant="ghost" className="-mr-3">
          <Link to="/sleep">{messages.register}</Link>
        </LinkButton>
      }
    >
      <QueryView query={nights} words={sleepMessages} bars={['mb-4 h-29', 'h-18']}>
        {(records) => {
          const figures = computeSleepFigures(records.map(toNight));
          return figures ? (
            <WeekFigures figures={figures} />
          ) : (
            <p className="text-muted-foreground">{messages.empty}</p>
          );
        }}
      </QueryView>
    </Card>
  );
};
