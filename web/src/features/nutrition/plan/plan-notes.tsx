import type { MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WarningNotes } from '../../../ui/warning-notes.tsx';
import { formatList } from '../format-nutrients.ts';
import { planMessages as messages } from './plan-messages.ts';
import { describeRelaxed } from './relaxed-words.ts';

/** What gave way, words that could not be honoured, and what to mind: before the meals, because it is about eating. */
export const PlanNotes = ({ plan }: { plan: MealPlan }) => {
  const relaxed = describeRelaxed(plan.relaxed);
  const { unknownWords, notAdjustedFor, warnings, notices } = plan;
  return (
    <>
      {notAdjustedFor.length > 0 && <Notice tone="warning">{messages.notAdjustedFor(notAdjustedFor)}</Notice>}
      {unknownWords.length > 0 && (
        <Notice tone="warning">{messages.unknownWords(formatList(unknownWords.map((word) => `“${word}”`)))}</Notice>
      )}
      <WarningNotes warnings={warnings} />
      {relaxed && <Notice tone="info">{relaxed}</Notice>}
      {notices.length > 0 && (
        <Notice tone="info" title={messages.noticesTitle}>
          <ul className="mt-1 grid list-disc gap-1.5 pl-5">
            {notices.map((notice) => (
              <li key={notice}>{messages.notices[notice]}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
};
