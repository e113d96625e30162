import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorCard } from './error-card.tsx';
import { InlineRetry } from './inline-retry.tsx';
import { Skeleton, SkeletonCard } from './skeleton-card.tsx';

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
