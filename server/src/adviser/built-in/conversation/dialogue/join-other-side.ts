import { EATS, WHAT_TO_DO } from '../parsing/cause-phrases.ts';
import type { Intent } from '../parsing/intent.ts';
import type { ParsedQuestion } from '../parsing/parse-question.ts';
import { foldMessage } from './aspects.ts';
import type { Joined } from './follow-up.ts';
import { sayOf } from './places.ts';
import { asEntity, sideOf, type Topic, thingsIn } from './topic.ts';
import { bestAnswered } from './wanted.ts';

/** 'E a baixa?' after 'sintomas de glicose alta'. */
const OPPOSITE = /^ (?:(?:e|mas|quando|se|for|ta|esta|a|o|da|do|na|no|de|com|e?la|ele) )*(alt[ao]|baix[ao]) $/;
const opposites: readonly (readonly [RegExp, string])[] = [
  [/\balt([ao]s?)\b/iu, 'baix$1'],
  [/\bbaix([ao]s?)\b/iu, 'alt$1'],
  [/\bhiperglicemia\b/iu, 'hipoglicemia'],
  [/\bhipoglicemia\b/iu, 'hiperglicemia'],
  [/\bhipertens[ãa]o\b/iu, 'pressão baixa'],
];

/** The question of before, asked of the other side. */
export const joinOpposite = (message: string, { question }: Topic): Joined | null => {
  const side = OPPOSITE.exec(foldMessage(message))?.[1];
  const found = opposites.find(([pattern]) => question !== null && pattern.test(question));
  if (side === undefined || question === null || !found) return null;
  const turned = question.replace(...found);
  const [about] = thingsIn(turned);
  if (!about || turned === question) return null;
  const wanted = { aspect: null, content: [], things: [about], told: null };
  return {
    question: turned,
    said: turned,
    about: about.name,
    wanted,
    isAnswered: bestAnswered([turned], wanted) !== undefined,
  };
};

const HIGH = / (?:alt[ao]s?|elevad[ao]s?|subindo|subiu|subir|disparou|disparar) /;
const LOW = / (?:baix[ao]s?|caindo|caiu|cair) /;

/** 'E se ela ficar baixa, o que eu faço?' after figures: what to do then, of their low or their high side. */
export const joinWhatToDo = (message: string, { folded }: ParsedQuestion, before: Intent): Joined | null => {
  const [isHigh, isLow] = [HIGH.test(folded), LOW.test(folded)];
  const about = isHigh === isLow ? null : sideOf(before, isLow ? 'low' : 'high');
  if (about === null || !WHAT_TO_DO.test(folded) || (isHigh && EATS.test(folded))) return null;
  const question = `${about}: o que fazer?`;
  const wanted = { aspect: null, content: [], things: [asEntity(about)], told: null };
  return {
    question,
    said: sayOf(message, about),
    about,
    wanted,
    isAnswered: bestAnswered([question], wanted) !== undefined,
  };
};
