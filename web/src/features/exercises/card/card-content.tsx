import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProgramLevel } from '@vida/contract/exercises/exercise-kinds.ts';
import { completedCount } from '@vida/contract/exercises/exercise-rules.ts';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { clsx } from 'clsx';
import { Play, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState, InlineRetry } from '../../../ui/states.tsx';
import { WeekStrip } from '../../../ui/week-strip.tsx';
import { cardMessages, exercisesMessages as messages } from '../exercises-messages.ts';
import { useChangeLevel, useGenerateProgram } from '../exercises-queries.ts';
import { IntensityBadge } from '../intensity-badge.tsx';
import { LevelSelect } from '../level-select.tsx';
import { programQuery } from '../program-query.ts';
import { tellGenerated, tellUpdated } from '../tell-update.ts';
import { firstDaysDone, isAllDone, isWithoutProgram, weekIndexOf } from '../today-state.ts';
import { useExerciseChanges } from '../use-exercise-changes.ts';
import { exerciseFiguresOf } from './exercise-figures.ts';

interface CardExercisesProps {
  exercises: readonly Exercise[];
  onToggle: (id: string, completed: boolean) => void;
}

/** 'Treino de Hoje' in a line each: tick, name, minutes, intensity. */
const CardExercises = ({ exercises, onToggle }: CardExercisesProps) => {
  const idPrefix = useId();
  return (
    <ul>
      {exercises.map(({ id, name, duration, intensity, completed, avoidFor }) => (
        <li key={id} className="border-t border-border first:border-t-0">
          <label htmlFor={`${idPrefix}${id}`} className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
            <Checkbox
              round
              id={`${idPrefix}${id}`}
              aria-label={messages.markDone(name)}
              checked={completed}
              onChange={(event) => onToggle(id, event.target.checked)}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className={clsx('font-medium wrap-anywhere', completed && 'text-muted-foreground')}>{name}</span>
              <span className="flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
                {messages.minutes(duration)}
                <IntensityBadge intensity={intensity} />
              </span>
            </span>
          </label>
          {avoidFor.length > 0 && <p className="mb-2 ml-10.5 text-sm text-warning">{messages.avoidFor(avoidFor)}</p>}
        </li>
      ))}
    </ul>
  );
};

/** What can be done in the dashboard's card. A failure shows no toast: `retry` repeats what was not stored. */
const useCardActions = (program: ExerciseProgramWithEtag) => {
  const { exercises, change } = useExerciseChanges(program);
  const level = useChangeLevel();
  const generation = useGenerateProgram();
  const queryClient = useQueryClient();
  const today = useToday();
  const [failed, setFailed] = useState<(() => void) | null>(null);

  const attempt = (work: () => Promise<unknown>, tell: () => unknown): void => {
    setFailed(null);
    work().then(tell, () => setFailed(() => () => attempt(work, tell)));
  };
  return {
    exercises,
    retry: failed,
    /** The chosen one at once, the stored one again after a failure. */
    level: level.isPending ? (level.variables.body?.exerciseLevel ?? program.exerciseLevel) : program.exerciseLevel,
    toggle: (id: string, completed: boolean) => attempt(() => change({ id, completed }), tellUpdated),
    changeLevel: (exerciseLevel: ProgramLevel) =>
      attempt(async () => {
        // Tried again, it rests on what another window left.
        const { etag } = await queryClient.ensureQueryData(programQuery(today));
        return level.mutateAsync({ body: { exerciseLevel, etag } });
      }, tellUpdated),
    /** For the button that makes a programme. */
    generate: {
      pending: generation.isPending,
      pendingLabel: messages.generating,
      onClick: () => attempt(() => generation.mutateAsync({}), tellGenerated),
    },
  };
};

interface CardContentProps {
  program: ExerciseProgramWithEtag;
  today: string;
  /** The latest read failed; null: it did not. */
  onRefresh: (() => void) | null;
}

const SessionButton = ({ isDone, isEmpty }: { isDone: boolean; isEmpty: boolean }) =>
  isDone || isEmpty ? (
    <Button block disabled>
      {isDone ? messages.allDone : messages.startSession}
    </Button>
  ) : (
    <LinkButton variant="outline" icon={Play} block>
      <Link to="/exercises" search={{ sessao: 1 }}>
        {messages.startSession}
      </Link>
    </LinkButton>
  );

/** The card with its programme, or the invitation to make the first one. */
export const CardContent = ({ program, today, onRefresh }: CardContentProps) => {
  const { exercises, retry, level, toggle, changeLevel, generate } = useCardActions(program);
  const { movedDays, target } = exerciseFiguresOf({ ...program, exercises: [...exercises] });
  const notSaved = retry && <InlineRetry onRetry={retry} />;
  const title = messages.title;

  if (isWithoutProgram(program))
    return (
      <Card title={title} actions={<LevelSelect value={level} onChange={changeLevel} />}>
        <EmptyState
          title={cardMessages.empty}
          action={
            <Button variant="outline" {...generate}>
              {cardMessages.generate}
            </Button>
          }
        >
          {cardMessages.emptyText}
        </EmptyState>
        {notSaved}
      </Card>
    );
  return (
    <Card
      title={title}
      actions={
        <Button variant="outline" icon={RefreshCw} {...generate}>
          {messages.generate}
        </Button>
      }
    >
      <LevelSelect value={level} onChange={changeLevel} />
      {onRefresh && <InlineRetry onRetry={onRefresh}>{messages.notRefreshed}</InlineRetry>}
      {notSaved}
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3>{messages.today}</h3>
        <p className="text-sm text-muted-foreground tabular-nums">
          {messages.doneCount(completedCount(exercises), exercises.length)}
        </p>
      </div>
      {exercises.length === 0 && (
        <p className="my-2 text-muted-foreground">
          {program.focus === 'rest' ? messages.restDay : messages.nothingToday}
        </p>
      )}
      <CardExercises exercises={exercises} onToggle={toggle} />
      {program.notAdjustedFor.length > 0 && (
        <p className="mt-2 text-sm text-muted-foreground">{cardMessages.notAdjustedFor(program.notAdjustedFor)}</p>
      )}
      <div className="mt-3">
        <SessionButton isDone={isAllDone(exercises)} isEmpty={exercises.length === 0} />
      </div>
      <h3 className="mt-5 mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        {cardMessages.week}
        <span className="text-sm font-normal text-muted-foreground tabular-nums">
          {cardMessages.target(movedDays, target)}
        </span>
      </h3>
      <WeekStrip label={cardMessages.week} done={firstDaysDone(completedCount(exercises))} today={weekIndexOf(today)} />
      <p className="mt-2 text-sm text-muted-foreground">{cardMessages.weekText}</p>
    </Card>
  );
};
