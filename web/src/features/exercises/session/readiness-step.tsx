import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import { mayStart } from '@vida/contract/exercises/start-rules.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { useEffect } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { vidaSays } from '../../../lib/vida-says.ts';
import { Button } from '../../../ui/button.tsx';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { readinessQuery } from '../exercises-queries.ts';
import { toneOf, wordsFor } from './advice-words.ts';
import { readinessMessages as messages } from './readiness-messages.ts';

/** The readings that the advice rests on, each with its moment. */
const LatestReadings = ({ readiness: { glucose, pressure, heartRate } }: { readiness: Readiness }) => {
  const { timeZone, glucoseUnit } = useUser();
  const glucoseText =
    glucose?.value != null
      ? formatGlucose(glucose.value, glucoseUnit)
      : glucose?.rangeFlag && messages.flags[glucose.rangeFlag];
  const lines = [
    glucose && glucoseText && { label: messages.glucose, text: glucoseText, at: glucose.measuredAt },
    pressure && {
      label: messages.pressure,
      text: messages.pressureValue(pressure.systolic, pressure.diastolic),
      at: pressure.measuredAt,
    },
    heartRate && { label: messages.heartRate, text: messages.bpm(heartRate.bpm), at: heartRate.measuredAt },
  ].filter((line) => line !== null && line !== undefined && line !== '');
  if (lines.length === 0) return null;
  return (
    <section aria-label={messages.readings}>
      <h3 className="text-sm font-medium text-muted-foreground">{messages.readings}</h3>
      <ul>
        {lines.map(({ label, text, at }) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-3 py-1 tabular-nums">
            <span>
              {label}: <strong>{text}</strong>
            </span>
            <time dateTime={at} className="text-muted-foreground">
              {formatDateTime(at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface AdviceListProps {
  readiness: Readiness;
  isChecking: boolean;
  onCheck: () => void;
  onStart: (readiness: Readiness) => void;
}

const AdviceList = ({ readiness, isChecking, onCheck, onStart }: AdviceListProps) => {
  const { advices } = readiness;
  const isFree = mayStart(advices);
  // Beside a value that asks for something nobody cheers.
  useEffect(() => (isFree ? undefined : vidaSays.hush()), [isFree]);
  return (
    <div className="grid gap-4">
      {advices.map((advice) => {
        const { title, text } = wordsFor(advice, readiness);
        return (
          <Notice key={advice} live tone={toneOf(advice)} title={title}>
            {text}
          </Notice>
        );
      })}
      {advices.includes('treat_low') && (
        <EmergencyCard title={messages.lowEmergencyTitle}>{messages.lowEmergency}</EmergencyCard>
      )}
      <LatestReadings readiness={readiness} />
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-end">
        {(!isFree || advices.some((advice) => advice !== 'start')) && (
          <>
            <LinkButton variant="outline" size="lg">
              <Link to="/measurements" search={{ nova: true }}>
                {messages.measure}
              </Link>
            </LinkButton>
            <Button variant="outline" size="lg" pending={isChecking} onClick={onCheck}>
              {messages.check}
            </Button>
          </>
        )}
        {isFree && (
          <Button size="lg" onClick={() => onStart(readiness)}>
            {messages.start}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Before the first exercise: what the latest readings say, and the button only where nothing forbids it. */
export const ReadinessStep = ({ onStart }: Pick<AdviceListProps, 'onStart'>) => {
  const readiness = useQuery(readinessQuery());
  const check = () => void readiness.refetch();
  if (readiness.isPending)
    return (
      <div aria-busy>
        <p role="status">{messages.loading}</p>
        <Skeleton className="mt-4 h-24" />
      </div>
    );
  if (readiness.isError)
    return (
      <Notice
        live
        tone="warning"
        title={messages.failed}
        action={
          <Button variant="outline" pending={readiness.isFetching} onClick={check}>
            {messages.check}
          </Button>
        }
      >
        {messages.failedText}
      </Notice>
    );
  return <AdviceList readiness={readiness.data} isChecking={readiness.isFetching} onCheck={check} onStart={onStart} />;
};
