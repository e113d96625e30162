import type { Log } from '../../config/log.ts';
import type { Adviser, TipDraft } from '../adviser.ts';
import { findBrokenRules } from './speech/speech-check.ts';

/** The same adviser behind the guardrails: a tip that breaks one is left out and logged without its text. */
export const guardAdviser = (adviser: Adviser, log: Pick<Log, 'warn'>): Adviser => {
  const isAllowed = (tip: TipDraft): boolean => {
    const broken = [tip.title, tip.content, ...tip.why].flatMap(findBrokenRules);
    if (broken.length === 0) return true;
    const why = { breaches: broken.map(({ breach }) => breach), rows: broken.map(({ placeOf }) => placeOf()) };
    log.warn({ ruleKey: tip.ruleKey, ...why }, 'tip left out by the guardrails');
    return false;
  };
  return {
    suggestTips: async (request) => (await adviser.suggestTips(request)).filter(isAllowed),
  };
};
