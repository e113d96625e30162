import { dayOf, daysBetween } from '@vida/contract/core/time.ts';
import type { ChatQuestion, OwnAppointment } from '../../../conversation.ts';
import { isSeries, type Series } from '../../../health-query/health-query.ts';
import { citeSource } from '../../sources.ts';
import { sharedTexts } from '../general-texts.ts';
import type { Slots, Subject } from '../parsing/slots.ts';
import { answerMeals } from './answer-meals.ts';
import { answerProfile } from './answer-profile.ts';
import { answerSeries } from './answer-series.ts';
import { type Asking, createAsking, joinReplies, paragraphs, type Reply } from './asking.ts';
import { planTexts, planTexts as texts } from './plan-texts.ts';
import { queryTexts } from './query-texts.ts';
import { answerSession, asksForSession } from './series/training.ts';
import { firstSuggestions, suggestAbout } from './suggestions.ts';

/** The appointments still to come that the person entered, the next one first. */
const answerAppointments = async ({ question, say, today }: Asking): Promise<Reply> => {
  const reply = (text: string): Reply => ({ text, sources: [], suggestions: firstSuggestions });
  const [next, ...later] = await question.data.readAppointments();
  if (!next) return reply(texts.noAppointment);
  const tell = ({ scheduledAt, professional, place }: OwnAppointment): string =>
    texts.appointment(say.moment(scheduledAt), professional, place);
  const daysTo = ({ scheduledAt }: OwnAppointment): number => daysBetween(today, dayOf(scheduledAt, question.timeZone));
  return reply(
    [
      texts.nextAppointment(tell(next), daysTo(next)),
      ...(later.length > 0
        ? [texts.laterAppointments, ...later.map((each) => `- ${tell(each)}; ${texts.daysLeft(daysTo(each))}`)]
        : []),
    ].join('\n'),
  );
};

/** What a resume is made of, each in its shortest figure. */
const parts = [
  ['glucose', 'mean'],
  ['blood_pressure', 'mean'],
  ['sleep', 'mean'],
  ['training', 'minutes'],
] as const;

/** Glucose, pressure, nights and movement together, of the asked period. */
const answerEverything = async (asking: Asking): Promise<Reply> => {
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

/** What is told in words, each in its own way. */
const inWords: Readonly<Record<Exclude<Subject, Series>, (asking: Asking) => Promise<Reply>>> = {
  meals: answerMeals,
  appointments: answerAppointments,
  profile: answerProfile,
  everything: answerEverything,
};

/** Of days to come there are only plans. */
const ofDaysToCome: readonly Subject[] = ['meals', 'appointments'];

const isAhead = (subject: Subject, { period }: Slots, today: string): boolean =>
  !ofDaysToCome.includes(subject) && period !== null && period.fromDay > today;

const answerTraining = async (asking: Asking): Promise<Reply> => {
  if (!asksForSession(asking)) return answerSeries(asking, 'training');
  const text = await answerSession(asking);
  return text === null
    ? { text: planTexts.noProgramme, sources: [], suggestions: [] }
    : {
        text,
        sources: [citeSource('activity-adults')],
        suggestions: suggestAbout('training', asking.slots),
      };
};

const answerSubject = async (asking: Asking, subject: Subject): Promise<Reply> => {
  const reply =
    subject === 'training'
      ? await answerTraining(asking)
      : isSeries(subject)
        ? await answerSeries(asking, subject)
        : await inWords[subject](asking);
  const unknown = asking.slots.conditions?.unknown ?? null;
  return unknown === null
    ? reply
    : { ...reply, text: paragraphs(queryTexts.unknown(unknown), reply.text), outcome: 'partial' };
};

/** What of the question itself was not used, where not a condition of it was named already. */
const withUnread = (reply: Reply, { unread }: Slots): Reply =>
  unread.length === 0 || reply.outcome !== undefined
    ? reply
    : { ...reply, text: paragraphs(reply.text, queryTexts.unread(unread)), outcome: 'partial' };

/** What the person's own data say to a question that names at least a subject. */
export const answerOwnData = async (question: ChatQuestion, slots: Slots): Promise<Reply> => {
  const subject = slots.subject ?? 'glucose';
  if (isAhead(subject, slots, dayOf(question.now, question.timeZone)))
    return { text: sharedTexts.future, sources: [], suggestions: suggestAbout(subject, slots) };
  const asking = await createAsking(question, { ...slots, subject });
  const first = await answerSubject(asking, subject);
  if (slots.alsoSubject === null) return withUnread(first, slots);
  const second = await answerSubject({ ...asking, slots: { ...slots, subject: slots.alsoSubject } }, slots.alsoSubject);
  const both = {
    ...joinReplies([first, second]),
    suggestions: [...first.suggestions.slice(0, 1), ...second.suggestions.slice(0, 2)],
  };
  return withUnread(both, slots);
};
