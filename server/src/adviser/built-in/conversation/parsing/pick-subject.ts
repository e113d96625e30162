import { plainWords } from './mend-words.ts';
import type { FoundCue } from './scan-words.ts';
import type { Subject } from './slots.ts';

/** 'Dose' means alcohol, unless it is said of what: 'dose máxima de cafeína'. */
const isDoseOf = ({ from, until }: FoundCue, words: readonly string[]): boolean =>
  until === from + 1 && /^doses? (?:\S+ )?de (?!alcool|bebida)/.test(words.slice(from, from + 4).join(' '));

/** 'Pressão média e batimento médio': said again of the second. */
const sameFigures: ReadonlySet<string> = new Set(['media', 'medio', 'ultima', 'ultimo', 'total']);

/** Parts of a night, what says most first. */
const nightParts: readonly Subject[] = ['night_wakings', 'time_to_sleep', 'sleep_quality', 'bed_time', 'wake_time'];

/** Measurements and what was recorded go before meals: in 'glicose no almoço' the meal is only a time. */
export const pickSubjects = (cues: readonly FoundCue[], words: readonly string[], companion: Subject | null) => {
  const anySubject = cues.filter(({ subject }) => subject !== null);
  // What tells days apart is asked for only where nothing else is.
  const others = anySubject.filter(({ subject }) => subject !== companion);
  const withSubject = others.length > 0 ? others : anySubject;
  const plain = withSubject.filter((cue) => !isDoseOf(cue, words));
  const named = plain.length > 0 ? plain : withSubject;
  const plainFirst = named.find(({ subject }) => subject !== 'meals') ?? named[0];
  // 'A nota do meu sono': the part of the night that is named.
  const ofNight = nightParts.flatMap((part) => named.find(({ subject }) => subject === part) ?? [])[0];
  const isOfNight = plainFirst?.subject === 'sleep' || nightParts.some((part) => part === plainFirst?.subject);
  const first = (isOfNight ? ofNight : undefined) ?? plainFirst;
  const also = named.find(({ subject, from }) => {
    if (!first || subject === first.subject || from < first.until) return false;
    const between = words.slice(first.until, from);
    return (
      between.includes('e') &&
      between.every((word) => plainWords.has(word) || sameFigures.has(word) || word === 'minha' || word === 'meu')
    );
  });
  return { subject: first?.subject ?? null, alsoSubject: also?.subject ?? null };
};

/** 'Desde que parei com o cigarro, a máxima …' asks for the pressure. */
const besidePressure: readonly Subject[] = ['alcohol', 'tobacco', 'caffeine', 'gaming', 'training', 'appointments'];
export const pressureSeries: readonly Subject[] = ['blood_pressure', 'diastolic'];
const systolicWords = ['maxima', 'sistolica', 'sistole', 'sist'];
const diastolicWords = ['minima', 'diastolica', 'diastole', 'diast'];

const NAMED_NUMBER = new RegExp(
  ' (?:a|minha|da|na|pressao) (?:maxima|minima|sistolica' +
    '|diastolica) | (?:maxima|minima|sistolica|diastolica) media ',
);

/** 'A máxima' and 'a mínima' of a pressure are its two numbers and no extremes. */
export const parsePressureNumber = (
  subject: Subject | null,
  words: readonly string[],
): 'blood_pressure' | 'diastolic' | null => {
  if (subject !== null && subject !== 'blood_pressure' && !besidePressure.includes(subject)) return null;
  const says = (names: readonly string[]) => words.some((word) => names.includes(word));
  const folded = ` ${words.join(' ')} `;
  // Beside another subject only 'a máxima' is meant, and not 'a dose máxima'.
  const isBeside = subject !== null && subject !== 'blood_pressure';
  if (isBeside && !NAMED_NUMBER.test(folded)) return null;
  // 'Pressão máxima do mês' asks for the highest.
  if (/ pressao (?:arterial )?(?:maxima|minima) (?!media|e |de manha)/.test(folded)) return null;
  // 'Sistólica máxima', 'mínima sistólica': an extreme of the first number.
  if (/ (?:sistolica (?:maxima|minima)|(?:maxima|minima) sistolica) /.test(folded)) return null;
  const isUpper = says(systolicWords) || / (?:a|pressao|as|na|da) de cima /.test(folded);
  const isLower = says(diastolicWords) || / (?:a|pressao|as|na|da) de baixo /.test(folded);
  if (isUpper) return 'blood_pressure';
  return isLower ? 'diastolic' : null;
};

/** Whether a word is the name of one number of a pressure. */
export const isNumberName = (word = ''): boolean => systolicWords.includes(word) || diastolicWords.includes(word);

const KILOS_LEFT = / falta(?:m|va|vam)? (?:\S+ ){0,5}(?:kg|kilos?|kilinhos?|quilos?|quilinhos?)(?= )/;
const LEFT_KILOS = / (?:kg|kilos?|kilinhos?|quilos?|quilinhos?) (?:\S+ ){0,2}faltam? /;
/** A number of kilos that is no amount of anything else: 'falta quanto pros meus 78'. */
const TO_NUMBER = new RegExp(
  [
    ' falta(?:m|va|vam)? (?:\\S+ ){0,6}(?:pr[ao]s?|para|chegar|alcancar|bater|ate)',
    '(?: (?:[ao]s?|n[ao]s?|meus|minhas|em|aos))* (\\d{2,3})',
    ' (?!min|exerc|trein|por |dias?|horas?|mg|cigarr|vezes|passos)',
  ].join(''),
);
const KILOS: readonly [from: number, to: number] = [35, 250];
/** The minutes of a week have the same look. */
const WEEK_MINUTES = 150;

/** Whether it is asked how far the goal of the weight is, whatever the goal is called. */
export const asksForWeightGoal = (folded: string): boolean => {
  if (KILOS_LEFT.test(folded) || LEFT_KILOS.test(folded)) return true;
  const kilos = Number(TO_NUMBER.exec(folded)?.[1]);
  return kilos >= KILOS[0] && kilos <= KILOS[1] && kilos !== WEEK_MINUTES;
};
