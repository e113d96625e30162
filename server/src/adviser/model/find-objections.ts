import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { phrasePattern } from '../../text/word-forms.ts';
import { foldText } from '../../text/words.ts';
import { createHarmSearch } from '../guardrails/food/find-harmful-offers.ts';
import type { Warning } from '../warnings/warnings-for.ts';
import { wordsFor } from './prompts/prompt-words.ts';

/** Why a sentence of a model may not be said to one person, in Portuguese; empty where it may. */
export type FindObjections = (sentence: string) => readonly string[];

/** A number with a unit that is about the person; of a pressure both numbers. */
const figure =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:\/|por)\s*(\d+(?:[.,]\d+)?))?\s*(?:mg\/dl|mmol\/l|mmhg|kg|bpm|kcal|%)/giu;
const number = /\d+(?:[.,]\d+)?/g;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** A sentence with any of these speaks of the risk, or sends to whom may decide. */
const cautious = new RegExp(
  [
    ' (?:evit\\w+|nao|nunca|nem|sem|risco\\w*|perig\\w+|cuidado|atencao|cautela|antes de|limit\\w+|mal) ',
    ' (?:medic[ao]|equipe|farmaceutic\\w+|nutricionista|pre natal|pediatra|profissional|combin\\w+ com) ',
  ].join('|'),
);

export interface ObjectionsAgainst {
  /** What the model was told. */
  readonly told: string;
  /** Whether every figure must be one of those: another could be a target, or made up. */
  readonly onlyTold: boolean;
  /** What the profile warned of before is not offered after it: 'uma banana pequena cabe bem'. */
  readonly warnings?: readonly Warning[];
}

/** What a model may not say to this person beside what nobody may hear: food that may do them acute harm, and `against`. */
export const createObjections = (
  profile: HealthProfile,
  { told, onlyTold, warnings = [] }: ObjectionsAgainst,
): FindObjections => {
  const findHarm = createHarmSearch(profile);
  const known = new Set((told.match(number) ?? []).map(toNumber));
  const named = warnings.map(({ said }) => ({ said, pattern: phrasePattern([said]) }));

  const isMadeUp = (sentence: string): boolean =>
    [...sentence.matchAll(figure)].some(([, ...parts]) =>
      parts.some((part) => part !== undefined && !known.has(toNumber(part))),
    );
  const findWarned = (sentence: string) => {
    const folded = foldText(sentence);
    return cautious.test(folded) ? [] : named.filter(({ pattern }) => folded.search(pattern) >= 0);
  };
  return (sentence) => [
    ...findHarm(sentence).map((label) => `sugeria o que faz mal a esta pessoa (${label})`),
    ...findWarned(sentence).map(({ said }) => `oferecia o que o aviso desaconselha (${said})`),
    ...(onlyTold && isMadeUp(sentence) ? [wordsFor('breach', 'unknown_figure')] : []),
  ];
};
