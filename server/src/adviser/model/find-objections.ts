import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText, phrasePattern } from '../food/food-words.ts';
import { createHarmSearch } from '../guardrails/food/find-harmful-offers.ts';
import type { Warning } from '../warnings/warnings-for.ts';
import { UNKNOWN_FIGURES } from './breach-reasons.ts';
import { unknownFiguresIn } from './known-figures.ts';

/** Why a sentence of a model may not be said to one person, in Portuguese; empty where it may. */
export type FindObjections = (sentence: string) => readonly string[];

/** What a model may not offer to this person: food that may do them acute harm. */
export const createFoodObjections = (profile: HealthProfile): FindObjections => {
  const findHarm = createHarmSearch(profile);
  return (sentence) => findHarm(sentence).map((label) => `sugeria o que faz mal a esta pessoa (${label})`);
};

/** A sentence with any of these speaks of the risk, or sends to whom may decide. */
const cautious = new RegExp(
  [
    ' (?:evit\\w+|nao|nunca|nem|sem|risco\\w*|perig\\w+|cuidado|atencao|cautela|antes de|limit\\w+|mal) ',
    ' (?:medic[ao]|equipe|farmaceutic\\w+|nutricionista|pre natal|pediatra|profissional|combin\\w+ com) ',
  ].join('|'),
);

/** What the profile warned of is not offered after it: 'uma banana pequena cabe bem'. */
const createWarningObjections = (warnings: readonly Warning[]): FindObjections => {
  const named = warnings.map(({ said }) => ({ said, pattern: phrasePattern([said]) }));
  return (sentence) => {
    const folded = foldText(sentence);
    if (cautious.test(folded)) return [];
    return named
      .filter(({ pattern }) => folded.search(pattern) >= 0)
      .map(({ said }) => `oferecia o que o aviso desaconselha (${said})`);
  };
};

/**
 * The same for a conversation; and to whom a professional sets the targets (pregnancy, under 18, …), no figure that
 * was not `told` of them: it could be a target. What `warnings` spoke of is not offered. `today` is `yyyy-MM-dd`.
 */
export const createChatObjections = (
  profile: HealthProfile,
  {
    told,
    today,
    warnings,
  }: { readonly told: string; readonly today: string; readonly warnings: readonly Warning[] },
): FindObjections => {
  const findFoodObjections = createFoodObjections(profile);
  const findWarned = createWarningObjections(warnings);
  const isGuided = findNoPlanReason(profile, today) !== null;
  return (sentence) => [
    ...findFoodObjections(sentence),
    ...findWarned(sentence),
    ...(isGuided && unknownFiguresIn(sentence, told).length > 0 ? [UNKNOWN_FIGURES] : []),
  ];
};
