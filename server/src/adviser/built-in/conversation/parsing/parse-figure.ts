import { COMPANIONS, type Limit } from '../../../health-query/health-query.ts';
import { NUMBER } from '../period/period-words.ts';
import type { FoundCue } from './scan-words.ts';
import type { Slots, Subject } from './slots.ts';

/**
 * The first thing said about one slot; what stands alone ('a maior') goes before what comes with a subject ('hipo').
 */
export const firstOf = <Slot extends 'figure' | 'dayPart' | 'meal'>(cues: readonly FoundCue[], slot: Slot) => {
  const found = cues.filter((cue) => cue[slot] !== null);
  return (found.find(({ subject }) => subject === null) ?? found[0])?.[slot] ?? null;
};

/** What goes before any other figure of a question: 'o IMC com o último peso', 'quanto falta para a meta'. */
const strongFigures = [
  'body_mass',
  'goal',
  'left',
  'steps',
  'since',
  'streak',
  'gmi',
  'median',
  'change',
  'in_range',
  'compare',
] as const satisfies Slots['figure'][];

const turningWords: ReadonlySet<string> = new Set(['melhorou', 'piorou', 'aumentou', 'diminuiu', 'mudou', 'subiu']);

/** 'Os quilos que perdi desde junho'. */
const LOSS = / (?:perdi|ganhei|emagreci|engordei|eliminei|sequei|recuperei) /;
/** 'Ficou acima do resto da semana' holds means against each other. */
const AGAINST_REST = / (?:acima|abaixo) (?:_|d[aeo]s? (?:resto|restante|outr[ao]s?|demais)) /;

/** Words that say the last one only where no time is named: 'agora em novembro'. */
export const nowWords: ReadonlySet<string> = new Set(['agora', 'atual', 'momento', 'hoje']);

/** Which figure is asked for, of several the one that says most. */
export const parseFigure = (
  cues: readonly FoundCue[],
  limit: Limit | null,
  words: readonly string[],
): Slots['figure'] => {
  const has = (...figures: readonly Slots['figure'][]): boolean =>
    cues.some(({ figure }) => figure !== null && figures.includes(figure));
  const isRun = has('streak') && !/ (?:sem|intervalo|entre um|jejum de|nao) /.test(` ${words.join(' ')} `);
  if (isRun) return 'run';
  if (limit) {
    if (has('since')) return 'since';
    if (has('last')) return 'last';
    if (has('first')) return 'first';
    if (has('list')) return 'list';
    return limit.side;
  }
  if (
    cues.some(({ subject }) => subject === 'weight') &&
    LOSS.test(` ${words.join(' ')} `) &&
    !has('highest', 'lowest', 'steps')
  )
    return 'change';
  const few = FEW.exec(` ${words.join(' ')} `)?.[0];
  if (few)
    return /maior|alt|pior|comprid|long|mais \S+ $/.test(few) && !/baix|curt/.test(few) ? 'highest_few' : 'lowest_few';
  // 'Caiu na faixa' is no fall.
  const isShare = has('in_range') && !words.some((word) => turningWords.has(word));
  const isWay = has('first') && has('last');
  const strong = isShare ? 'in_range' : isWay ? 'change' : strongFigures.find((each) => has(each));
  // 'Há quanto tempo não tenho hipo?'
  const isOfLow = cues.some(({ subject, figure }) => subject === 'glucose' && figure === 'below');
  if (isOfLow && (strong === 'since' || strong === 'streak')) return 'last_low';
  const extreme = (['highest', 'lowest', 'worst', 'best'] as const).find((each) => has(each));
  // 'O mais baixo, em que dia caiu?' is no change. 'Qual refeição tem mais carboidratos?' is no sum of the day.
  if (has('energy') && !extreme) return 'energy';
  if (strong && !(strong === 'change' && extreme && !isWay)) return strong;
  // 'A média da pressão, máxima e mínima' names its two numbers.
  const isOfPressure = has('mean') && cues.some(({ subject }) => subject === 'blood_pressure');
  if (has('highest') && has('lowest')) return isOfPressure ? 'mean' : 'extremes';
  if (AGAINST_REST.test(` ${words.join(' ')} `)) return 'compare';
  const side = cues.find(({ figure }) => figure === 'below' || figure === 'above')?.figure;
  const named = firstOf(cues, 'figure');
  // 'Média por semana' is one figure for each week.
  const figure = named === 'mean' && has('per_week') ? 'per_week' : named;
  if (has('highest', 'lowest') && (figure === 'count' || figure === 'total'))
    return has('highest') ? 'highest' : 'lowest';
  // 'Quantas vezes ficou abaixo' and 'a última hipo' are about what is below; 'a mais baixa' is one reading.
  return side && (figure === 'count' || figure === 'last') ? side : figure;
};

/** 'Em que dias passei de 180', 'quais dias bebi': the days themselves, of what is done on some only. */
export const asksForDays = (
  folded: string,
  subject: Subject | null,
  figure: Slots['figure'],
  limit: Limit | null,
): boolean =>
  / (?:que|quais)(?: foram)?(?: [ao]s)? (?:dias|datas|noites|vezes|manhas) (?!por |da semana)/.test(folded) &&
  (limit !== null || (figure === null && COMPANIONS.some((each) => each === subject && each !== 'sleep')));

/** 'A segunda maior', 'as três mais baixas': several of one end. */
const END = '(?:maior(?:es)?|menor(?:es)?|mais (?:alt|baix|long|comprid|curt)[ao]s?)';
const FEW = new RegExp(
  ` (?:segund[ao]|terceir[ao]) ${END} | (?:[ao]s )?(?:tres|3|duas|dois` +
    `|2|cinco|5|quatro|4|top) (?:medidas? |medicoes |leituras? )?${END} `,
);
/** 'As três últimas medidas': several, and not the last. */
export const LAST_FEW = new RegExp(
  ` (?:(?:${NUMBER}) ultim[oa]s|ultim[oa]s (?:${NUMBER})) (?:vez|medi` +
    '|leitur|glic|press|pes|registr|aferi|noite|batiment|exame|trein)',
);
/** 'Maior que nos outros dias' compares means; 'a maior aos domingos' is one value. */
export const COMPARATIVE = new RegExp(
  String.raw` (?:maior|menor|mais|menos|melhor|pior|superior|inferior)(?: \S+){0,7} (?:que|do que|ou) ` +
    '| (?:e|fica|ficam|ficou|sao|amanhece|ta) (?:mesmo )?(?:mais (?:alt[ao]s?|baix[ao]s?' +
    '|comprid[ao]s?|long[ao]s?|curt[ao]s?)|maior(?:es)?|menor(?:es)?|pior(?:es)?|melhor(?:es)?) ',
);
/** Whether a figure is an end of what was recorded. */
export const isExtreme = (figure: Slots['figure']): boolean =>
  figure === 'highest' || figure === 'lowest' || figure === 'worst' || figure === 'best';
