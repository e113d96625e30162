import type { Logger } from 'pino';

/** What was decided; a line of the log is found by it. */
export type Decision =
  | 'emergency'
  | 'forbidden question'
  | 'warnings'
  | 'conversation'
  | 'model answer'
  | 'tips'
  | 'meals'
  | 'exercises';

/**
 * Why: keys of rules, places of rows ('speech/rules.csv:57'), counts and likelihoods. Never what a person wrote,
 * entered or measured, nor what they were told.
 */
export type Reasons = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * Tells the log which rule decided what. It is absent where nobody listens, so that `explain?.('tips', {…})` does not
 * even make its reasons then. Rules stay pure: they answer their reason, and whoever calls them tells it.
 */
export type Explain = (decision: Decision, why: Reasons) => void;

/** What a key, a place or a date of a plan looks like; a text of a person does not. */
const key = /^[\w.:/#!&|-]{1,100}$/;
const NO_KEY = '[no key]';

const asKey = (text: string): string => (key.test(text) ? text : NO_KEY);

const asReason = (value: Reasons[string]): Reasons[string] => {
  if (typeof value === 'string') return asKey(value);
  if (typeof value === 'number') return Math.round(value * 1000) / 1000;
  return value === null || typeof value === 'boolean' ? value : value.map(asKey);
};

const isHeard = (level: string): boolean => level === 'debug' || level === 'trace';

/** The explanations of one request, one line each; undefined unless `LOG_LEVEL` is `debug` or `trace`. */
export const explainTo = (log: Pick<Logger, 'debug'> & { readonly level: string }): Explain | undefined =>
  isHeard(log.level)
    ? (decision, why) => {
        const reasons = Object.entries(why).map(([name, value]) => [name, asReason(value)]);
        log.debug({ decision, why: Object.fromEntries(reasons) }, 'decided');
      }
    : undefined;
