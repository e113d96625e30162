import { citeSource } from '../../sources.ts';
import type { Slots } from '../reading/slots.ts';
import { paragraphs, type Reply } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import { whyTexts } from './why-texts.ts';

/** Numbers alone name no cause: what usually weighs, and where to look. */
export const answerWhy = (slots: Slots): Reply => {
  const subject = slots.subject ?? 'glucose';
  return {
    text: paragraphs(whyTexts.unknown, whyTexts.usual[subject], whyTexts.next),
    sources: [citeSource('own')],
    suggestions: suggestAbout(subject, slots),
  };
};
