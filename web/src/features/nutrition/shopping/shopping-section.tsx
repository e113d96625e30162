import { useQuery } from '@tanstack/react-query';
import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import { MAX_PLAN_DAYS, MAX_PLAN_DISTANCE_DAYS } from '@vida/contract/nutrition/nutrition-rules.ts';
import { useState } from 'react';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayField } from '../day-field.tsx';
import { shoppingListQuery } from '../nutrition-queries.ts';
import { ListContent } from './list-content.tsx';
import { shoppingMessages as messages } from './shopping-messages.ts';

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
    <Sheet title={messages.title} subtitle={messages.subtitle} busy={list.isPending}>
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
      {list.isPending && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="h-40" />
        </>
      )}
      {list.isLoadingError && (
        <ErrorCard level={3} title={messages.failed} retrying={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {list.data && <ListContent list={list.data} from={from} to={to} />}
    </Sheet>
  );
};
