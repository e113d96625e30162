import { addDaysTo } from '@vida/contract/core/time.ts';
import type { ChatQuestion } from '../../../conversation.ts';
import { isSeries, type Series } from '../../../health-query/health-query.ts';
import { isOfNights, type Point, readPoints } from '../../../health-query/points.ts';
import { runHealthQuery } from '../../../health-query/run-health-query.ts';
import { listWords } from '../../format-values.ts';
import { citeSource } from '../../sources.ts';
import type { Slots, Subject } from '../parsing/slots.ts';
import { dayWords } from '../period/day-words.ts';
import { type Asking, createAsking, paragraphs, type Reply } from './asking.ts';
import { amountsOf, formatValue } from './say-series.ts';
import { suggestAbout } from './suggestions.ts';
import { toQuery } from './to-query.ts';
import { whyTexts } from './why-texts.ts';

/** What may be told beside a value, in this order. */
const beside: readonly Series[] = ['sleep', 'alcohol', 'caffeine', 'tobacco', 'training'];

/** The record that the answer before was about; null where it was of several. */
const recordOf = async (asking: Asking, series: Series): Promise<Point | null> => {
  const { figure } = asking.slots;
  if (figure !== 'highest' && figure !== 'lowest' && figure !== 'last') return null;
  const { data, timeZone } = asking.question;
  const [arm] = (await runHealthQuery({ data, timeZone }, toQuery(asking, series).query)).arms;
  return arm?.figures[figure] ?? null;
};

/** What was recorded on the day of a value and in the evening before it; said as it is, not as a cause. */
const tellBefore = async ({ question, today }: Asking, series: Series, { day, at }: Point): Promise<string> => {
  const { data, timeZone, glucoseUnit } = question;
  const days = { fromDay: addDaysTo(day, -1), toDay: isOfNights(series) ? addDaysTo(day, -1) : day };
  const told = await Promise.all(
    beside
      .filter((other) => other !== series)
      .map(async (other) => {
        const of = other === 'sleep' ? { fromDay: day, toDay: day } : days;
        const points = (await readPoints({ data, timeZone }, other, of)).filter(
          (point) => point.value > 0 && (at === null || point.at === null || point.at <= at),
        );
        if (points.length === 0) return null;
        const amounts = amountsOf(points);
        const sum = formatValue(
          other,
          glucoseUnit,
          points.reduce((total, { value }) => total + value, 0),
        );
        return whyTexts.beside(other, amounts.length > 0 ? listWords(amounts) : sum);
      }),
  );
  const found = told.flatMap((each) => each ?? []);
  return found.length === 0 ? whyTexts.nothingBefore : whyTexts.before(dayWords(day, today), found);
};

/** What a series is a part of: what weighs on the one weighs on the other. */
const wholeOf: Partial<Readonly<Record<Subject, Subject>>> = {
  sleep_quality: 'sleep',
  night_wakings: 'sleep',
  time_to_sleep: 'sleep',
  bed_time: 'sleep',
  wake_time: 'sleep',
  diastolic: 'blood_pressure',
};

/** Numbers alone name no cause: what was recorded before, what usually weighs, and where to look. */
export const answerWhy = async (question: ChatQuestion, slots: Slots): Promise<Reply> => {
  const subject = slots.subject ?? 'glucose';
  const series = isSeries(subject) ? subject : null;
  const asking = await createAsking(question, { ...slots, subject });
  const record = series ? await recordOf(asking, series) : null;
  return {
    text: paragraphs(
      whyTexts.unknown,
      series && record ? await tellBefore(asking, series, record) : null,
      whyTexts.usual[wholeOf[subject] ?? subject] ?? '',
      whyTexts.next,
    ),
    sources: [citeSource('own')],
    suggestions: suggestAbout(subject, slots),
  };
};
