import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { goalMessages } from './goal-messages.ts';
import { momentMessages as messages } from './moment-messages.ts';
import { MomentRow } from './moment-row.tsx';

/**
 * Single readings by moment of the day, also beside a sensor. Where none has its moment there is nothing to compare:
 * a kind word asks for it instead.
 */
export const MomentsSection = ({ summary }: { summary: GlucoseSummary }) => {
  const { contexts, careGroup } = summary;
  if (contexts.length === 0) return null;
  const hasMoments = contexts.some(({ context }) => context !== null);
  const guided = careGroup === 'pregnant' || careGroup === 'minor' ? careGroup : null;
  return (
    <section className="mt-5 border-t border-border pt-5">
      <h3>{messages.title}</h3>
      {hasMoments ? (
        <>
          <p className="text-muted-foreground">{messages.subtitle}</p>
          <ul className="mt-1">
            {contexts.map((figures) => (
              <MomentRow key={figures.context ?? ''} figures={figures} />
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted-foreground">
            {guided ? goalMessages.ownGoals[guided] : messages.goalsNote}
          </p>
        </>
      ) : (
        <p className="text-muted-foreground">{messages.markMoment}</p>
      )}
    </section>
  );
};
