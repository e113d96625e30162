import { createPhraseSet } from '../../../../text/phrase-set.ts';
import { scanStretches } from '../../../../text/phrases.ts';
import { foldText, foldTyped } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { type Cue, cueOf, longestFrom, singularPhrase } from './lexicon.ts';
import { mendWord, otherPeople } from './mend-words.ts';

/** A question longer than this is a story: the rest is not read for cues. */
const MAX_WORDS = 60;

/** 'Quinta pra sesta', 'na sesta': written as it is heard, and no nap. */
const FRIDAY = new RegExp(
  [
    '(?<=\\bquint[ao] (?:pra|para|a|e|ou) )sesta\\b',
    '\\bsesta(?=[ -]feira|s? (?:pra|para|pro|a|e|ou) s[áa]b)',
    '(?<=\\b(?:na|da|desta|nesta|[uú]ltima) )sesta\\b',
  ].join('|'),
  'giu',
);
/** 'Na noite de quinta pra sexta' is one night, and no evening of either day. */
const NIGHT_INTO =
  /\bnoite(?= d[ea] (?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)(?:[ -]feira)? (?:pra|para|pro) )/giu;
/** 'Tomei uma' and no more is a drink. */
const TOOK_ONE = /\b(tomei|tomo|tomava) (?:umas?|todas)(?=\s*(?:[?.!,;]|$))/giu;
const drank: Readonly<Record<string, string>> = { tomei: 'bebi', tomo: 'bebo', tomava: 'bebia' };
/** 'A maio glicose' is no May, as people write who leave out the last r. */
const MEASURED = 'glic|press|pre[cç]|a[cç][uú]c|peso|nota|batim|noite|trein|valor|medi';
const LARGER = new RegExp(`(?<!(?:em|de|desde|at[ée]|d|m[eê]s) )\\bmaio (?=${MEASURED})`, 'giu');

/** 'Glicose < 70': the sign would be lost when the text is folded. */
export const writeOutSigns = (message: string): string =>
  message
    .replace(/\bc\/\s?(?=\p{L})/giu, 'com ')
    .replace(/\bs\/\s?(?=\p{L})/giu, 'sem ')
    .replace(/\bp\/\s?(?=\p{L})/giu, 'pra ')
    .replace(/(?<=\d\/\d{1,2})\s?[–—-]\s?(?=\d{1,2}\/\d)/g, ' a ')
    .replace(/≥\s?(\d+)/g, ' $1 ou mais ')
    .replace(/≤\s?(\d+)/g, ' $1 ou menos ')
    .replace(/<\s?(?=\d)/g, ' abaixo de ')
    .replace(/>\s?(?=\d)/g, ' acima de ')
    .replace(/\bseg(?:unda)?(?:-feira)?\s?(?:-|–|a|à|até)\s?sex(?:ta)?\b/giu, 'segunda a sexta')
    .replace(/\bm[ií]n\b\.?\s?(?:,|e|\/)\s?m[aá]x\b\.?/giu, 'a menor e a maior')
    .replace(/\bm[aá]x\b\.?\s?(?:,|e|\/)\s?m[ií]n\b\.?/giu, 'a maior e a menor')
    .replace(/×|→|=>|->/g, ' x ')
    .replace(/(\p{L}{3,})\s?\+\s?(?=(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/giu, '$1 e ')
    .replace(/(\p{L}{3,})\s?[–—-]\s?(?=(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/giu, '$1 a ')
    .replace(/(\p{L})\/(?=(?:dia|semana|m[eê]s|noite|ano)\b)/giu, '$1 por ')
    .replace(/(?<=\p{L}) ?\/ ?(?=\p{L})/gu, ' x ')
    .replace(/\b1ª|\b1a(?= vez)/g, 'primeira')
    .replace(/\b2ª/g, 'segunda')
    .replace(/\bn[º°]/gi, 'quantos')
    .replace(/(?<=\d)\s?%|(?<=^\D{0,14})%(?=\W*$)/g, ' por cento ')
    .replace(/(?<=\d)[ºª°](?=[\s,.])/g, ' ')
    .replace(/\b(\d{1,2})h(?=\b|\d)/gi, '$1 h ')
    .replace(/\b(\d{1,2})x(?! ?\d)\b/gi, '$1 vezes')
    .replace(/(?<!\d |\bvitamina |\bvit )\bd (?=[\p{L}\d])(?!atr[aá]s)/giu, 'de ')
    .replace(/\bmas (?=(?:long|alt|baix|curt|comprid)[ao]s?\b|cedo\b|tarde\b)/giu, 'mais ')
    .replace(/\b(\d{2,3})kg\b/gi, '$1 kg')
    .replace(FRIDAY, 'sexta')
    .replace(NIGHT_INTO, 'virada')
    .replace(TOOK_ONE, (_, took: string) => drank[took.toLowerCase()] ?? took)
    .replace(/\bcem (?=fum|beb|trein|jog|cigarr|[áa]lcool|caf[ée]|exerc)/giu, 'sem ')
    .replace(/\bsem (fuma|bebe|treina|joga)(?!\p{L})/giu, 'sem $1r')
    .replace(LARGER, 'maior ');

/** '7,5' is one number; '110,115' and '7,5,3' are several. */
const WORDS = /(?<![\d.,])\d{1,3},\d(?![\d,])|[a-z0-9]+/g;

/** Folded words of a message with their slips mended, at most so many as are read; 'bom diaaa' is 'bom dia'. */
export const mendWords = (message: string): readonly string[] =>
  (foldTyped(message).match(WORDS) ?? []).slice(0, MAX_WORDS).map(mendWord);

/** A cue with the words it was found in, the second place exclusive. */
export interface FoundCue extends Cue {
  readonly from: number;
  readonly until: number;
}

/** Without conditions the same words are asked twice: of the question, and of what its conditions leave. */
const foundBefore = new WeakMap<readonly string[], readonly FoundCue[]>();

/** The cues of a question from left to right, the longest phrase first; `words` come from `mendWords`. */
export const findCues = (words: readonly string[]): readonly FoundCue[] => {
  const known = foundBefore.get(words);
  if (known) return known;
  const singulars = words.map(singularPhrase);
  const found = scanStretches(
    words.length,
    (from) => longestFrom(singulars[from] ?? ''),
    (from, until) => cueOf(words.slice(from, until).join(' '), singulars.slice(from, until).join(' ')),
  ).map(({ says, from, until }) => ({ ...says, from, until }));
  foundBefore.set(words, found);
  return found;
};

const askingKnowledge = createPhraseSet([...wordsOfClass('asks_knowledge')].map(foldText));
const judging = createPhraseSet([...wordsOfClass('judges')].map(foldText));

/** Whether a question, folded with blanks around it, asks for knowledge or advice instead of the person's figures. */
export const asksForKnowledge = (folded: string): boolean => askingKnowledge(folded).size > 0;

const ASKING = new RegExp(
  ' (?:onde|com quem|o que|oque|marcou|deu|quant[oa]s?|qual|quais|quando|que dias?|que noites?' +
    String.raw`|em que dia|que data|que horas?|cade|mostr\S+|list\S+|compar\S+|media|medio|some|soma|somando` +
    String.raw`|total|calcul\S+|me (?:da|diz|diga|fala|passa|conta)|diga|fal[ae]|bota|poe|ve|ver|confront\S+` +
    '|(?<! que )(?:teve|tive|tem|tenho)|longe|perto|falta|faltam|confira|confirma|separad[ao]s) ',
);

/** Whether a question, folded with blanks around it, asks how much, when or which, or for a list. */
export const asksForFigure = (folded: string): boolean => ASKING.test(folded);

const RECORDED = new RegExp(
  ' (?:anotad[oa]s?|anotei|registrad[oa]s?|registrei|guardad[oa]s?' +
    '|lancei|cadastrad[oa]s?|historico|registro|pus ai|ja tive|que tive) ',
);

/** Whether it speaks of what was written down: 'anotado', 'que registrei'. */
export const speaksOfRecords = (folded: string): boolean => RECORDED.test(folded);

/** Whether it judges a value: without a sign of the person it asks for knowledge. */
export const judgesValue = (folded: string): boolean => judging(folded).size > 0;

const isOwner = /^(?:d[aoe]s?|pr[ao]|para|n[ao]|pel[ao])$/;
const ACTS_AT_ONCE = new RegExp(
  '^(?:tem|ta|esta|mediu|mede|teve|tomou|toma|bebeu|fumou|usa|dormiu|pesa' +
    '|precisa|pode|tambem|deu|e|mandou|marcou|registrou|anotou|fez|vai|comeu)$',
);
/** What somebody is or has, also after a few words on who it is: 'minha filha de 30 anos tem'. */
const ACTS = /^(?:tem|ta|esta|mede|toma|usa|pesa|precisa)$/;
const WORDS_ON_WHO = 5;
/** The asker comes in, or what another only says. */
const ENDS_WHO = /^(?:eu|me|minhas?|meus?|diss\w+|diz|fal\w+|ach\w+|perg\w+|quer|mand\w+|jur\w+|que)$/;

const actsLater = (after: readonly string[]): boolean => {
  const end = after.findIndex((word) => ENDS_WHO.test(word));
  return (end < 0 ? after : after.slice(0, end)).some((word) => ACTS.test(word));
};

/**
 * Whose figures are asked for: 'a glicose da minha mãe', 'meu pai mediu'; a relative who only says something is
 * nobody's figure.
 */
export const speaksOfOther = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!otherPeople.has(word)) return false;
    const [before = '', nearer = ''] = [words[at - 2], words[at - 1]];
    return (
      isOwner.test(nearer) ||
      isOwner.test(before) ||
      ACTS_AT_ONCE.test(words[at + 1] ?? '') ||
      actsLater(words.slice(at + 1, at + 1 + WORDS_ON_WHO)) ||
      words.length <= 4
    );
  });

/** Whether a message begins as one that goes on from what was asked before: 'e', 'mas', 'agora'. */
export const goesOn = (words: readonly string[]): boolean =>
  /^(?:e|mas|agora|entao|ah e|ok e|certo e|nao|bora|ja|somente|so) /.test(`${words.slice(0, 2).join(' ')} `);
