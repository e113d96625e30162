import { countOwnWords } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import { findPassages, type Passage } from '../../articles/find-passages.ts';
import type { ChatQuestion } from '../../conversation.ts';
import type { ForbiddenTopic } from '../../guardrails/speech/forbidden-topics.ts';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import { withSubject } from './general-texts.ts';
import type { MedicineFacts } from './medicine-facts.ts';
import type { MedicineAspect } from './medicine-questions.ts';

/** A general text under a refusal, with its sources in full. */
export interface ToldBeside {
  readonly text: string;
  readonly sources: readonly string[];
}

/** Who asks of a figure of their own would read any text as the diagnosis that nobody gives here; B12 is none. */
const OWN_FIGURE = /(?<![a-z\d])\d/i;
/** Of what is no safe diet only this is so much asked that a text of ours weighs it. */
const FASTING = 'jejum intermitente';
/** Of what nobody here tells somebody to take, our texts weigh these, and send to who may say. */
const WEIGHED: readonly string[] = [
  'aspirina',
  'chá',
  'chá com remédio',
  'misturar remédios',
  'plantas para diabetes',
  'remédio caseiro para a pressão',
  'creatina',
  'whey',
  'vitaminas',
  'vitamina B12',
];

/** With its heading where the text does not say what it is about, and the heading alone promises nothing. */
const named = (passage: Passage): string => {
  const text = withSubject(passage);
  return findBreaches(text).length === 0 ? text : passage.text;
};

const LEAD = 'Em geral, o que se sabe sobre isso:';

/**
 * What our articles say in general of the thing that a refused question names: under 'não faço diagnóstico', under
 * the word on natural cures and on fasting, and under 'não indico' where the text weighs the thing. Null for every
 * other refusal, for figures of one's own, and where a warning was given.
 */
export const tellBesideRefusal = async (
  { data, message, warnings = [] }: ChatQuestion,
  topic: ForbiddenTopic,
): Promise<ToldBeside | null> => {
  const isDiet = topic === 'extreme_diet';
  const isOfMedicine = topic === 'start_medicine' || topic === 'medicine';
  if (!isDiet && !isOfMedicine && topic !== 'diagnosis' && topic !== 'natural_cure') return null;
  if (warnings.some(({ goesOn }) => !goesOn) || OWN_FIGURE.test(message)) return null;
  const [passage] = findPassages(message);
  if (passage === undefined) return null;
  if (isDiet && !passage.about.includes(FASTING)) return null;
  if (isOfMedicine && !passage.about.some((each) => WEIGHED.includes(each))) return null;
  if (isDiet && hasEatingRisk(countOwnWords(await data.readProfile()))) return null;
  return { text: `${LEAD}\n${named(passage)}`, sources: passage.sources };
};

/**
 * What stands in a leaflet beside a warning of the same medicine: nothing of what it is taken with, nor after a danger.
 */
const besideWarnings: readonly MedicineAspect[] = ['purpose', 'action', 'effects', 'time', 'whole', 'watch'];
/** Whether facts of a medicine may stand beside warnings. */
export const mayBeTold = ({ aspects }: MedicineFacts, warnings: readonly Warning[]): boolean =>
  warnings.every(({ severity }) => severity !== 'danger') && aspects.every((aspect) => besideWarnings.includes(aspect));
