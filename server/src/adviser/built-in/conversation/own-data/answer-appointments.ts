import { dayOf, daysBetween } from '@vida/contract/core/time.ts';
import type { OwnAppointment } from '../../../conversation.ts';
import type { Asking, Reply } from './asking.ts';
import { planTexts as texts } from './plan-texts.ts';
import { firstSuggestions } from './suggestions.ts';

/** The consultations still to come that the person entered, the next one first. */
export const answerAppointments = async ({ question, say, today }: Asking): Promise<Reply> => {
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
