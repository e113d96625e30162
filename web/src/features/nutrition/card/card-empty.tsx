import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useFocusOnLeave } from '../../../ui/use-focus-on-leave.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { useGeneratePlan } from '../nutrition-queries.ts';
import { cardMessages as messages } from './card-messages.ts';

interface CardEmptyProps {
  today: string;
  /** Takes the focus once there is a plan. */
  link: RefObject<HTMLElement | null>;
}

/** No plan today: the button that makes one. A failure is told in its place, without a toast (spec section 8). */
export const CardEmpty = ({ today, link }: CardEmptyProps) => {
  const generation = useGeneratePlan();
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, link);
  const generate = (): Promise<unknown> =>
    generation.mutateAsync({ body: { mealType: 'general', date: today } }).then(
      () => toast({ title: nutritionMessages.success, description: nutritionMessages.generated }),
      // Told below.
      () => undefined,
    );
  return (
    <div ref={place}>
      <EmptyState
        title={messages.empty}
        action={
          <Button
            variant="outline"
            pending={generation.isPending}
            pendingLabel={nutritionMessages.generating}
            onClick={() => void generate()}
          >
            {messages.generate}
          </Button>
        }
      >
        {messages.emptyText}
      </EmptyState>
      {generation.isError && <InlineRetry className="justify-center" onRetry={() => void generate()} />}
    </div>
  );
};
