import { Link } from '@tanstack/react-router';
import { completedCount } from '@vida/contract/exercises/exercise-rules.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { Play, RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { WeekStrip } from '../../../ui/week-strip.tsx';
import { exercisesMessages as messages } from '../exercises-messages.ts';
import { isWithoutProgram } from '../is-without-program.ts';
import { LevelSelect } from '../level-select.tsx';
import { firstDaysDone, isAllDone, weekIndexOf } from '../today-state.ts';
import { CardExercises } from './card-exercises.tsx';
import { cardMessages } from './card-messages.ts';
import { exerciseFiguresOf } from './exercise-figures.ts';
import { useCardActions } from './use-card-actions.ts';

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
  const { exercises, retry, level, isGenerating, toggle, changeLevel, generate } = useCardActions(program);
  const { movedDays, target } = exerciseFiguresOf({ ...program, exercises: [...exercises] });
  const notSaved = retry && <InlineRetry onRetry={retry} />;
  const title = messages.title;

  if (isWithoutProgram(program))
    return (
      <Sheet title={title} actions={<LevelSelect value={level} onChange={changeLevel} />}>
        <EmptyState
          title={cardMessages.empty}
          action={
            <Button variant="outline" pending={isGenerating} pendingLabel={messages.generating} onClick={generate}>
              {cardMessages.generate}
            </Button>
          }
        >
          {cardMessages.emptyText}
        </EmptyState>
        {notSaved}
      </Sheet>
    );
  return (
    <Sheet
      title={title}
      actions={
        <Button
          variant="outline"
          icon={RefreshCw}
          pending={isGenerating}
          pendingLabel={messages.generating}
          onClick={generate}
        >
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
    </Sheet>
  );
};
