import { useQuery } from '@tanstack/react-query';
import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { MAX_PLAN_DAYS, MAX_PLAN_DISTANCE_DAYS } from '@vida/contract/nutrition/nutrition-rules.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { formatDayShort } from '../../../lib/format.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { DayField } from '../day-field.tsx';
import { shoppingListQuery, useGeneratePlan } from '../nutrition-queries.ts';
import { shoppingMessages as messages } from '../page-messages.ts';
import { tellGenerateFailure } from '../plan/make-plan.ts';
import { ShoppingGroups } from './shopping-groups.tsx';

/** The list as plain text, to be sent to whoever goes to the market. */
const writeList = ({ groups }: ShoppingList, from: string, to: string): string => {
  const parts = groups.map(({ group, items }) =>
    [messages.groups[group], ...items.map(({ name, amount }) => `- ${name}: ${amount}`)].join('\n'),
  );
  return [messages.heading(formatDayShort(from), formatDayShort(to)), ...parts].join('\n\n');
};

/** Copies the list; where the browser does not allow it (plain http), shows the text to be selected. */
const CopyList = ({ text }: { text: string }) => {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: messages.copied });
    } catch {
      setShown(true);
    }
  };
  return (
    <div className="mt-4">
      <Button variant="outline" icon={Copy} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      {isShown && (
        <Field label={messages.text} hint={messages.notCopied} className="mt-3">
          {(aria) => (
            <textarea
              {...aria}
              readOnly
              rows={8}
              className={controlClass()}
              value={text}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
    </div>
  );
};

/** Plans whole days one after another, in order, so that no main dish repeats; the first failure ends it. */
const usePlanDays = () => {
  const generation = useGeneratePlan();
  const [progress, setProgress] = useState<{ current: number; all: number } | null>(null);
  const planDays = async (days: readonly string[]): Promise<void> => {
    try {
      for (const [index, date] of days.entries()) {
        setProgress({ current: index + 1, all: days.length });
        await generation.mutateAsync({ body: { mealType: 'general', date } });
      }
      tellSuccess(messages.allPlanned(days.length));
    } catch (error) {
      tellGenerateFailure(error);
    }
    setProgress(null);
  };
  return { progress, planDays };
};

/** Days planned with one press: far fewer than may be generated in an hour. */
const MAX_AT_ONCE = 7;

/** How many of the days have a plan, the way to the others, and the list. */
const ListContent = ({ list, from, to }: { list: ShoppingList; from: string; to: string }) => {
  const { progress, planDays } = usePlanDays();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDaysTo(from, index));
  const missing = days.filter((day) => !list.plannedDays.includes(day)).slice(0, MAX_AT_ONCE);
  const isEmpty = list.groups.length === 0;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {list.plannedDays.length > 0 && <p>{messages.planned(list.plannedDays.length, days.length)}</p>}
        {(missing.length > 0 || progress) && (
          <Button
            variant="outline"
            pending={progress !== null}
            {...(progress && { pendingLabel: messages.planning(progress.current, progress.all) })}
            onClick={() => void planDays(missing)}
          >
            {messages.planMissing(missing.length)}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className="text-muted-foreground">{messages.empty}</p>
      ) : (
        <>
          <ShoppingGroups groups={list.groups} />
          <CopyList text={writeList(list, from, to)} />
        </>
      )}
    </>
  );
};

/** Days from today that the list covers at first. */
const USUAL_DAYS = 7;

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The shopping list for a range of days. */
export const ShoppingSection = ({ today }: { today: string }) => {
  const [picked, setPicked] = useState<{ from: string; to: string } | null>(null);
  const { from, to } = picked ?? { from: today, to: addDaysTo(today, USUAL_DAYS - 1) };
  const list = useQuery(shoppingListQuery({ startDate: from, endDate: to }));
  const last = addDaysTo(today, MAX_PLAN_DISTANCE_DAYS);
  const lastFrom = (day: string) => earlierOf(addDaysTo(day, MAX_PLAN_DAYS - 1), last);
  // A new beginning keeps the length where it can.
  const pickFrom = (day: string) =>
    setPicked({ from: day, to: earlierOf(addDaysTo(day, daysBetween(from, to)), last) });
  return (
    <Card title={messages.title} subtitle={messages.subtitle} busy={list.isPending}>
      <div className="mb-4 grid items-start gap-4 sm:grid-cols-2 md:max-w-[30rem]">
        <DayField label={messages.from} day={from} min={today} max={last} onPick={pickFrom} />
        <DayField
          label={messages.to}
          day={to}
          min={from}
          max={lastFrom(from)}
          onPick={(day) => setPicked({ from, to: day })}
        />
      </div>
      <QueryView query={list} words={messages} bars={['h-40']}>
        {(shown) => <ListContent list={shown} from={from} to={to} />}
      </QueryView>
    </Card>
  );
};
