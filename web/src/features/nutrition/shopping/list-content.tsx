import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyList } from './copy-list.tsx';
import { ShoppingGroups } from './shopping-groups.tsx';
import { shoppingMessages as messages } from './shopping-messages.ts';
import { usePlanDays } from './use-plan-days.ts';
import { writeList } from './write-list.ts';

/** Days planned with one press: far fewer than may be generated in an hour. */
const MAX_AT_ONCE = 7;

interface ListContentProps {
  list: ShoppingList;
  from: string;
  to: string;
}

/** How many of the days have a plan, the way to the others, and the list. */
export const ListContent = ({ list, from, to }: ListContentProps) => {
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
