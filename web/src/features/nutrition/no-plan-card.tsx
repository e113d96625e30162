import { Link } from '@tanstack/react-router';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { noPlanMessages as messages } from './no-plan-messages.ts';

/** Why no plan is made here, and who makes a better one. No numbers. */
export const NoPlanCard = ({ reason }: { reason: NoPlanReason }) => {
  const { title, text, where } = messages.reasons[reason];
  return (
    <Sheet title={title}>
      <p className="max-w-[65ch]">{text}</p>
      <h3 className="mt-5">{messages.whereTitle}</h3>
      <ul className="mt-1 grid max-w-[65ch] list-disc gap-1.5 pl-5">
        {where.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <p className="mt-5 mb-2 text-muted-foreground">{messages.changed}</p>
      <LinkButton variant="outline">
        <Link to="/profile">{messages.profile}</Link>
      </LinkButton>
    </Sheet>
  );
};
