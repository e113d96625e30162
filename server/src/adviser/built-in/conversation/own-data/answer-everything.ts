import { answerSeries } from './answer-series.ts';
import { type Asking, joinReplies, type Reply } from './asking.ts';
import { sharedTexts } from './shared-texts.ts';
import { suggestAbout } from './suggestions.ts';

/** What a resume is made of, each in its shortest figure. */
const parts = [
  ['glucose', 'mean'],
  ['blood_pressure', 'mean'],
  ['sleep', 'mean'],
  ['training', 'minutes'],
] as const;

/** Glucose, pressure, nights and movement together, of the asked period. */
export const answerEverything = async (asking: Asking): Promise<Reply> => {
  const replies = await Promise.all(
    parts.map(([subject, figure]) => answerSeries({ ...asking, slots: { ...asking.slots, subject, figure } }, subject)),
  );
  // What rests on nothing found nothing.
  const found = replies.filter(({ sources }) => sources.length > 0);
  return {
    ...(found.length > 0 ? joinReplies(found) : { text: sharedTexts.nothingYet, sources: [] }),
    suggestions: suggestAbout('everything', asking.slots),
  };
};
