import type { Facts } from '../../facts/facts.ts';
import { MANY_WAKINGS, POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import { careTeam, inProfile, NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDay, formatDecimal } from '../../words.ts';

/** One restless night says nothing. */
const MIN_RESTLESS_NIGHTS = 2;
const OBESE_FROM_BMI = 30;

/** Conditions beside which pauses of breath are common. With an eating disorder nothing is said of the body. */
const apneaConditions = (facts: Facts): readonly string[] => {
  const isObese = facts.bodyMass?.kind === 'class' && facts.bodyMass.bmi >= OBESE_FROM_BMI;
  const ofBody = facts.hasCondition('Obesidade') ? 'Obesidade' : isObese && 'IMC a partir de 30';
  return [
    ...(ofBody && !facts.hasEatingRisk ? [ofBody] : []),
    ...(facts.hasHypertension ? ['Hipertensão'] : []),
    ...(facts.hasCondition('Diabetes Tipo 2') ? ['Diabetes Tipo 2'] : []),
  ];
};

/** Nights that may hide an illness or a low: the way leads to a professional. */
export const sleepCareRules = [
  defineRule({
    key: 'apnea-poor-sleep',
    topic: 'apnea',
    category: 'sleep',
    audience: 'adults',
    when: (facts) => {
      const { means, isPoor } = facts.sleep;
      const names = apneaConditions(facts);
      return isPoor && means && names.length > 0 ? { means, names } : null;
    },
    priority: (_, { names }) => (names.length > 1 ? 'high' : 'medium'),
    write: (_, { means, names }) => ({
      title: 'Sono que não descansa: pergunte sobre ronco e pausas',
      content: `Sono inquieto, junto com o que está no seu perfil, merece uma pergunta a quem dorme perto: você ronca alto, para de respirar por instantes, acorda engasgado? Dor de cabeça ao levantar e sono no meio do dia também contam. Se a resposta for sim para algum, marque uma consulta e conte; existe exame e tratamento. Com sono, não dirija.`,
      why: [
        inProfile(...names),
        `Médias recentes: nota ${formatDecimal(means.meanQuality, 1)} de 10 e ${formatDecimal(means.meanWakings, 1)} despertares por noite`,
      ],
    }),
  }),
  defineRule({
    key: 'restless-nights-lows',
    topic: 'sleep-lows',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    // Lows of the night that were measured have a tip of their own.
    when: ({ isProneToLows, glucose, sleep: { nightsOfWeek } }) => {
      const restless = nightsOfWeek.filter(
        ({ quality, nightWakings }) => quality < POOR_QUALITY_BELOW || nightWakings >= MANY_WAKINGS,
      );
      const isOpen = isProneToLows && glucose.nightLowsOfWeek.length === 0;
      return isOpen && restless.length >= MIN_RESTLESS_NIGHTS && restless;
    },
    write: (facts, nights) => ({
      title: 'Noites agitadas? Confira a glicose ao deitar',
      content: `Nos últimos 7 dias, ${nights.length} noites foram agitadas ou mal dormidas. Como seu tratamento pode causar quedas, suor, pesadelo ou dor de cabeça ao acordar podem ser glicose baixa. Meça ao deitar e, se acordar assim, também na hora, como combinado com ${careTeam(facts)}; deixe açúcar na mesa de cabeceira. Mostre noites e medições juntas. ${NO_CHANGE_ALONE}`,
      why: [
        `Noites com nota abaixo de ${POOR_QUALITY_BELOW} ou ${MANY_WAKINGS} despertares ou mais: ${nights.map(({ day }) => formatDay(day)).join(', ')}`,
      ],
    }),
  }),
];
