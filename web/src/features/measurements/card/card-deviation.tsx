import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

/** On the filled block: what the week asks attention for, before anything kind. */
export const CardDeviation = ({ fact }: { fact: string }) => (
  <p className="flex items-start gap-2.5 rounded-md bg-deep-band px-4 py-3 font-medium max-md:px-3 max-md:py-2 max-md:text-sm">
    <Icon icon={TriangleAlert} className="mt-0.75" />
    <span>{messages.week(fact)}</span>
  </p>
);
