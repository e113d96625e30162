import type { Log } from '../../config/log.ts';
import type { Adviser, TipDraft } from '../adviser.ts';
import { findBreaches } from './speech/speech-check.ts';

/** The same adviser behind the guardrails: a tip that breaks one is left out and logged without its text. */
export const guardAdviser = (adviser: Adviser, log: Pick<Log, 'warn'>): Adviser => {
  const isAllowed = (tip: TipDraft): boolean => {
    const breaches = [tip.title, tip.content, ...tip.why].flatMap(findBreaches);
    if (breaches.length > 0) log.warn({ ruleKey: tip.ruleKey, breaches }, 'tip left out by the guardrails');
    return breaches.length === 0;
  };
  return {
    suggestTips: async (request) => (await adviser.suggestTips(request)).filter(isAllowed),
  };
};
