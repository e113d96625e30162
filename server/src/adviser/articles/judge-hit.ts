import { type Cover, isEveryday, isThing } from './entities/coverage.ts';
import type { NamedEntity } from './entities/find-entities.ts';
import type { Hit } from './passage-index.ts';

/** Below, words alone make no judgement: a question is then about something else, unless other signs speak for it. */
const MIN_SCORE = 38;
/** A shared word that nearly every article has ('dia', 'horas') is no answer, however well it fits. */
const MIN_INFORMATION = 1;

/** Where the entities of a question are what a section is about, fewer words have to fit. */
const MIN_SCORE_ABOUT = 5;
/** The same where only such things are named as people ask much else about: food, habits, exercise ('receita de feijoada'). */
const MIN_SCORE_EVERYDAY = 11;
/** The same where the section's subject is all that is asked: 'qual a pressão ideal'. */
const MIN_SCORE_SUBJECT = 7;
/** Of two sections that fit alike in words, the one goes first that is about more of what is asked, or about all of it. */
const SHARE_FACTOR = 5;
const WHOLE_FACTOR = 2;

/** What a section scores by being about all that a question names, whatever its words. */
const WHOLE_SCORE = 8;

const leastFor = (asked: readonly NamedEntity[], { isSubject }: Cover): number => {
  if (isSubject) return MIN_SCORE_SUBJECT;
  return asked.every(isEveryday) ? MIN_SCORE_EVERYDAY : MIN_SCORE_ABOUT;
};

/** How well a section may answer by its words and by what it is about; 0 where it may not. */
export const judgeHit = (hit: Hit, asked: readonly NamedEntity[], cover: Cover | null): number => {
  if (!asked.some(isThing)) return hit.score < MIN_SCORE || hit.information < MIN_INFORMATION ? 0 : hit.score;
  if (cover === null) return 0;
  const score = hit.score + (cover.isWhole ? WHOLE_SCORE : 0);
  if (score < leastFor(asked, cover)) return 0;
  return score * SHARE_FACTOR * cover.share ** 2 * (cover.isWhole ? WHOLE_FACTOR : 1);
};
