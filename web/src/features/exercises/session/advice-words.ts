import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ReadinessAdvice } from '@vida/contract/exercises/readiness-rules.ts';
import { mayStart } from '@vida/contract/exercises/start-rules.ts';
import { classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import { readinessMessages as messages } from './readiness-messages.ts';

/** How loud an advice is told. */
export const toneOf = (advice: ReadinessAdvice) => {
  if (advice === 'start') return 'success';
  if (advice === 'measure_first') return 'info';
  return mayStart([advice]) ? 'warning' : 'danger';
};

/** Title and text of an advice, for the reading that it rests on. */
export const wordsFor = (advice: ReadinessAdvice, { glucose }: Readiness) => {
  // It takes twice the sugar.
  const isVeryLow = glucose && classifyReading(glucose) === 'very_low';
  return advice === 'treat_low' && isVeryLow
    ? { title: messages.veryLowTitle, text: messages.veryLowText }
    : messages.advices[advice];
};
