import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { Notice } from '../../ui/notice.tsx';

interface EntryFailureProps {
  /** What the last try failed with; null before one, and while one is under way. */
  error: Error | null;
  /** Said where the server said nothing. */
  refused: string;
}

/** Why the form was not taken, at the form until the next try. What fields are to blame for stands under them. */
export const EntryFailure = ({ error, refused }: EntryFailureProps) => {
  const isAtFields = error instanceof ApiError && (error.body?.details ?? []).length > 0;
  if (!error || isAtFields) return null;
  return (
    <Notice tone="danger" live>
      {describeFailure(error, refused)}
    </Notice>
  );
};
