import type { ChatFigures } from '@vida/contract/chat/chat-figures.ts';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton-card.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { RecordsLink } from './records-link.tsx';

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

/** Under an answer that tells of the person's records: a small chart of them, and where they all are. */
export const AnswerFigures = ({ figures }: { figures: ChatFigures }) => (
  <div className="grid max-w-140 grid-cols-1 gap-1">
    {isDrawn(figures) && <LazyChart figures={figures} />}
    <RecordsLink figures={figures} />
  </div>
);
