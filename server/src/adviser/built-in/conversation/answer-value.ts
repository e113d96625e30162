import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { ChatQuestion, OwnReading } from '../../conversation.ts';
import { citeSource } from '../sources.ts';
import { valueTexts as texts } from './general-texts.ts';
import { adviseOnGlucose, adviseOnPressures } from './own-data/advice-now.ts';
import { type Asking, createAsking, paragraphs, type Reply, sentences } from './own-data/asking.ts';
import { sayClass } from './own-data/glucose-meaning.ts';
import { sayPressureClass } from './own-data/series/pressure.ts';
import { suggestAbout } from './own-data/suggestions.ts';
import type { TypedValue } from './parsing/parse-typed-value.ts';
import { NO_SLOTS } from './parsing/slots.ts';

/** A typed value as if it had just been measured. */
const measuredNow = (value: number, diastolic: number | null, now: Date): OwnReading => ({
  measuredAt: now,
  value,
  diastolic,
  rangeFlag: null,
  kind: 'manual',
  context: null,
});

const answerGlucoseValue = (glucoseMgDl: number, asking: Asking): Reply => {
  const { say, question } = asking;
  const reading = measuredNow(glucoseMgDl, null, question.now);
  const advice = adviseOnGlucose(asking, [reading]);
  return {
    text: paragraphs(
      advice ? '' : sentences(texts.glucose(say.glucose(glucoseMgDl)), sayClass(reading, asking)),
      advice && texts.glucose(say.glucose(glucoseMgDl)),
      advice ? advice.text : texts.moment,
      texts.register,
    ),
    sources: [advice?.source ?? citeSource('sbd-targets')],
    suggestions: suggestAbout('glucose', { figure: null }),
  };
};

const answerPressureValue = (systolic: number, diastolic: number, asking: Asking): Reply => {
  const reading = measuredNow(systolic, diastolic, asking.question.now);
  const advice = adviseOnPressures(asking, [reading]);
  const meaning = sayPressureClass({ systolic, diastolic }, asking);
  return {
    text: paragraphs(
      sentences(texts.pressure(systolic, diastolic), !advice && meaning),
      advice ? advice.text : texts.mean,
      texts.register,
    ),
    sources: [advice?.source ?? citeSource('pressure-2025')],
    suggestions: suggestAbout('blood_pressure', { figure: null }),
  };
};

/** What a value that somebody typed means by our rules, and what it asks for if it is of now. */
export const answerValue = async (question: ChatQuestion, value: TypedValue): Promise<Reply> => {
  const asking = await createAsking(question, NO_SLOTS);
  if (value.kind === 'pressure') return answerPressureValue(value.pressure.systolic, value.pressure.diastolic, asking);
  if (value.kind === 'glucose') return answerGlucoseValue(value.glucoseMgDl, asking);
  return question.glucoseUnit === 'mmol/L'
    ? answerGlucoseValue(toMgDl(value.value, 'mmol/L'), asking)
    : { text: texts.unclear(value.value), sources: [citeSource('sbd-lows')], suggestions: [] };
};
