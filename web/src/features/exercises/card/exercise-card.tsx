import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exercisesMessages as messages } from '../exercises-messages.ts';
import { programQuery } from '../program-query.ts';
import { CardContent } from './card-content.tsx';

/** The dashboard's adaptive exercises. */
export const ExerciseCard = () => {
  const today = useToday();
  const program = useQuery(programQuery(today));
  if (program.data)
    return (
      <CardContent
        program={program.data}
        today={today}
        onRefresh={program.isRefetchError ? () => void program.refetch() : null}
      />
    );
  return (
    <Card title={messages.title} busy={program.isPending} className="min-h-80">
      {program.isPending ? (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="mb-4 h-11" />
          <Skeleton className="mb-4 h-40" />
          <Skeleton className="h-14" />
        </>
      ) : (
        <ErrorCard
          level={3}
          title={messages.loadFailed}
          retrying={program.isFetching}
          onRetry={() => program.refetch()}
        />
      )}
    </Card>
  );
};
