import type { DayPart } from '../../../health-query/day-parts.ts';
import { findPeriod } from '../period/parse-period.ts';
import { WEEKDAY, weekdaysIn } from './condition-words.ts';
import { type Conditions, WEEKEND, WORKING_DAYS } from './slots.ts';

/** What is left out, with the places of its words, the second exclusive. */
export interface FoundExclusion {
  readonly conditions: Partial<Conditions>;
  readonly stretch: readonly [from: number, until: number];
}

const LEADS: readonly string[] = [
  'fora',
  'exceto',
  'tirando',
  'menos',
  'sem contar com',
  'sem contar',
  'sem considerar',
  'ignorando',
  'ignora',
  'descontando',
  'desconsiderando',
  'desconsidera',
  'excluindo',
  'excluido',
  'excluidos',
  'excluidas',
  'salvo',
  'sem',
];
/** These say much else too: only before what can be nothing but an exclusion. */
const weakLeads: ReadonlySet<string> = new Set(['menos', 'sem', 'fora']);
const SMALL = /^(?:[ao]s?|d[aeo]s?|n[ao]s?|em|que|sao|foram|medidas?|medicoes|leituras?|dias?)$/;
const MOST_SMALL = 4;

const parts: readonly (readonly [pattern: RegExp, part: DayPart])[] = [
  [/^(?:em )?(?:jejum|manha em jejum)/, 'fasting'],
  [/^(?:depois|apos) (?:de |d?as )?(?:comer|refeic\S+)|^(?:pos|apos) (?:refeicao|prandial|prandiais)/, 'after_meal'],
  [/^antes (?:de |d?as )?(?:comer|refeic\S+)|^pre (?:refeicao|prandial|prandiais)/, 'before_meal'],
  [/^(?:ao|antes de) (?:deitar|dormir)/, 'bedtime'],
  [/^madrugadas?/, 'small_hours'],
  [/^manhas?/, 'morning'],
  [/^tardes?/, 'afternoon'],
  [/^noites?/, 'evening'],
];

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** What follows the words that leave out, and how many words it takes; null for nothing that is known. */
const readLeftOut = (
  rest: readonly string[],
  today: string,
  isWeak: boolean,
): readonly [Partial<Conditions>, number] | null => {
  const text = rest.join(' ');
  const isThe = /^[ao]s? /.test(text);
  let small = 0;
  while (small < MOST_SMALL && SMALL.test(rest[small] ?? '')) small += 1;
  const named = rest.slice(small).join(' ');
  const weekend = /^(?:(?:fi[mn]s?|finais|final) de semanas?|fds|sabados? e (?:os? )?domingos?|sab e dom)/.exec(named);
  if (weekend) return [{ weekdays: WORKING_DAYS }, small + countWords(weekend[0])];
  const working = /^(?:dias? )?(?:de semana|uteis|segunda(?: feira)? a sexta(?: feira)?)/.exec(
    rest.join(' ').replace(/^(?:[ao]s? )/, ''),
  );
  if (working) return [{ weekdays: WEEKEND }, (isThe ? 1 : 0) + countWords(working[0])];
  const weekdays = new RegExp(
    `^(?:${WEEKDAY})(?:(?: feiras?)?(?: e| ou)?(?: [ao]s?)? (?:${WEEKDAY}))*(?: feiras?)?`,
  ).exec(named);
  const isAllOf = weekdays && (/s\b/.test(weekdays[0]) || !isWeak);
  if (isAllOf) {
    const left = weekdaysIn(weekdays[0]);
    return [{ weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !left.includes(day)) }, small + countWords(weekdays[0])];
  }
  if (isWeak && !isThe) return null;
  for (const [pattern, part] of parts) {
    const found = pattern.exec(named);
    if (found) return [{ notPart: part }, small + countWords(found[0])];
  }
  return readDaysOut(rest, small, today);
};

/** The shortest words that say days, and what goes on with the same: 'agosto', not 'agosto de maio a outubro'. */
const readDaysOut = (
  rest: readonly string[],
  small: number,
  today: string,
): readonly [Partial<Conditions>, number] | null => {
  for (let length = small + 1; length <= rest.length; length += 1) {
    const found = findPeriod(` ${rest.slice(0, length).join(' ')} `, today);
    if (!found) continue;
    const wider = findPeriod(` ${rest.slice(0, length + 1).join(' ')} `, today);
    const period = wider && wider.from <= found.from ? wider : found;
    return period.from <= small ? [{ notDays: period.period }, period.to] : null;
  }
  return null;
};

/** What folded words leave out: 'fora o fim de semana', 'sem contar ontem', 'tirando as de jejum'; null for nothing. */
export const parseExclusion = (words: readonly string[], today: string): FoundExclusion | null => {
  for (const at of words.keys())
    for (const lead of LEADS) {
      const length = countWords(lead);
      if (words.slice(at, at + length).join(' ') !== lead) continue;
      const rest = words.slice(at + length, at + length + 9);
      // 'Antes de hoje' has a rule of its own among the periods.
      if (rest.slice(0, 3).includes('hoje')) continue;
      // 'Mais ou menos a média' leaves nothing out.
      if (words[at - 1] === 'ou') continue;
      const found = readLeftOut(rest, today, weakLeads.has(lead));
      if (found) return { conditions: found[0], stretch: [at, at + length + found[1]] };
    }
  return null;
};
