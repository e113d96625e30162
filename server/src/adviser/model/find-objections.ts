import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../text/tokenize.ts';
import { phrasePattern } from '../../text/word-forms.ts';
import { createHarmSearch } from '../guardrails/food/find-harmful-offers.ts';
import type { Warning } from '../warnings/warnings-for.ts';
import { wordsFor } from './prompts/prompt-words.ts';
import { createToldFigures } from './told-figures.ts';

/** Why a sentence of a model may not be said to one person, in Portuguese; empty where it may. */
export type FindObjections = (sentence: string) => readonly string[];

/** A sentence about the person's own records, or to them. */
const ofPerson = / (?:seus?|suas?|voce|vc) /;

/** A call of a tool that was written instead of made. */
const writtenCall = new RegExp(
  String.raw`</?tool_call|"(?:name|arguments|parameters)"\s*:|\b(?:health_query` +
    String.raw`|warnings_for|food_facts|search_articles|todays_plan)\b`,
  'i',
);

/** Whether a sentence is a call of a tool that was written instead of made. */
const isWrittenCall = (sentence: string): boolean => writtenCall.test(sentence);

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
  /** Whether a figure of the person must be one of those: in a sentence about them, or in all once tools told any. */
  readonly ownFigures?: 'about_them' | 'all';
  /** What the profile warned of before is not offered after it: 'uma banana pequena cabe bem'. */
  readonly warnings?: readonly Warning[];
}

/**
 * What a model may not say to this person beside what nobody may hear: food that may do them acute harm, and `against`.
 */
export const createObjections = (
  profile: HealthProfile,
  { told, onlyTold, ownFigures, warnings = [] }: ObjectionsAgainst,
): FindObjections => {
  const findHarm = createHarmSearch(profile);
  const hasUntold = createToldFigures(told);
  const named = warnings.map(({ said }) => ({ said, pattern: phrasePattern([said]) }));

  const hasMadeUp = (sentence: string): boolean => {
    if (ownFigures === 'all') return hasUntold(sentence, 'counted');
    const isOwn = ownFigures === 'about_them' && ofPerson.test(foldText(sentence));
    return (onlyTold || isOwn) && hasUntold(sentence, 'measured');
  };
  const findWarned = (sentence: string) => {
    const folded = foldText(sentence);
    return cautious.test(folded) ? [] : named.filter(({ pattern }) => folded.search(pattern) >= 0);
  };
  return (sentence) => [
    ...findHarm(sentence).map((label) => `sugeria o que faz mal a esta pessoa (${label})`),
    ...findWarned(sentence).map(({ said }) => `oferecia o que o aviso desaconselha (${said})`),
    ...(hasMadeUp(sentence) ? [wordsFor('breach', 'unknown_figure')] : []),
    ...(isWrittenCall(sentence) ? [wordsFor('breach', 'written_call')] : []),
  ];
};
