import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ReadinessAdvice } from '@vida/contract/exercises/readiness-rules.ts';
import { mayStart } from '@vida/contract/exercises/start-rules.ts';
import { readinessMessages as messages } from './readiness-messages.ts';

/** Below it (mg/dL) a low one is very low, and takes twice the sugar. */
const VERY_LOW_MG_DL = 54;

/** How loud an advice is told. */
export const toneOf = (advice: ReadinessAdvice) => {
  if (advice === 'start') return 'success';
  if (advice === 'measure_first') return 'info';
  return mayStart([advice]) ? 'warning' : 'danger';
};

/** Title and text of an advice, for the reading that it rests on. */
export const wordsFor = (advice: ReadinessAdvice, { glucose }: Readiness) => {
  const isVeryLow =
    glucose && (glucose.value === null ? glucose.rangeFlag === 'low' : glucose.value < VERY_LOW_MG_DL);
  return advice === 'treat_low' && isVeryLow
    ? { title: messages.veryLowTitle, text: messages.veryLowText }
    : messages.advices[advice];
};
