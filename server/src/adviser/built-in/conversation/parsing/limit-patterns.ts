import type { Limit } from '../../../health-query/health-query.ts';
import { NUMBER } from '../period/period-words.ts';

const ABOVE = [
  'acima|maior(?:es)?|passou|passei|passaram|passa|passar|passando|ultrapass\\S+|estour\\S+',
  'mais|superior(?:es)?|alem|furou|bateu|chegou|chegaram|bati|cheguei|passo|atingi\\S+',
  'superar\\S+|superou|exced\\S+',
].join('|');
const BELOW = 'abaixo|baixo|menor(?:es)?|menos|inferior(?:es)?|baixou|caiu|desceu|baixado|despencou|baixei|desci|cai';
const VALUE = `\\d{1,3}(?:[.,]\\d)?|${NUMBER}`;
const REACHED = [
  'deu|deram|dei|da|dava|bate|bateu|bateram|bati|chega|chegou|chegaram|cheguei|dormi|durmo|fez',
  'fiz|completei|completou|alcan\\S+|atingi\\S+|fechou|fecharam|fechei',
].join('|');
/** What follows a number that is no limit: a stretch of time, a share of it, or a part of a sum. */
const NO_LIMIT = '(?:por \\d{1,3} )?(?!dia|vez que|semana|mes|ano|por |horas? atras|min atras|kg a)';

/** What says a limit, with its side where that is not said by a word. */
export const limitPatterns: readonly (readonly [pattern: RegExp, side: Limit['side'] | null, orEqual: boolean])[] = [
  [
    new RegExp(
      ` (${VALUE})(?: h| horas?| vezes| min| minutos| mg| kg| quilos| doses| bpm)? ou (mais|menos|acima|abaixo) `,
    ),
    null,
    true,
  ],
  [
    new RegExp(
      ` (?:igual ou superior|iguais ou superiores|superior ou igual|maior ou igual)(?: a)? (${VALUE}) ${NO_LIMIT}`,
    ),
    'above',
    true,
  ],
  [
    new RegExp(` (?:igual ou inferior|inferior ou igual|no maximo|ate no maximo)(?: a)? (${VALUE}) ${NO_LIMIT}`),
    'below',
    true,
  ],
  // 'Não deram nem sete horas', 'não bate 14': what it was turns round what is said.
  [
    new RegExp(
      [
        ` (?:nao|nem) (?:me |eu |se )?(?:${REACHED}) (?:nem |sequer |mais )?`,
        `(?:a |em |as |os |aos |nos |de )?(${VALUE}) ${NO_LIMIT}`,
      ].join(''),
    ),
    'above',
    true,
  ],
  [new RegExp(` (?:aquem) d[eo] (${VALUE}) ${NO_LIMIT}`), 'below', false],
  [new RegExp(` (?:a partir de|no minimo|pelo menos) (${VALUE}) ${NO_LIMIT}`), 'above', true],
  [
    new RegExp(
      [
        ' (?:chegou|chegaram|bateu|cheguei|bati|atingiu|completei|inteirei|consegui)',
        `(?:em|a|aos|n[ao]s|[ao]s) (${VALUE}) ${NO_LIMIT}`,
      ].join(' '),
    ),
    'above',
    true,
  ],
  [
    new RegExp(
      ` (?:${ABOVE})(?: (?:mais|menos) vezes)?(?: d[eoa]s?| que| do que| a| os| o| em)? (${VALUE}) ${NO_LIMIT}`,
    ),
    'above',
    false,
  ],
  [new RegExp(` (?:${BELOW})(?: d[eoa]s?| que| do que| a)? (${VALUE}) ${NO_LIMIT}`), 'below', false],
];

/** 'Não passei de 6 h': the verb of a limit is denied. */
const BETWEEN = [
  'me|eu|ela|ele|foi|e|esta|estava|ficou|ficaram|fica|deu|deram',
  'chega|chegou|nem|sequer|mais|teve|tive|dormi',
].join('|');
const DENIED = new RegExp(` (?:nao|nem|nunca) (?:(?:${BETWEEN}) )*$`);
/** 'Faz quantos dias que não passa de 180?' asks for the last time that it did. */
const SINCE = / (?:faz|ha|tem|desde|ultima vez) (?:\S+ ){0,4}(?:que|q|quando) (?:\S+ ){0,4}$/;

/** Whether what stands before a limit turns it round. */
export const isDenied = (folded: string, { index, 0: match }: RegExpExecArray): boolean => {
  const before = `${folded.slice(0, index)} ${/^ (?:nao|nem) /.test(match) ? 'nao ' : ''}`;
  return DENIED.test(before) && !SINCE.test(before.replace(/(?:nao|nem|nunca) .*$/, ''));
};
