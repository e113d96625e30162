import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, MessageCircle, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { signOut } from '../../features/auth/sign-out.ts';
import { useChatOpen } from '../../features/chat/widget/chat-open.ts';
import { GlucoseCard } from '../../features/measurements/card/glucose-card.tsx';
import { useBubbleClosed } from '../../features/motivation/bubble/bubble-closed.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { RecommendationsSection } from '../../features/recommendations/recommendations-section.tsx';
import { SleepWidget } from '../../features/sleep/widget/sleep-widget.tsx';
import { formatDayLong } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { StartHere } from '../checklist/start-here.tsx';
import { useStartProgress } from '../checklist/use-start-progress.ts';
import { useVidaSlot } from '../shell/vida-slot.ts';
import { dashboardMessages as messages } from './dashboard-messages.ts';
import { LazyCard, LazyCheerCard } from './lazy-card.tsx';
import { SummaryFacts } from './summary-facts.tsx';
import { useHushedVida } from './use-hushed-vida.ts';

/** Who, which day, and the actions; on a phone the top bar has them. */
const DashboardHeader = () => {
  const { firstName, isAdmin } = useUser();
  const today = useToday();
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="mr-auto min-w-0">
        <h1>{messages.hello(firstName)}</h1>
        <p className="text-muted-foreground">
          {messages.summary}
          <span className="max-md:sr-only">, {formatDayLong(today)}</span>
        </p>
      </div>
      {isAdmin && (
        <LinkButton variant="quiet" icon={ShieldCheck}>
          <Link to="/admin">{messages.admin}</Link>
        </LinkButton>
      )}
      <div className="hidden items-center gap-2 md:flex">
        <NotificationBell />
        <LinkButton variant="outline" icon={MessageCircle}>
          <Link to="/chat">{messages.consult}</Link>
        </LinkButton>
        <Button variant="quiet" icon={LogOut} onClick={signOut}>
          {messages.signOut}
        </Button>
      </div>
    </header>
  );
};

const ExerciseCard = lazyPart(
  async () => (await import('../../features/exercises/card/exercise-card.tsx')).ExerciseCard,
);
const NutritionCard = lazyPart(
  async () => (await import('../../features/nutrition/card/nutrition-card.tsx')).NutritionCard,
);
const CommunityCard = lazyPart(
  async () => (await import('../../features/community/card/community-card.tsx')).CommunityCard,
);
const SubstancesWidget = lazyPart(
  async () => (await import('../../features/substances/widget/substances-widget.tsx')).SubstancesWidget,
);

/** As high as the cards become on a phone, on a wide screen, and in the narrow column; in rem, as their text. */
const heights = {
  exercises: {
    usual: '[--card-height:54rem] md:[--card-height:38.75rem]',
    atFirst: '[--card-height:30.5rem] md:[--card-height:27rem]',
  },
  nutrition: {
    usual: '[--card-height:57.75rem] md:[--card-height:31.25rem]',
    atFirst: '[--card-height:30rem] md:[--card-height:28rem]',
  },
  community: {
    usual: '[--card-height:30.75rem] md:[--card-height:27.75rem] lg:[--card-height:32.5rem]',
    atFirst: '[--card-height:30.75rem] md:[--card-height:27.75rem] lg:[--card-height:32.5rem]',
  },
  substances: {
    usual: '[--card-height:33rem] md:[--card-height:31rem] lg:[--card-height:36rem]',
    atFirst: '[--card-height:29rem] md:[--card-height:27rem] lg:[--card-height:32rem]',
  },
} as const;

/**
 * Below the first steps; where these are on the first screen, unseen until the profile says whether they push it down.
 */
const Columns = ({ children }: { children: ReactNode }) => {
  const { isDeciding } = useStartProgress();
  return <div className={clsx('page-columns', isDeciding && 'lg:invisible')}>{children}</div>;
};

/** By then the page has what it needs. */
const FETCH_AFTER_MS = 1500;

const ChatWidget = lazyPart(async () => (await import('../../features/chat/widget/chat-widget.tsx')).ChatWidget);

/** The floating conversation, whose code is not part of the first load; the page ends above its button. */
const ChatSlot = () => {
  const isWanted = useChatOpen();
  const isTime = useElapsed(FETCH_AFTER_MS);
  return (
    <>
      <div className="hidden h-18 md:block" aria-hidden />
      {(isWanted || isTime) && (
        <LazyBoundary failed={() => null}>
          <ChatWidget />
        </LazyBoundary>
      )}
    </>
  );
};

const VidaCorner = lazyPart(async () => (await import('../../features/motivation/bubble/vida-corner.tsx')).VidaCorner);

/**
 * Vida's bubble on the dashboard: in the side bar where there is room, afloat elsewhere, and on a phone a card under
 * the summary, whose place is kept before she comes. Absent beside a glucose that asks for something.
 */
const VidaSlot = () => {
  const { id, isAdmin } = useUser();
  const slot = useVidaSlot(isAdmin);
  const isClosed = useBubbleClosed(id);
  const isHushed = useHushedVida();
  useEffect(VidaCorner.preload, []);
  if (isHushed) return null;
  return (
    <div className={clsx('content-center md:contents', isClosed ? 'min-h-11' : 'min-h-32.5')}>
      {isHushed === false && (
        <LazyBoundary failed={() => null}>
          <VidaCorner slot={slot} />
        </LazyBoundary>
      )}
    </div>
  );
};

/** The first page of a signed-in person: today's figures, then what to do, then the widgets. */
export const DashboardPage = () => (
  <div className="page-grid">
    <DashboardHeader />
    <div className="grid grid-cols-1 gap-3.5 md:gap-6 lg:min-h-84 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <GlucoseCard />
      <SummaryFacts />
    </div>
    <VidaSlot />
    <StartHere />
    <Columns>
      <div className="grid min-w-0 grid-cols-1 gap-3.5 md:gap-6">
        <RecommendationsSection />
        <LazyCard title={messages.exercises} card={ExerciseCard} height={heights.exercises} />
        <LazyCard title={messages.nutrition} card={NutritionCard} height={heights.nutrition} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-3.5 md:gap-6">
        <SleepWidget />
        <LazyCard title={messages.community} card={CommunityCard} height={heights.community} />
        <LazyCard title={messages.substances} card={SubstancesWidget} height={heights.substances} />
      </div>
    </Columns>
    <LazyCheerCard />
    <ChatSlot />
  </div>
);
