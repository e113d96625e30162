import { useQuery } from '@tanstack/react-query';
import type { SleepRecordWithEtag } from '@vida/contract/sleep/sleep-endpoints.ts';
import { computeSleepFigures, type SleepFigures, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useHeldRows } from '../../lib/held-rows.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { BulletList } from '../../ui/bullet-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, PageQueryView } from '../../ui/states.tsx';
import { NightsChart } from './chart/nights-chart.tsx';
import { NightsList } from './history/nights-list.tsx';
import { pageMessages as messages, pageMessages } from './page-messages.ts';
import { sleepMessages } from './sleep-messages.ts';
import { SleepNote } from './sleep-note.tsx';
import { nightHistoryQuery } from './sleep-queries.ts';
import { SleepStats } from './sleep-stats.tsx';

const { title, intro, signs, apnoea, driving, insulin, urgent } = pageMessages.help;

/** Signs that belong before a professional (domain: lifestyle, sleep), folded away: nobody shall be frightened. */
const HelpDisclosure = () => (
  <Disclosure title={title}>
    <div className="grid gap-3">
      <p>{intro}</p>
      <BulletList items={signs} />
      <p>{apnoea}</p>
      <p>{driving}</p>
      <p>{insulin}</p>
      <p>{urgent}</p>
    </div>
  </Disclosure>
);

/** The personal tip, and where it ends: when to look for help. */
const SleepTipCard = ({ figures }: { figures: SleepFigures }) => (
  <Card compact title={pageMessages.tipTitle}>
    <SleepNote figures={figures} />
    <div className="mt-2">
      <HelpDisclosure />
    </div>
  </Card>
);

interface SleepContentProps {
  /** Newest first, at least one. */
  records: readonly SleepRecordWithEtag[];
  today: string;
  goalHours: number | null;
  /** Takes the focus when the last night is gone. */
  register: RefObject<HTMLElement | null>;
}

/** Nights as figures, chart, tip and list. */
const SleepContent = ({ records, today, goalHours, register }: SleepContentProps) => {
  const nights = records.map(toNight);
  const figures = computeSleepFigures(nights);
  return (
    <>
      {figures && <SleepStats figures={figures} nightCount={records.length} goalHours={goalHours} />}
      <div className="page-columns">
        <NightsChart nights={nights} today={today} goalHours={goalHours} />
        {figures && <SleepTipCard figures={figures} />}
      </div>
      <NightsList records={records} register={register} />
    </>
  );
};

const NightDialog = lazyPart(async () => (await import('./entry/night-dialog.tsx')).NightDialog);

interface NoNightsProps {
  /** Takes the focus once there is a night: the button here goes. */
  register: RefObject<HTMLElement | null>;
  onRegister: () => void;
}

const NoNights = ({ register, onRegister }: NoNightsProps) => (
  <EmptyState
    mood="resting"
    level={2}
    title={messages.empty}
    focusNext={register}
    action={
      <Button variant="outline" onClick={onRegister}>
        {messages.registerFirst}
      </Button>
    }
  >
    {messages.emptyText}
  </EmptyState>
);

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
      <PageQueryView query={nights} words={{ ...sleepMessages, notRefreshed: messages.notRefreshed }}>
        {() =>
          records.length > 0 ? (
            <SleepContent
              records={records}
              today={today}
              goalHours={profile?.sleepGoal ?? null}
              register={opener.ref}
            />
          ) : (
            <Card>
              <NoNights register={opener.ref} onRegister={open} />
            </Card>
          )
        }
      </PageQueryView>
      {Dialog && <Dialog onClose={close} />}
    </div>
  );
};
