import { findPassages } from '../../../articles/find-passages.ts';
import { definitionsAskedBy } from '../definitions.ts';
import { findFoodFacts } from '../food-facts.ts';
import { findMedicineFacts } from '../medicine-facts.ts';

/** Whether a table answers a question: what a term means, what a medicine does, what a food holds. */
export const tablesAnswer = (question: string): boolean =>
  definitionsAskedBy(question).length > 0 || findMedicineFacts(question) !== null || findFoodFacts(question) !== null;

/** Whether anything of ours answers a question that stands alone. */
export const hasAnswer = (question: string): boolean => tablesAnswer(question) || findPassages(question).length > 0;
