import { type CareGroup, foldConditions, type StatedProfile } from '../profile/care-rules.ts';
import { CAFFEINE_CAREFUL_LIMIT_MG, CAFFEINE_LIMIT_MG } from './substance-rules.ts';

/** What caffeine makes worse (domain: lifestyle, caffeine). */
const sensitive = /ansiedade|panico|insonia|enxaqueca|arritmia|fibrilacao|taquicardia|palpita/;

/**
 * Milligrams of caffeine a day above which a screen says something: 400 for healthy adults (EFSA 2015), 200
 * in pregnancy and where a condition asks for care. `null` under 18: the limit goes by weight, and a
 * professional tells it.
 */
export const caffeineLimitMgOf = (profile: StatedProfile, group: CareGroup): number | null => {
  if (group === 'minor') return null;
  const isCareful = group === 'pregnant' || sensitive.test(foldConditions(profile));
  return isCareful ? CAFFEINE_CAREFUL_LIMIT_MG : CAFFEINE_LIMIT_MG;
};
