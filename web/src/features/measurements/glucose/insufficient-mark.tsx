import { Badge } from '../../../ui/badge.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';

/** Stands where a conclusion would, when the data does not carry one. */
export const InsufficientMark = () => (
  <span className="mt-1 block">
    <Badge>{messages.insufficient}</Badge>
  </span>
);
