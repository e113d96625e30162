import { writeRulesDocument } from './rules-document.ts';
import { writeTextsDocument } from './texts-document.ts';

/** Documents that are made, by their path from the root of the repository. */
export const documents: Readonly<Record<string, (root: string) => string>> = {
  'docs/RULES.md': writeRulesDocument,
  'docs/TEXTS.md': writeTextsDocument,
};
