import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { tellSuccess } from '../../../lib/tell.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { bothOf, EmptyState, InlineRetry, QueryView } from '../../../ui/states.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus.ts';
import { noPlanMessages } from '../no-plan-messages.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { dayPlansQuery, eligibilityQuery, useGeneratePlan } from '../nutrition-queries.ts';
import { cardMessages as messages } from './card-messages.ts';
import { CardPlan } from './card-plan.tsx';

interface CardEmptyProps {
  today: string;
  /** Takes the focus once there is a plan. */
  link: RefObject<HTMLElement | null>;
}

/** No plan today: the button that makes one. A failure is told in its place, without a toast (spec section 8). */
const CardEmpty = ({ today, link }: CardEmptyProps) => {
  const generation = useGeneratePlan();
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, link);
  const generate = (): Promise<unknown> =>
    generation.mutateAsync({ body: { mealType: 'general', date: today } }).then(
      () => tellSuccess(nutritionMessages.generated),
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

/** The dashboard's nutrition: today's first meals against the daily goals, or the way to a plan. */
export const NutritionCard = () => {
  const today = useToday();
  const eligibility = useQuery(eligibilityQuery(today));
  const plans = useQuery(dayPlansQuery(today));
  const link = useRef<HTMLAnchorElement>(null);
  const noPlan = eligibility.data?.noPlan;
  const both = bothOf(eligibility, plans);
  if (noPlan)
    return (
      <Card title={nutritionMessages.title}>
        <h3>{noPlanMessages.reasons[noPlan].title}</h3>
        <p className="mb-2 text-muted-foreground">{noPlanMessages.reasons[noPlan].text}</p>
        <LinkButton variant="link">
          <Link to="/nutrition">{noPlanMessages.more}</Link>
        </LinkButton>
      </Card>
    );
  return (
    <Card
      title={nutritionMessages.title}
      busy={!both.data && !both.isError}
      actions={
        <LinkButton variant="outline">
          <Link ref={link} to="/nutrition">
            {messages.plan}
          </Link>
        </LinkButton>
      }
    >
      <QueryView query={both} words={{ ...nutritionMessages, ...messages }} bars={['mb-4 h-40', 'h-16']}>
        {([{ targets }, [plan]]) =>
          plan ? <CardPlan plan={plan} targets={targets} /> : <CardEmpty today={today} link={link} />
        }
      </QueryView>
    </Card>
  );
};
