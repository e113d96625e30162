import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo, startOfDayAt } from '@vida/contract/core/time.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import { commonMeasureOf, RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  CAFFEINE_LIMIT_MG,
  caffeineMgOf,
  cigarettesOf,
  GAMING_ATTENTION_OVER_HOURS,
  LABEL_DAYS,
  totalDosesOf,
  totalGamingHoursOf,
} from '@vida/contract/substances/substance-rules.ts';
import type { TimedUse } from '../../../adviser.ts';
import { countDays, greatestOf, sumByDay, totalOf } from '../../facts/use-sums.ts';
import { citeSource } from '../../sources.ts';
import { bareDayWords } from '../period/day-words.ts';
import { instantsOf, lengthOf, type Period } from '../period/period.ts';
import { periodBefore } from '../period/period-before.ts';
import { type Asking, paragraphs, periodOr, type Reply, sentences } from './asking.ts';
import { substanceTexts as texts } from './substance-texts.ts';
import { suggestAbout } from './suggestions.ts';

const LOOK_BACK_DAYS = 366;
const DAY_MS = 86_400_000;

/** How the common measure of each type is said. */
export const amounts = {
  alcohol: texts.doseWords,
  tobacco: texts.cigaretteWords,
  caffeine: texts.mg,
  gaming: texts.hours,
} as const;

const evidence: Readonly<Record<SubstanceType, string>> = {
  alcohol: citeSource('alcohol'),
  tobacco: citeSource('tobacco-protocol'),
  caffeine: citeSource('caffeine-efsa'),
  gaming: citeSource('own'),
};

/** What was recorded of a type on the days of a period, by its own clock. */
export const readUses = async (
  { question }: Asking,
  type: SubstanceType,
  period: Period,
): Promise<readonly TimedUse[]> => {
  const { from, to } = instantsOf(period, question.timeZone);
  // A use is of the day of its own clock, which in another zone may be the day beside.
  const uses = await question.data.readUses(
    new Date(from.getTime() - DAY_MS),
    new Date(to.getTime() + DAY_MS),
  );
  return uses.filter(
    ({ substanceType, day }) => substanceType === type && day >= period.fromDay && day <= period.toDay,
  );
};

/** '5 latas de cerveja', '2 copos de vinho': amounts by what they were recorded in. */
const amountsOf = (uses: readonly TimedUse[]): readonly string[] =>
  [...Map.groupBy(uses, ({ unit, drink }) => `${unit} ${drink ?? ''}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    return [
      texts.amount(
        roundTo(
          alike.reduce((sum, { amount }) => sum + amount, 0),
          2,
        ),
        first.unit,
        first.drink,
      ),
    ];
  });

const alcoholNotes = ({ group, profile }: Asking, uses: readonly TimedUse[], days: number): string => {
  const doses = totalDosesOf(uses);
  const advice =
    group === 'pregnant' ? texts.zeroPregnant : group === 'minor' ? texts.zeroMinor : texts.noSafeLevel;
  return paragraphs(
    doses > 0 && texts.doses(texts.doseWords(roundTo(doses, 1))),
    advice,
    doses >= Math.max(days, LABEL_DAYS) * RISKY_DAILY_DOSES && texts.heavyWeek,
    doses > 0 && isProneToLows(profile) && texts.alcoholLows,
  );
};

const caffeineNotes = ({ group, profile }: Asking, uses: readonly TimedUse[]): string => {
  const limit = caffeineLimitMgOf(profile, group);
  const mg = totalOf(uses, caffeineMgOf);
  return sentences(
    mg > 0 && texts.caffeine(mg),
    limit === null
      ? texts.caffeineMinor
      : limit < CAFFEINE_LIMIT_MG
        ? texts.caffeineCareful(limit)
        : texts.caffeineDay(limit),
  );
};

const gamingNotes = (uses: readonly TimedUse[], days: number): string => {
  const hours = totalGamingHoursOf(uses);
  return sentences(
    uses.some(({ unit }) => unit === 'sessões') && texts.gaming(hours),
    hours > (GAMING_ATTENTION_OVER_HOURS * Math.max(days, LABEL_DAYS)) / LABEL_DAYS && texts.gamingHint,
  );
};

const notesOf = (asking: Asking, type: SubstanceType, uses: readonly TimedUse[], days: number): string => {
  switch (type) {
    case 'alcohol':
      return alcoholNotes(asking, uses, days);
    case 'caffeine':
      return caffeineNotes(asking, uses);
    case 'gaming':
      return gamingNotes(uses, days);
    case 'tobacco':
      return sentences(
        uses.some(({ unit }) => unit === 'maços') && texts.cigarettes(totalOf(uses, cigarettesOf)),
        uses.length > 0 && texts.tobaccoHelp,
      );
  }
};

const sayLast = (asking: Asking, type: SubstanceType, newest: TimedUse): string =>
  texts.last(
    type,
    texts.amount(newest.amount, newest.unit, newest.drink),
    asking.say.moment(new Date(newest.at)),
  );

/** That nothing was found: an amount of 0 that was recorded is another thing than no record. */
const sayNone = async (
  asking: Asking,
  type: SubstanceType,
  period: Period,
  zeroes: readonly TimedUse[],
): Promise<string> => {
  const { question, say, today } = asking;
  if (zeroes.length > 0) return texts.zero(type, say.period(period), countDays(zeroes));
  const earlier = await question.data.readUses(
    startOfDayAt(addDaysTo(today, -LOOK_BACK_DAYS), question.timeZone),
    question.now,
  );
  const newest = earlier.findLast(({ substanceType, amount }) => substanceType === type && amount > 0);
  return sentences(
    texts.none(type, say.period(period)),
    newest ? sayLast(asking, type, newest) : texts.noRecordMeans,
  );
};

const sayCompare = async (asking: Asking, type: SubstanceType): Promise<string> => {
  const { now, before } = periodBefore(asking.slots.period, asking.today, LABEL_DAYS);
  const [of, say] = [commonMeasureOf[type], amounts[type]];
  const [later, earlier] = [await readUses(asking, type, now), await readUses(asking, type, before)];
  return texts.compare(
    asking.say.period(now),
    say(totalOf(later, of)),
    asking.say.period(before),
    say(totalOf(earlier, of)),
  );
};

const tell = (asking: Asking, type: SubstanceType, used: readonly TimedUse[], period: Period): string => {
  const { slots, say, today } = asking;
  const days = lengthOf(period);
  const newest = used.at(-1);
  const [of, sayAmount] = [commonMeasureOf[type], amounts[type]];
  const total = texts.total(say.period(period), amountsOf(used), countDays(used));
  switch (slots.figure) {
    case 'last':
      return newest ? sayLast(asking, type, newest) : total;
    case 'highest': {
      const greatest = greatestOf(sumByDay(used, of));
      const most =
        greatest && texts.highestDay(sayAmount(greatest.amount), bareDayWords(greatest.day, today));
      return paragraphs(sentences(total, most), notesOf(asking, type, used, days));
    }
    case 'count':
      return sentences(texts.days(type, say.period(period), countDays(used)), total);
    default:
      return paragraphs(total, notesOf(asking, type, used, days));
  }
};

/** What the person recorded of a substance or of gaming. */
export const answerSubstance = async (asking: Asking, type: SubstanceType): Promise<Reply> => {
  const reply = (text: string): Reply => ({
    text,
    sources: [evidence[type]],
    suggestions: suggestAbout(type, asking.slots),
  });
  const { figure } = asking.slots;
  if (figure === 'compare' || figure === 'change') return reply(await sayCompare(asking, type));
  const period = periodOr(asking, LABEL_DAYS);
  const uses = await readUses(asking, type, period);
  const used = uses.filter(({ amount }) => amount > 0);
  return used.length === 0
    ? { ...reply(await sayNone(asking, type, period, uses)), sources: [] }
    : reply(tell(asking, type, used, period));
};
