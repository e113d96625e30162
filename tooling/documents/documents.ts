import { writeCoverageSummary, writeDecisionsCoverage, writeSpecificationCoverage } from './coverage-documents.ts';
import { writeRulesDocument } from './rules-document.ts';
import { writeTextsDocument } from './texts-document.ts';

/** Documents that are made, by their path from the root of the repository. */
export const documents: Readonly<Record<string, (root: string) => string>> = {
  'docs/RULES.md': writeRulesDocument,
  'docs/TEXTS.md': writeTextsDocument,
  'docs/COVERAGE.md': writeCoverageSummary,
  'docs/SPEC-COVERAGE.md': writeSpecificationCoverage,
  'docs/PRODUCT-COVERAGE.md': writeDecisionsCoverage,
};
