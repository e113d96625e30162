import { dayOf } from '@vida/contract/core/time.ts';
import type { ChatQuestion } from '../../../conversation.ts';
import { answerQuery } from '../query/answer-query.ts';
import { type Conditions, NO_CONDITIONS } from '../query/conditions.ts';
import { queryTexts } from '../query/query-texts.ts';
import { isSeries } from '../query/read-series.ts';
import type { Slots, Subject } from '../reading/slots.ts';
import { adviseNow } from './advice-now.ts';
import { answerAppointments } from './answer-appointments.ts';
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
import { type Asking, createAsking, joinReplies, paragraphs, type Reply } from './asking.ts';
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
  appointments: answerAppointments,
  everything: answerEverything,
};

/** Of days to come there are only plans. */
const ofDaysToCome: readonly Subject[] = ['meals', 'appointments'];

const isAhead = (subject: Subject, { period }: Slots, today: string): boolean =>
  !ofDaysToCome.includes(subject) && period !== null && period.fromDay > today;

/** A limit of hours is told of nights one by one, as conditions are. */
const conditionsOf = ({ conditions, limit, figure }: Slots, subject: Subject): Conditions | null => {
  const counts = subject === 'sleep' && limit !== null && (figure === 'above' || figure === 'below');
  return conditions ?? (counts ? NO_CONDITIONS : null);
};

/** What one subject says; what asks for something at once goes before figures under a condition. */
const answerSubject = async (asking: Asking, subject: Subject): Promise<Reply> => {
  const conditions = conditionsOf(asking.slots, subject);
  if (!conditions) return answers[subject](asking);
  if (conditions.hasUnknown || !isSeries(subject)) {
    const reply = await answers[subject](asking);
    return { ...reply, text: paragraphs(queryTexts.unknown, reply.text) };
  }
  const [advice, reply] = [await adviseNow(asking, subject), await answerQuery(asking, subject, conditions)];
  return advice
    ? { ...reply, text: paragraphs(advice.text, reply.text), sources: [advice.source, ...reply.sources] }
    : reply;
};

/** What the person's own data say to a question that names at least a subject. */
export const answerOwnData = async (question: ChatQuestion, slots: Slots): Promise<Reply> => {
  const subject = slots.subject ?? 'glucose';
  if (isAhead(subject, slots, dayOf(question.now, question.timeZone)))
    return { text: sharedTexts.future, sources: [], suggestions: suggestAbout(subject, slots) };
  const asking = await createAsking(question, { ...slots, subject });
  const first = await answerSubject(asking, subject);
  if (slots.alsoSubject === null) return first;
  const second = await answerSubject(
    { ...asking, slots: { ...slots, subject: slots.alsoSubject } },
    slots.alsoSubject,
  );
  return {
    ...joinReplies([first, second]),
    suggestions: [...first.suggestions.slice(0, 1), ...second.suggestions.slice(0, 2)],
  };
};
