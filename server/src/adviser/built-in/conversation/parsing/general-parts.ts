import { wordsOf } from '../../../../text/tokenize.ts';
import { hasAnswer } from '../dialogue/has-answer.ts';
import { thingsIn } from '../dialogue/topic.ts';
import type { Intent } from './intent.ts';
import { asksMeaning } from './part-message.ts';

/** What a question begins with that asks for knowledge. */
export const ASKS_OF = new RegExp(
  [
    '^\\s*(?:e\\s+)?(?:o\\s?q(?:ue)?|oq|quant[oa]s?|isso|como|por\\s?qu?e|pq|pra\\s+que|para\\s+que|pq|qual|quais',
    '|posso|pode(?!\\s+(?:falar|mandar|dizer|contar|ser|rir|zoar|xingar|soltar|deixar))',
    '|devo|faz\\s+mal|tem\\s+problema)\\s',
  ].join(''),
  'iu',
);

/** A part of a message with what it wants. */
export interface ParsedPart {
  readonly part: string;
  readonly intent: Intent;
  /** Stands in a list of what is asked for. */
  readonly isListed: boolean;
}

/** 'Aproveita e me diz a proteína do frango.' */
const TELL_ME = /(?<!\p{L})(?:me\s+(?:diz|diga|fala|fale|conta|conte|d[áa]|passa|passe|explica)|quero saber)\s/iu;

/** Whether a part asks for knowledge, and does not only speak of it. */
export const isGeneralQuestion = ({ part, intent }: ParsedPart): boolean =>
  intent.kind === 'general' &&
  (part.includes('?') ||
    ASKS_OF.test(part) ||
    asksMeaning(part) ||
    (intent.food !== null && /(?<!\p{L})(?:quant|qual)/iu.test(part)) ||
    (TELL_ME.test(part) && thingsIn(part).length > 0));

/** Whether a text or a table of ours answers a question of knowledge. */
const isAnswered = ({ intent }: ParsedPart): boolean =>
  intent.kind === 'general' && (intent.followUp?.isAnswered ?? (intent.food !== null || hasAnswer(intent.question)));

/** Fewer words only say how something is to be told: 'quantos mg?'. */
const ASKING_WORDS = 4;

/** 'O que é hipoglicemia, e o que eu faço na hora?' */
const goesOnFromText = ({ part, intent }: ParsedPart): boolean =>
  intent.kind === 'general' && intent.followUp?.isAnswered === true && wordsOf(part).length >= ASKING_WORDS;

/** Questions of knowledge of which each is answered and about something else; none where one text may answer all. */
export const generalQuestions = (read: readonly ParsedPart[]): readonly ParsedPart[] => {
  const asked = read.filter(isGeneralQuestion);
  const things = asked.map(({ part }) => thingsIn(part).map(({ name }) => name));
  const isOfOthers = new Set(things.flat()).size === things.flat().length;
  const isApart = isOfOthers && asked.every((each, at) => things[at]?.length !== 0 || goesOnFromText(each));
  return asked.length > 1 && isApart && asked.every(isAnswered) ? asked : [];
};
