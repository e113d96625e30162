import { EFFORT } from '@vida/contract/exercises/exercise-kinds.ts';
import { clsx } from 'clsx';
import { tellFailure } from '../../lib/tell.ts';
import { useRateEffort } from './exercises-queries.ts';
import { pageMessages } from './page-messages.ts';

const messages = pageMessages.effort;
const steps = Array.from({ length: EFFORT.max - EFFORT.min + 1 }, (_, index) => EFFORT.min + index);
/** From here on today was more than the programme means (effort 0 to 10). */
const HARD_EFFORT = 8;

const wordsOf = (effort: number): string => messages.words[effort] ?? '';

/** How hard the session was, from 0 to 10; may be said again. */
export const EffortQuestion = ({ effort }: { effort: number | null }) => {
  const rating = useRateEffort();
  const shown = rating.isPending ? rating.variables.body.effort : effort;
  const rate = (value: number) =>
    rating.mutateAsync({ body: { effort: value } }).catch((error) => tellFailure(error, messages.failed));
  return (
    <fieldset>
      <legend className="text-lg leading-7 font-semibold">{messages.title}</legend>
      <p className="mb-3 text-sm text-muted-foreground">{messages.text}</p>
      <div className="grid grid-cols-6 gap-1.5 sm:grid-cols-11">
        {steps.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={messages.label(value, wordsOf(value))}
            aria-pressed={value === shown}
            className={clsx(
              'control-text min-h-11 rounded-md border-[1.5px] font-semibold tabular-nums',
              value === shown
                ? 'border-transparent bg-primary text-primary-foreground'
                : 'border-input bg-card hover:border-primary',
            )}
            onClick={() => void rate(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3">
        {effort !== null && messages.saved(effort, wordsOf(effort))}
        {effort !== null && effort >= HARD_EFFORT && ` ${messages.hard}`}
      </p>
    </fieldset>
  );
};
