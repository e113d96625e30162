import type { Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import { describe, expect, it } from 'vitest';
import { aged, type Profile } from '../testing/case-people.ts';
import { examined, NOW, pressedDaily, pricked, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { tellRules } from './built-in-adviser.ts';
import { ask, read } from './conversation/testing/sample-chat.ts';
import { buildFacts } from './facts/facts.ts';

const AGES = [40, 65, 82] as const;
const GLUCOSE_MEDICINES = [null, 'Metformina', 'Glibenclamida', 'Insulina'] as const;
const PRESSURE_MEDICINES = [null, 'Losartana'] as const;
const HBA1CS = [5, 5.5, 5.9, 6.4, 6.5, 6.9, 7.4, 8, 9] as const;
const PRESSURES = (
  [
    [88, 50],
    [96, 58],
    [99, 64],
    [100, 62],
    [108, 58],
    [109, 70],
    [112, 56],
    [118, 72],
    [124, 76],
    [128, 78],
    [136, 84],
    [150, 95],
  ] as const
).map(([systolic, diastolic]): Pressure => ({ systolic, diastolic }));

/** What calls a value a success. */
const praise = new RegExp(
  String.raw`ótim|excelente|parabéns|muito bem|bem controlad|\bsiga\b|continue (?:assim` +
    '|anotando)|dando resultado|tem ajudado|(?:na|dentro da|é a) meta usual' +
    '|abaixo de 130 por 80, a meta|a faixa normal|chama de normal|o usual em quem',
  'i',
);

interface Somebody {
  readonly age: number;
  readonly profile: Profile;
  readonly causesLows: boolean;
  readonly isTreated: boolean;
}

const people: readonly Somebody[] = AGES.flatMap((age) =>
  GLUCOSE_MEDICINES.flatMap((forGlucose) =>
    PRESSURE_MEDICINES.flatMap((forPressure) =>
      [[], ['Diabetes Tipo 2', 'Hipertensão']].map((conditions) => ({
        age,
        profile: {
          ...aged(age),
          chronicConditions: conditions,
          medications: [forGlucose, forPressure].filter((name) => name !== null),
        },
        causesLows: forGlucose === 'Glibenclamida' || forGlucose === 'Insulina',
        isTreated: forPressure !== null,
      })),
    ),
  ),
);

const nameOf = ({ profile }: Somebody, value: string): string =>
  [profile.birthDate, ...(profile.medications ?? []), ...(profile.chronicConditions ?? []), value].join(' ');

const toldTo = (person: SamplePerson) => tellRules(buildFacts(samplePerson(person), NOW));
const textsOf = (person: SamplePerson): string[] =>
  toldTo(person).flatMap(({ title, content, why }) => [title, content, ...why]);
const highKeys = (person: SamplePerson): string[] =>
  toldTo(person).flatMap(({ rule, priority }) => (priority === 'high' ? [rule.key] : []));
const praising = (texts: readonly string[]): string[] => texts.filter((text) => praise.test(text));

const LOW_HOURS_AGO = 30;

describe('an HbA1c too low for age and medicine', () => {
  const cases = people.flatMap((somebody) =>
    HBA1CS.flatMap((percent) => [false, true].map((hadLow) => ({ somebody, percent, hadLow }))),
  );
  const isTooLow = ({ somebody, percent, hadLow }: (typeof cases)[number]): boolean =>
    somebody.age >= 60 && somebody.causesLows && percent < (hadLow ? 7 : 6.5);
  const tooLow = cases.filter(isTooLow);

  it('is never praised by a tip, and one of high priority says what to do', () => {
    expect(tooLow.length).toBeGreaterThan(50);
    for (const { somebody, percent, hadLow } of tooLow) {
      const readings = hadLow ? [pricked(62, LOW_HOURS_AGO)] : [];
      const person = { profile: somebody.profile, vitals: examined([percent, 20]), readings };
      expect(praising(textsOf(person)), nameOf(somebody, `${percent}%`)).toEqual([]);
      expect(highKeys(person), nameOf(somebody, `${percent}%`)).toContain('hba1c-too-low');
    }
  });

  it('is said to be too low for nobody else', () => {
    for (const { somebody, percent, hadLow } of cases.filter((each) => !isTooLow(each))) {
      const readings = hadLow ? [pricked(62, LOW_HOURS_AGO)] : [];
      const person = { profile: somebody.profile, vitals: examined([percent, 20]), readings };
      expect(highKeys(person), nameOf(somebody, `${percent}%`)).not.toContain('hba1c-too-low');
    }
  });

  it('is a success for nobody whose medicine causes lows, at any age, below 6.5 % or after a low', () => {
    const asked = cases.filter(({ somebody, percent, hadLow }) => somebody.causesLows && (hadLow || percent < 6.5));
    for (const { somebody, percent, hadLow } of asked) {
      const person = {
        profile: somebody.profile,
        vitals: examined([percent, 20]),
        readings: hadLow ? [pricked(62, LOW_HOURS_AGO)] : [],
      };
      for (const text of textsOf(person)) expect(text, nameOf(somebody, `${percent}%`)).not.toMatch(/tem ajudado/);
    }
  });

  it('is never praised in the conversation, which asks to call the team', async () => {
    for (const { somebody, percent, hadLow } of tooLow) {
      const data = {
        profile: somebody.profile,
        readings: {
          hba1c: [read(percent, 24 * 20)],
          ...(hadLow && { glucose: [read(62, LOW_HOURS_AGO)] }),
        },
      };
      for (const question of ['minha hemoglobina glicada', 'minha glicada está boa?']) {
        const answer = await ask(question, { data });
        expect(answer, nameOf(somebody, `${percent}%`)).not.toMatch(praise);
        expect(answer, nameOf(somebody, `${percent}%`)).toMatch(/baixa demais.*equipe de saúde/s);
      }
    }
  });
});

describe('a pressure too low', () => {
  const cases = people.flatMap((somebody) => PRESSURES.map((pressure) => ({ somebody, pressure })));
  /** Below 100 for anybody, symptoms unknown; below 110 or 60 from 60 years on with a medicine that lowers it. */
  const isTooLow = ({ somebody, pressure: { systolic, diastolic } }: (typeof cases)[number]): boolean =>
    systolic < 100 || (somebody.age >= 60 && somebody.isTreated && (systolic < 110 || diastolic < 60));
  const tooLow = cases.filter(isTooLow);
  const personOf = ({ somebody, pressure }: (typeof cases)[number]): SamplePerson => ({
    profile: somebody.profile,
    vitals: pressedDaily(pressure.systolic, pressure.diastolic, 4),
  });
  const wordsOf = ({ somebody, pressure }: (typeof cases)[number]): string =>
    nameOf(somebody, `${pressure.systolic}/${pressure.diastolic}`);

  it('is never praised by a tip, and one asks how the person feels', () => {
    expect(tooLow.length).toBeGreaterThan(150);
    for (const each of tooLow) {
      expect(praising(textsOf(personOf(each))), wordsOf(each)).toEqual([]);
      const keys = toldTo(personOf(each)).map(({ rule }) => rule.key);
      expect(
        keys.filter((key) => /^pressure-(?:low-treated|mean-low)$/.test(key)),
        wordsOf(each),
      ).toHaveLength(1);
      if (each.somebody.age >= 60 && each.somebody.isTreated)
        expect(highKeys(personOf(each)), wordsOf(each)).toContain('pressure-low-treated');
    }
  });

  it('is called low for nobody else', () => {
    for (const each of cases.filter((one) => !isTooLow(one)))
      expect(
        toldTo(personOf(each)).map(({ rule }) => rule.key),
        wordsOf(each),
      ).not.toContain('pressure-mean-low');
  });

  it('is never praised in the conversation, which asks about dizziness', async () => {
    for (const each of tooLow) {
      const { somebody, pressure } = each;
      const readings = [2, 26, 50, 74].map((hours) =>
        read(pressure.systolic, hours, { diastolic: pressure.diastolic }),
      );
      const data = { profile: somebody.profile, readings: { blood_pressure: readings } };
      for (const question of [
        'minha pressão média nos últimos 14 dias',
        'qual foi minha última pressão?',
        'minha pressão está boa?',
        `pressão ${pressure.systolic} por ${pressure.diastolic}`,
      ]) {
        const answer = await ask(question, { data });
        expect(answer, `${wordsOf(each)} ${question}`).not.toMatch(praise);
        expect(answer, `${wordsOf(each)} ${question}`).toMatch(/tontura/);
      }
    }
  });
});
