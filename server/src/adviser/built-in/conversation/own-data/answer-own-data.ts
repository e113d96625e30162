import { dayOf } from '@vida/contract/core/time.ts';
import type { ChatQuestion } from '../../../conversation.ts';
import type { Slots, Subject } from '../reading/slots.ts';
import { answerEverything } from './answer-everything.ts';
import { answerGlucose } from './answer-glucose.ts';
import { answerHba1c } from './answer-hba1c.ts';
import { answerHeartRate } from './answer-heart-rate.ts';
import { answerMeals } from './answer-meals.ts';
import { answerPressure } from './answer-pressure.ts';
import { answerSleep } from './answer-sleep.ts';
import { answerSubstance } from './answer-substance.ts';
import { answerTraining } from './answer-training.ts';
import { answerWeight } from './answer-weight.ts';
import { type Asking, createAsking, joinReplies, type Reply } from './asking.ts';
import { sharedTexts } from './shared-texts.ts';
import { suggestAbout } from './suggestions.ts';

const answers: Readonly<Record<Subject, (asking: Asking) => Promise<Reply>>> = {
  glucose: answerGlucose,
  blood_pressure: answerPressure,
  weight: answerWeight,
  heart_rate: answerHeartRate,
  hba1c: answerHba1c,
  sleep: answerSleep,
  alcohol: (asking) => answerSubstance(asking, 'alcohol'),
  tobacco: (asking) => answerSubstance(asking, 'tobacco'),
  caffeine: (asking) => answerSubstance(asking, 'caffeine'),
  gaming: (asking) => answerSubstance(asking, 'gaming'),
  meals: answerMeals,
  training: answerTraining,
  everything: answerEverything,
};

/** Only a plan can be about a day to come. */
const isAhead = (subject: Subject, { period }: Slots, today: string): boolean =>
  subject !== 'meals' && period !== null && period.fromDay > today;

/** What the person's own data say to a question that names at least a subject. */
export const answerOwnData = async (question: ChatQuestion, slots: Slots): Promise<Reply> => {
  const subject = slots.subject ?? 'glucose';
  if (isAhead(subject, slots, dayOf(question.now, question.timeZone)))
    return { text: sharedTexts.future, sources: [], suggestions: suggestAbout(subject, slots) };
  const asking = await createAsking(question, { ...slots, subject });
  const first = await answers[subject](asking);
  if (slots.alsoSubject === null) return first;
  const second = await answers[slots.alsoSubject]({
    ...asking,
    slots: { ...slots, subject: slots.alsoSubject },
  });
  return {
    ...joinReplies([first, second]),
    suggestions: [...first.suggestions.slice(0, 1), ...second.suggestions.slice(0, 2)],
  };
};
