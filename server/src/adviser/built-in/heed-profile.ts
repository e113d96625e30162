import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { foldText } from '../../text/tokenize.ts';
import { cellsSchema, loadTable, once } from '../load-knowledge.ts';
import { parseMentions } from '../warnings/parse-mentions.ts';
import { warningsFor } from '../warnings/warnings-for.ts';
import type { Candidate } from './tip-rule.ts';

/** What tips suggest to eat, by their keys: the rows of server/knowledge/tip-offers.csv. */
export const tipOffers = once(() => {
  const rows = loadTable('tip-offers.csv', { tip: z.string(), offers: cellsSchema });
  return new Map(rows.map(({ tip, offers }) => [tip, offers]));
});

/**
 * A tip as this profile lets it be told: none where it suggests food that the person avoids or what is a danger to
 * them, with the gravest other warning at its end. A tip whose reasons name the entry was written for it.
 */
export const heedProfile = (tip: Candidate, profile: HealthProfile, today: string): Candidate[] => {
  const { rule, content, why } = tip;
  const told = foldText([content, ...why].join(' '));
  const offered = (tipOffers().get(rule.key) ?? []).filter((phrase) => told.includes(foldText(phrase)));
  if (offered.length === 0) return [tip];
  const [warning] = warningsFor(profile, parseMentions(offered.join(', ')), today);
  if (!warning || foldText(why.join(' ')).includes(foldText(warning.entry))) return [tip];
  const isNone = warning.severity === 'danger' || warning.about === 'food';
  return isNone ? [] : [{ ...tip, content: `${content} ${warning.text}` }];
};
