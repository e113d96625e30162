import { MONTH } from '../period/period-words.ts';
import { splitBy } from './companion-amounts.ts';
import { PART, partOf } from './condition-words.ts';
import type { Conditions } from './slots.ts';

/** A pattern with the condition that its match says; null for none after all. Blanks around the folded text. */
export type ConditionPattern = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Partial<Conditions> | null];

/** 'Setembro de manhã e setembro de noite' is one stretch named twice; two of them are no parts of one day. */
const isOneStretch = ({ input }: RegExpExecArray): boolean =>
  new Set(input.match(new RegExp(`(?<= )(?:${MONTH})(?= )`, 'g'))).size < 2;

const twoParts = (match: RegExpExecArray): Partial<Conditions> | null => {
  const [one, other] = [partOf(match[1]), partOf(match[2])];
  return one === other || !isOneStretch(match) ? null : splitBy({ kind: 'day_parts', parts: [one, other] });
};

const SMALL = 'de|da|do|das|a|ao|o|as|os|pela|na|no|em|e|x|ou|contra|versus|vs|com';
/** What is measured, said again of the second part. */
const AGAIN = `(?:(?:${[
  'e|ou|x|com|contra|vs|versus|que|a|o|as|os|de|da|do|na|no|em|pela',
  'separad[ao]s?|comparad[ao]s?|medid[ao]s?|aferid[ao]s?|diferi\\S+|diferente',
  'pressao|pa|glicose|glicemia|acucar|maxima|minima|sistolica|medias?|batimentos?',
  MONTH,
].join('|')}) )`;

/** 'Por turno: manhã, tarde, noite': three parts or more, each by itself. */
export const partsInList: ConditionPattern = [
  new RegExp(
    [
      ' (?:(?:(?:quebrad|separad|dividid)[ao]s? )?(?:por|em) (?:turnos?|periodos?|horarios?|partes? do dia) )?',
      `(?:(?:de|da|pela|na|em|as|a) )?(?:${PART})(?: (?:(?:${SMALL}) )*(?:${PART})){2,} `,
    ].join(''),
  ),
  (match) => {
    const said = match[0].match(new RegExp(`(?<= )(?:${PART})(?= )`, 'g')) ?? [];
    const parts = [...new Set(said.map(partOf))];
    return parts.length < 3 || !isOneStretch(match) ? null : splitBy({ kind: 'day_parts', parts });
  },
];

/** Two parts of the day that are held against each other. */
export const partPatterns: readonly ConditionPattern[] = [
  [
    new RegExp(
      [
        ` (?:(?:de|da|a|pela|na|em|as) )?(?:\\d+ da |seis da )?(${PART}) `,
        '(?:ou|e|x|com|contra|vs|versus|do que|que|e a|e o|comparad[ao] com)(?: \\d+)? ?(?:diferente )?',
        '(?:de |da |do |a |o |pela |na |no )?(?:pressao |glicose |glicemia |maxima |medida |medidas )?',
        `(?:de |da |do |a |pela |na )?(${PART}) `,
      ].join(''),
    ),
    twoParts,
  ],
  [
    new RegExp(
      [
        ` (?:pior|mais alta|mais baixa|maior|menor|melhor|diferente)(?: \\S+){0,3}? (?:de|da|a|pela|na) (${PART})`,
        `(?:\\S+ ){0,3}?(?:ou|que|do que) (?:\\S+ )?(?:de|da|a|pela|na) (${PART}) `,
      ].join(' '),
    ),
    twoParts,
  ],
  [
    new RegExp(
      [
        ` (?:de|da|a|pela|na) (${PART}) (?:\\S+ ){0,3}?(?:que|ou|do que|contra|x)`,
        `(?:a |o )?(?:(?:de|da|do|a|pela|na) )+(${PART}) `,
      ].join(' '),
    ),
    twoParts,
  ],
  [new RegExp(` (?:(?:de|da|a|pela|na|em|as) )?(${PART}) ${AGAIN}{1,6}(${PART}) `), twoParts],
];
