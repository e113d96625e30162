import { answerGlucose } from './answer-glucose.ts';
import { answerPressure } from './answer-pressure.ts';
import { answerSleep } from './answer-sleep.ts';
import { answerTraining } from './answer-training.ts';
import { type Asking, joinReplies, type Reply } from './asking.ts';
import { sharedTexts } from './shared-texts.ts';
import { suggestAbout } from './suggestions.ts';

/** What a resume is made of, each in its shortest figure. */
const parts = [
  ['glucose', 'mean', answerGlucose],
  ['blood_pressure', 'mean', answerPressure],
  ['sleep', 'mean', answerSleep],
  ['training', 'minutes', answerTraining],
] as const;

/** Glucose, pressure, nights and movement together, of the asked period. */
export const answerEverything = async (asking: Asking): Promise<Reply> => {
  const replies = await Promise.all(
    parts.map(([subject, figure, answer]) =>
      answer({ ...asking, slots: { ...asking.slots, subject, figure } }),
    ),
  );
  // What rests on nothing found nothing.
  const found = replies.filter(({ sources }) => sources.length > 0);
  return {
    ...(found.length > 0 ? joinReplies(found) : { text: sharedTexts.nothingYet, sources: [] }),
    suggestions: suggestAbout('everything', asking.slots),
  };
};
