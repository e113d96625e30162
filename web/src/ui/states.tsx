import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { uiMessages } from './ui-messages.ts';
import { useFocusOnLeave } from './use-focus.ts';
import { Vida, type VidaMood } from './vida.tsx';

interface ErrorCardProps {
  /** What could not be loaded: 'Não foi possível carregar o sono'. */
  title: ReactNode;
  /** What is safe, and why it failed, without blame. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  level?: 1 | 2 | 3;
}

/** A failed load, with the way out. */
export const ErrorCard = ({ title, children, onRetry, retrying, level }: ErrorCardProps) => (
  <div role="alert">
    <EmptyState
      mood="worried"
      title={title}
      {...(level && { level })}
      action={
        <Button variant="outline" icon={RefreshCw} pending={retrying ?? false} onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);

interface EmptyStateProps {
  title: ReactNode;
  /** The next step in one or two sentences. */
  children?: ReactNode;
  /** The one button or link that fills this place. */
  action?: ReactNode;
  mood?: VidaMood;
  /** 1 where it is all that the page shows. */
  level?: 1 | 2 | 3;
  /** Its button goes with it once there is something: this takes the focus. */
  focusNext?: RefObject<HTMLElement | null>;
}

/** Nothing here yet: Vida, what is missing, and how to begin. Stands inside a Card or on the page. */
export const EmptyState = ({ title, children, action, mood = 'thinking', level = 3, focusNext }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, focusNext);
  return (
    <div ref={place} className="grid grid-cols-1 justify-items-center gap-2 py-4 text-center wrap-anywhere">
      <Vida mood={mood} />
      <Heading className="max-w-[38ch]">{title}</Heading>
      {children && <div className="max-w-[38ch] text-muted-foreground">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
};

interface InlineRetryProps {
  onRetry: () => void;
  className?: string;
  children?: ReactNode;
}

/** 'não salvo · tentar de novo', where a toast would be too loud. */
export const InlineRetry = ({ onRetry, className, children = uiMessages.notSaved }: InlineRetryProps) => (
  <p role="status" className={clsx('flex items-center gap-1.5 text-sm text-destructive', className)}>
    {children}
    <span aria-hidden>·</span>
    <button type="button" className="min-h-11 rounded-sm font-semibold underline underline-offset-3" onClick={onRetry}>
      {uiMessages.retryInline}
    </button>
  </p>
);

const widths = ['h-4 w-full', 'h-4 w-5/6', 'h-4 w-3/5', 'h-4 w-11/12', 'h-4 w-2/3'];

interface SkeletonCardProps {
  /** What is on its way, read aloud: 'Carregando suas recomendações...'. */
  label?: string;
  lines?: 1 | 2 | 3 | 4 | 5;
  className?: string;
}

/** A sheet whose content is on its way. */
export const SkeletonCard = ({ label = uiMessages.loading, lines = 3, className }: SkeletonCardProps) => (
  <Card busy {...(className && { className })}>
    <p className="sr-only" role="status">
      {label}
    </p>
    <Skeleton className="mb-5 h-5.5 w-1/2" />
    <div className="grid gap-2.5">
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  </Card>
);

/** A quiet bar where content will be; give it the content's height and width, so that nothing moves. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx('animate-pulse rounded-sm bg-sunken', className ?? 'h-4')} aria-hidden />
);

/** A read as TanStack Query tells of it. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Two reads as one: there once both are, failed once either has. */
export const bothOf = <A, B>(one: Read<A>, other: Read<B>): Read<readonly [A, B]> => ({
  data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  isError: one.isError || other.isError,
  isFetching: one.isFetching || other.isFetching,
  refetch: () => [one, other].filter(({ isError }) => isError).map(({ refetch }) => refetch()),
});

/** What is said of a read, under these names in a feature's messages. */
interface QueryWords {
  /** Read aloud: 'Carregando as suas sessões...'. */
  readonly loading: string;
  /** 'Não foi possível carregar as suas sessões' */
  readonly failed: string;
  /** What is safe, and why it failed, without blame. */
  readonly failedText?: string;
  /** In a line above older data that could not be read again. */
  readonly notRefreshed?: string;
}

interface QueryViewProps<T> {
  query: Read<T>;
  words: QueryWords;
  /** The level of the failure's heading. */
  level?: 1 | 2 | 3;
  children: (data: T) => ReactNode;
}

const Failed = ({ query, words, level = 3 }: Omit<QueryViewProps<unknown>, 'children'>) => (
  <ErrorCard level={level} title={words.failed} onRetry={() => query.refetch()} retrying={query.isFetching}>
    {words.failedText}
  </ErrorCard>
);

const Filled = <T,>({ query, words, children, data }: QueryViewProps<T> & { data: T }) => (
  <>
    {query.isError && words.notRefreshed && (
      <InlineRetry onRetry={() => query.refetch()}>{words.notRefreshed}</InlineRetry>
    )}
    {children(data)}
  </>
);

interface InCardProps<T> extends QueryViewProps<T> {
  /** The bars that keep the place while it loads, by their classes. */
  bars: readonly string[];
  /** The failure in a line, where a whole card of it would be too loud. */
  quiet?: boolean;
}

/** What a card shows while its data is on its way, when it could not be read, and once it is there. */
export const QueryView = <T,>({ bars, quiet, ...view }: InCardProps<T>) => {
  const { data, isError, refetch } = view.query;
  if (data !== undefined) return <Filled {...view} data={data} />;
  if (isError)
    return quiet ? <InlineRetry onRetry={() => refetch()}>{view.words.failed}</InlineRetry> : <Failed {...view} />;
  return (
    <>
      <p role="status" className="sr-only">
        {view.words.loading}
      </p>
      {bars.map((bar) => (
        <Skeleton key={bar} className={bar} />
      ))}
    </>
  );
};

interface OwnCardProps<T> extends InCardProps<T> {
  title: string;
  className?: string;
}

/** The same for what brings its own card once it is there: until then one with this title keeps its place. */
export const CardQueryView = <T,>({ title, className, ...view }: OwnCardProps<T>) => {
  const { data, isError } = view.query;
  if (data !== undefined) return <Filled {...view} data={data} />;
  return (
    <Card title={title} busy={!isError} {...(className && { className })}>
      <QueryView {...view} />
    </Card>
  );
};

interface OnPageProps<T> extends QueryViewProps<T> {
  /** Of the card of a failure. */
  title?: string;
  /** Of the sheet that keeps the place while it loads. */
  lines?: 1 | 2 | 3 | 4 | 5;
  waitingClass?: string;
  /** Instead of that sheet. */
  waiting?: ReactNode;
}

/** The same for what brings its own cards. */
export const PageQueryView = <T,>({ title, lines = 5, waitingClass, waiting, ...view }: OnPageProps<T>) => {
  const { data, isError } = view.query;
  if (data !== undefined) return <Filled {...view} data={data} />;
  if (!isError)
    return (
      waiting ?? (
        <SkeletonCard label={view.words.loading} lines={lines} {...(waitingClass && { className: waitingClass })} />
      )
    );
  return (
    <Card title={title}>
      <Failed level={2} {...view} />
    </Card>
  );
};
