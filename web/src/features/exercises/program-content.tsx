import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DEFAULT_PROGRAM_NAME } from '@vida/contract/exercises/exercise-kinds.ts';
import { completedCount, completedPercent } from '@vida/contract/exercises/exercise-rules.ts';
import type { Exercise, ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { mayStart } from '@vida/contract/exercises/start-rules.ts';
import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { vidaSays } from '../../lib/vida-says.ts';
import { Badge } from '../../ui/badge.tsx';
import { BulletList } from '../../ui/bullet-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice, WarningNotes } from '../../ui/notice.tsx';
import { StatValue } from '../../ui/stat.tsx';
import { EffortQuestion } from './effort-question.tsx';
import { exercisesMessages } from './exercises-messages.ts';
import { pageReadinessQuery } from './exercises-queries.ts';
import { noticeMessages } from './notice-messages.ts';
import { pageMessages } from './page-messages.ts';
import { toneOf, wordsFor } from './session/advice-words.ts';
import { readinessMessages as messages } from './session/readiness-messages.ts';
import { TodayList } from './today/today-list.tsx';
import { isAllDone } from './today-state.ts';
import { useExerciseChanges } from './use-exercise-changes.ts';
import { WeekCard } from './week-card.tsx';

/** Over a list that can be ticked without the session: what the latest readings forbid now. Else nothing. */
const StartCaution = () => {
  const { data: readiness } = useQuery(pageReadinessQuery());
  const stopping = readiness?.advices.find((advice) => !mayStart([advice]));
  const isFree = stopping === undefined;
  useEffect(() => (isFree ? undefined : vidaSays.hush()), [isFree]);
  if (!readiness || isFree) return null;
  const { title, text } = wordsFor(stopping, readiness);
  return (
    <Notice
      live
      tone={toneOf(stopping)}
      title={title}
      action={
        <LinkButton variant="outline">
          <Link to="/measurements" search={{ nova: true }}>
            {messages.measure}
          </Link>
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
};

type CareNotesProps = Pick<ExerciseProgram, 'notices' | 'notAdjustedFor' | 'warnings'>;

/** When to stop, always; then what the programme does not know of this person, and what to mind. */
const CareNotes = ({ notices, notAdjustedFor, warnings }: CareNotesProps) => {
  const others = notices.filter((notice) => notice !== 'stop_signs');
  return (
    <>
      <Notice tone="danger">{exercisesMessages.stopSigns}</Notice>
      {notAdjustedFor.length > 0 && <Notice tone="warning">{pageMessages.notAdjustedFor(notAdjustedFor)}</Notice>}
      <WarningNotes warnings={warnings} />
      {others.length > 0 && (
        <Card compact title={pageMessages.noticesTitle}>
          <BulletList items={others.map((notice) => noticeMessages[notice])} className="gap-2" />
        </Card>
      )}
    </>
  );
};

const { progress } = pageMessages;

const minutesOf = (exercises: readonly Exercise[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

interface ProgressBlockProps {
  exercises: readonly Exercise[];
  /** The button that starts the session. */
  action: ReactNode;
}

/** The one filled block: how much of today is done. */
const ProgressBlock = ({ exercises, action }: ProgressBlockProps) => {
  const titleId = useId();
  const percent = completedPercent(exercises);
  const done = exercises.filter(({ completed }) => completed);
  const count = exercisesMessages.doneCount(completedCount(exercises), exercises.length);
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-between gap-4 rounded-xl bg-deep px-4.5 py-5 text-deep-foreground md:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId}>{progress.title}</h2>
        <Badge tone="onDeep">{isAllDone(exercises) ? progress.done : progress.running}</Badge>
      </div>
      <div>
        <StatValue onDeep value={percent} unit="%" />
        <p className="mt-2 tabular-nums">
          {count}
          {' · '}
          {progress.minutes(minutesOf(done), minutesOf(exercises))}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={progress.title}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${count}`}
        className="h-2.5 overflow-hidden rounded-full bg-deep-band"
      >
        <div className="h-full rounded-full bg-deep-foreground" style={{ width: `${percent}%` }} />
      </div>
      {action}
    </section>
  );
};

const SessionDialog = lazyPart(async () => (await import('./session/session-dialog.tsx')).SessionDialog);

interface ProgramContentProps {
  program: ExerciseProgramWithEtag;
  today: string;
  /** The address asks for the session at once. */
  startsSession: boolean;
  onSessionLeft: () => void;
}

/** A programme: today's progress and list, the week, the care it needs. */
export const ProgramContent = ({ program, today, startsSession, onSessionLeft }: ProgramContentProps) => {
  const changes = useExerciseChanges(program);
  const { exercises } = changes;
  const { Dialog, isLoading, opener, open, close } = useLazyDialog(SessionDialog);
  const hasDoneAll = isAllDone(exercises);
  const hasNothingToDo = exercises.length === 0 || hasDoneAll;

  const mayStartItself = useRef(startsSession);
  useEffect(() => {
    if (!mayStartItself.current || hasNothingToDo) return;
    mayStartItself.current = false;
    open();
  });
  const leaveSession = () => {
    close();
    onSessionLeft();
  };

  return (
    <>
      {!hasNothingToDo && !startsSession && !Dialog && <StartCaution />}
      <p className="text-muted-foreground">
        {program.name === DEFAULT_PROGRAM_NAME ? pageMessages.generatedName : program.name}
      </p>
      <div className="page-columns">
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <ProgressBlock
            exercises={exercises}
            action={
              <div>
                <Button variant="onDeep" icon={Play} pending={isLoading} disabled={hasNothingToDo} {...opener}>
                  {hasDoneAll ? exercisesMessages.allDone : exercisesMessages.startSession}
                </Button>
              </div>
            }
          />
          <TodayList program={program} changes={changes} />
          {hasDoneAll && !Dialog && (
            <Card>
              <EffortQuestion effort={program.effort} />
            </Card>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <WeekCard program={program} exercises={exercises} today={today} />
          <CareNotes notices={program.notices} notAdjustedFor={program.notAdjustedFor} warnings={program.warnings} />
        </div>
      </div>
      {Dialog && <Dialog changes={changes} effort={program.effort} onClose={leaveSession} />}
    </>
  );
};
