import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../../lib/use-today.ts';
import { CardQueryView } from '../../../ui/states.tsx';
import { exercisesMessages as messages } from '../exercises-messages.ts';
import { programQuery } from '../program-query.ts';
import { CardContent } from './card-content.tsx';

const { loading, failed } = messages;
const words = { loading, failed };

/** The dashboard's adaptive exercises. */
export const ExerciseCard = () => {
  const today = useToday();
  const program = useQuery(programQuery(today));
  return (
    <CardQueryView
      query={program}
      title={messages.title}
      words={words}
      bars={['mb-4 h-11', 'mb-4 h-40', 'h-14']}
      className="min-h-80"
    >
      {(data) => (
        <CardContent
          program={data}
          today={today}
          onRefresh={program.isRefetchError ? () => void program.refetch() : null}
        />
      )}
    </CardQueryView>
  );
};
