import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import { ADULT_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import { foldName } from '../../movement/fold-name.ts';
import { PREGNANCY, type SpokenEntries } from './spoken-entries.ts';

/** The most that may be asked of a person, and what says so. */
export interface IntensityCap {
  readonly most: Exclude<Intensity, 'high'>;
  /** The profile's entry, in Portuguese. */
  readonly because: string;
  /** Until a doctor has said how much: the notice of the clearance belongs to it. */
  readonly needsClearance: boolean;
}

const RISK_AGE_YEARS = 40;
const cardiacRisks = ['Hipertensão', 'Obesidade'] as const;
const MINOR = 'Menos de 18 anos';

/** Words after which nothing but light movement is suggested without a doctor's. */
const alarming =
  /(?:dor|aperto|pressao) no peito|desmai|sincope|palpitac|falta de ar|\bavc\b|derrame|aneurisma|trombose|embolia|\bdpoc\b|enfisema|insuficiencia|transplant|marfan|falciforme|anorexi|bulimi|quimioterapia|radioterapia|\bcancer\b|carcinoma|\btumor|leucemi|linfoma|metasta|pos ?operatorio|recem operad|cirurgia (?:recente|ha (?:\d+|uma?|duas|dois|poucos) (?:dia|semana|mes))|pos ?parto|puerper|cesarea/;
/** What diabetes has already done to eyes, nerves or kidneys. */
const complications = /retinopatia|neuropatia|nefropatia|pe diabetico|ulcera/;

/** Every cap of a person; `age` in years, null: unknown (domain rules of exercise, sections 5 and 6). */
export const intensityCapsOf = (spoken: SpokenEntries, age: number | null): readonly IntensityCap[] => {
  const { entries, ownWords } = spoken;
  const caps: IntensityCap[] = [];
  const low = (because: string, needsClearance = true) => caps.push({ most: 'low', because, needsClearance });
  const moderate = (because: string, needsClearance: boolean) =>
    caps.push({ most: 'moderate', because, needsClearance });
  const matching = (words: RegExp) => ownWords.filter((own) => words.test(foldName(own)));

  for (const entry of ['Doença Cardíaca', 'Doença Renal']) if (entries.has(entry)) low(entry);
  for (const words of matching(alarming)) low(words);
  if (entries.has(PREGNANCY)) low(PREGNANCY);
  const diabetes = [...entries].find((entry) => entry.startsWith('Diabetes'));
  if (diabetes !== undefined) {
    // Without a birth date: better asked once too often.
    const isOfRiskAge = age === null || age > RISK_AGE_YEARS;
    if (isOfRiskAge && cardiacRisks.some((risk) => entries.has(risk))) low(diabetes);
    for (const words of matching(complications)) low(words);
  }
  if (spoken.hasUnknownDisability) low('Deficiência em outras palavras');
  if (entries.has('Hipertensão')) moderate('Hipertensão', false);
  if (age !== null && age < ADULT_AGE_YEARS) moderate(MINOR, false);
  if (spoken.hasUnknownCondition) moderate(ownWords[0] ?? 'Outros', true);
  return caps;
};
