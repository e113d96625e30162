import { addDaysTo } from '@vida/contract/core/time.ts';
import { formatDayLong } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-today.ts';
import { conversationMessages as messages } from './conversation-messages.ts';

/** The day that the messages under it are of. */
export const DayLine = ({ day }: { day: string }) => {
  const today = useToday();
  const near = day === today ? messages.today : day === addDaysTo(today, -1) && messages.yesterday;
  return (
    <p className="text-center text-sm text-muted-foreground">
      <time dateTime={day}>{near || formatDayLong(day)}</time>
    </p>
  );
};
