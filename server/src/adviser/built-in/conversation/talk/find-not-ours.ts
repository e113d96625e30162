import { foldText } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import type { ParsedQuestion } from '../parsing/parse-question.ts';

const OTHER = [...wordsOfClass('other_person')].join('|');
/** Whose figures are asked for, plainly: 'a glicose da minha mãe', 'minha paciente mandou', 'a dela'. */
const ofOther = new RegExp(
  ` d[aoe]s? (?:minha |meu |nosso |nossa )?(?:${OTHER}) | (?:${OTHER}) (?:mediu` +
    `|mandou|deu|teve|tomou|bebeu|dormiu|pesou|marcou) | (?:${OTHER}) .* (?:dela|dele) `,
);

/** 'Passos de ontem' asks without a word of asking. */
const BARE_WORDS = 4;
const notKept = [...wordsOfClass('not_kept')].map(foldText);

/** Asks for a value that was measured or counted, and for nothing that is known of it in general. */
const asksValue = new RegExp(
  ' (?:deu|ficou|foi|foram|dei|andei|marcou|esta|ta|anotei' +
    '|registrei|bebi|tomei|meu|minha|meus|minhas|ontem|hoje|semana) ',
);

/**
 * Figures that are asked for and that Vida does not have: of what it does not keep (steps, cholesterol), or of somebody
 * else. Null for any other message.
 */
export const findNotOurs = (message: string, read: ParsedQuestion): 'not_kept' | 'other_person' | null => {
  const { slots, asksFigure } = read;
  const folded = foldText(message);
  const isTimed = slots.figure !== null || slots.period !== null || / (?:deu|mandou|mediu|marcou|ficou) /.test(folded);
  if (ofOther.test(folded) && slots.subject !== null && asksFigure && isTimed) return 'other_person';
  const isBare = slots.period !== null && read.wordCount <= BARE_WORDS;
  // 'Bebi quanta água?' is no drink that is kept.
  const isOfWater =
    slots.subject === 'alcohol' &&
    / agua /.test(folded) &&
    !/ (?:cervejas?|vinhos?|alcool|doses?|cachaca) /.test(folded);
  const asksHow = / como (?:tava|estava|foi|ficou|anda|ta) (?:o |a )?(?:meu|minha) /.test(folded);
  if ((!asksFigure && !asksHow && !isBare) || (slots.subject !== null && !isOfWater)) return null;
  return notKept.some((words) => folded.includes(words)) && asksValue.test(folded) && !isGeneral.test(folded)
    ? 'not_kept'
    : null;
};

const isGeneral =
  / (?:normal|ideal|o que e|significa|serve|faz mal|faz bem|devo|preciso|posso|pode|recomendado|por que) /;
