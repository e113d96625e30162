import { addDaysTo } from '@vida/contract/core/time.ts';
import { latestDate, toDay } from '../period/calendar-days.ts';

/** '15/11', '15/11/2025', 'hoje', 'ontem', 'anteontem' in an answer of ours. */
const DAY = /\b(\d{2})\/(\d{2})(?:\/(\d{4}))?\b|\b(hoje|ontem|anteontem)\b/giu;
const daysAgo: Readonly<Record<string, number>> = { hoje: 0, ontem: 1, anteontem: 2 };

/** What is said before an answer about what was not understood of its question. */
const NOTICE = /^(?:Ainda não sei separar|Não entendi todas)/;

/** The one day that the first sentences of an answer told of, its period left out; null for none or several. */
export const toldDayOf = (answer: string, today: string): string | null => {
  const first = answer.split('\n').find((line) => line !== '' && !NOTICE.test(line)) ?? '';
  // 'A última vez foi 67 mg/dL, em 11/10': that one, whatever else is told of.
  const last = /a última vez foi [^.]*/iu.exec(first)?.[0];
  const plain = (last ?? first)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(?:desde|até|de) \d{2}\/\d{2}(?:\/\d{4})?/giu, ' ');
  const days = [...plain.matchAll(DAY)].map(([, date, month, year, word]) => {
    if (word !== undefined) return addDaysTo(today, -(daysAgo[word.toLowerCase()] ?? 0));
    return year === undefined
      ? latestDate(Number(month), Number(date), today)
      : toDay(Number(year), Number(month), Number(date));
  });
  const [day] = days;
  return day !== undefined && new Set(days).size === 1 ? day : null;
};

const THAT = '(?:n|d)?(?:ess[ea]|est[ea]|aquel[ea])(?: mesm[oa])?';

const SINCE =
  /\b(?:de l[áa]|desde (?:ent[ãa]o|l[áa]|esse dia|essa data)) (?:pra|para|at[eé]) (?:c[áa]|agora|hoje)(?![\p{L}])/iu;

/** What refers to the day of the answer before, with how many days later is meant. */
const references: readonly (readonly [pattern: RegExp, later: number])[] = [
  [
    new RegExp(
      `\\b(?:na v[eé]spera|antes|no dia anterior|na noite anterior)(?: ${THAT} (?:noite|dia)| disso)\\b`,
      'iu',
    ),
    -1,
  ],
  [/\bn[ao] (?:noite|dia|v[eé]spera) (?:anterior|antes)\b|\bna v[eé]spera(?: dess[ea])?\b/iu, -1],
  [
    new RegExp(
      '\\b[nd][ao] (?:dia|manh[ãa]|noite) (?:seguinte|depois|dps)(?: (?:disso' +
        `|${THAT}(?: (?:noite|dia))?))?(?! (?:d[aeo]s?|[aà]o?s?) )(?![\\p{L}])`,
      'iu',
    ),
    1,
  ],
  [SINCE, 0],
  [new RegExp(`\\b${THAT} (?:dia|noite)(?: a[ií])?(?![\\p{L}])`, 'iu'), 0],
  [/(?<=^\W*(?:e )?(?:qual (?:foi |é )?)?(?:a |o )?(?:nota|qualidade|dura[cç][aã]o) )del[ea](?=\W*$)/iu, 0],
];

/** 'Nesse dia', 'na véspera dessa' written as the day that is meant, where the answer before told of one day. */
export const nameToldDay = (message: string, day: string | null): string => {
  if (day === null) return message;
  const found = references.find(([pattern]) => pattern.test(message));
  if (!found) return message;
  const [pattern, later] = found;
  const [year, month, date] = addDaysTo(day, later).split('-');
  return message.replace(pattern, `${pattern === SINCE ? 'desde' : 'em'} ${date}/${month}/${year}`);
};
