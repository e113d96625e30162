import { Link } from '@tanstack/react-router';
import type { ChatFigures, ChatSeries } from '@vida/contract/chat/chat-figures.ts';
import { isMetricType, type MetricType, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { ArrowRight } from 'lucide-react';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import { LinkButton, type LinkElement } from '../../../ui/link-button.tsx';
import { InlineRetry, Skeleton } from '../../../ui/states.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { chatOpen } from '../widget/chat-open.ts';
import { figuresMessages } from './figures-messages.ts';

const AnswerChart = lazyPart(async () => (await import('./answer-chart.tsx')).AnswerChart);

/** Fewer points say less than the sentence above them. */
const LEAST_POINTS = 3;

/** The chart, in a place that is as high before as after. */
const LazyChart = ({ figures }: { figures: ChatFigures }) => (
  <div className="grid min-h-69 grid-cols-1">
    <LazyBoundary
      waiting={<Skeleton className="h-full rounded-lg" />}
      failed={(retry) => <InlineRetry onRetry={retry}>{uiMessages.chartFailed}</InlineRetry>}
    >
      <AnswerChart figures={figures} />
    </LazyBoundary>
  </div>
);

const isDrawn = ({ points }: ChatFigures): boolean =>
  points.length >= LEAST_POINTS && points.some(({ value }) => value !== null);

const pages = {
  sleep: '/sleep',
  alcohol: '/substances',
  tobacco: '/substances',
  caffeine: '/substances',
  gaming: '/substances',
  training: '/exercises',
  meals: '/nutrition',
  appointments: '/dashboard',
  profile: '/profile',
} as const satisfies Record<Exclude<ChatSeries, MetricType>, string>;

const linkTo = ({ series, days }: Pick<ChatFigures, 'series' | 'days'>): LinkElement => {
  const text = figuresMessages.of(series).link;
  if (!isMetricType(series))
    return (
      <Link to={pages[series]} onClick={chatOpen.close}>
        {text}
      </Link>
    );
  return (
    <Link
      to="/measurements"
      search={{ tipo: metricDefinitions[series].slug, ...(days && { desde: days.from }) }}
      onClick={chatOpen.close}
    >
      {text}
    </Link>
  );
};

/** Leads to the page of the records that an answer told of, at its days where that page has a choice of them. */
const RecordsLink = ({ figures }: { figures: ChatFigures }) => (
  <LinkButton variant="ghost" trailingIcon={ArrowRight} className="-ml-3 justify-self-start text-left">
    {linkTo(figures)}
  </LinkButton>
);

/** Under an answer that tells of the person's records: a small chart of them, and where they all are. */
export const AnswerFigures = ({ figures }: { figures: ChatFigures }) => (
  <div className="grid max-w-140 grid-cols-1 gap-1">
    {isDrawn(figures) && <LazyChart figures={figures} />}
    <RecordsLink figures={figures} />
  </div>
);
