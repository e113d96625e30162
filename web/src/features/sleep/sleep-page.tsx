import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useHeldRows } from '../../lib/held-rows.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { InlineRetry } from '../../ui/inline-retry.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonSheet } from '../../ui/skeleton-sheet.tsx';
import { useFocusOnLeave } from '../../ui/use-focus-on-leave.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { pageMessages as messages } from './page-messages.ts';
import { SleepContent } from './sleep-content.tsx';
import { sleepMessages } from './sleep-messages.ts';
import { nightHistoryQuery } from './sleep-queries.ts';

const NightDialog = lazyPart(async () => (await import('./entry/night-dialog.tsx')).NightDialog);

interface NoNightsProps {
  /** Takes the focus once there is a night: the button here goes. */
  register: RefObject<HTMLElement | null>;
  onRegister: () => void;
}

const NoNights = ({ register, onRegister }: NoNightsProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, register);
  return (
    <div ref={place}>
      <EmptyState
        mood="resting"
        level={2}
        title={messages.empty}
        action={
          <Button variant="outline" onClick={onRegister}>
            {messages.registerFirst}
          </Button>
        }
      >
        {messages.emptyText}
      </EmptyState>
    </div>
  );
};

/** The nights: how they were, the goal, one tip, and the button to record one. */
export const SleepPage = () => {
  const { timeZone } = useUser();
  const today = useToday();
  const nights = useQuery(nightHistoryQuery({ today, timeZone }));
  const records = useHeldRows(nights.data ?? []);
  const { data: profile } = useQuery(healthProfileQuery());
  const { Dialog, isLoading, opener, open, close } = useLazyDialog(NightDialog);
  return (
    <div className="page-grid">
      <PageHeader
        title={sleepMessages.title}
        subtitle={messages.subtitle}
        actions={
          <Button icon={Plus} {...opener} pending={isLoading}>
            {messages.register}
          </Button>
        }
      />
      {nights.isPending && <SkeletonSheet label={sleepMessages.loading} lines={5} />}
      {nights.isLoadingError && (
        <Sheet>
          <ErrorCard level={2} title={sleepMessages.loadFailed} onRetry={() => nights.refetch()} />
        </Sheet>
      )}
      {nights.isRefetchError && <InlineRetry onRetry={() => nights.refetch()}>{messages.notRefreshed}</InlineRetry>}
      {nights.data && records.length === 0 && (
        <Sheet>
          <NoNights register={opener.ref} onRegister={open} />
        </Sheet>
      )}
      {records.length > 0 && (
        <SleepContent records={records} today={today} goalHours={profile?.sleepGoal ?? null} register={opener.ref} />
      )}
      {Dialog && <Dialog onClose={close} />}
    </div>
  );
};
