import {
  HIGH_UP_TO_MG_DL,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';

/** Below it people with diabetes eat before they exercise (American Diabetes Association 2016), mg/dL. */
const EAT_FIRST_BELOW_MG_DL = 90;
/** Below it a long session asks for food, mg/dL. */
const EAT_WHEN_LONG_UP_TO_MG_DL = 150;

/** Beside a rule that says to wait nobody hears how to train. */
const mayExercise = ({ exerciseShouldWait, hasEatingRisk }: Facts): boolean =>
  !exerciseShouldWait && !hasEatingRisk;

/** Glucose before, during and after exercise; only for adults with diabetes. */
export const glucoseExerciseRules = [
  defineRule({
    key: 'exercise-eat-first',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const { recent } = facts.glucose;
      const isNearLow =
        recent?.value && !isBelowLimit(recent.value, LOW_BELOW_MG_DL) && recent.value < EAT_FIRST_BELOW_MG_DL;
      return facts.hasDiabetes && mayExercise(facts) && isNearLow ? recent : null;
    },
    newestAt: ({ at }) => at,
    write: ({ words, hasKidneyDisease }, reading) => ({
      title: 'Vai se exercitar agora? Coma algo antes',
      content: `Sua última medição foi ${words.reading(reading)}. Abaixo de ${words.glucose(EAT_FIRST_BELOW_MG_DL)}, a orientação é comer de 15 a 30 g de carboidrato antes do exercício${hasKidneyDisease ? '' : ', como uma fruta,'} e levar açúcar. Meça de novo no meio se passar de 30 minutos, e no fim.`,
      why: [`Sua última medição: ${words.reading(reading)}, em ${words.moment(reading.at)}`],
    }),
  }),
  defineRule({
    key: 'exercise-glucose-bands',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => facts.isProneToLows && mayExercise(facts),
    write: ({ words, profile, mayHaveKetones, hasHeartDisease }) => ({
      title: 'A glicose certa para começar o exercício',
      content: `Meça antes. Abaixo de ${words.glucose(LOW_BELOW_MG_DL)}: trate e não comece. Até ${words.plain(EAT_FIRST_BELOW_MG_DL)}: coma primeiro. De ${words.plain(EAT_FIRST_BELOW_MG_DL)} a ${words.plain(EAT_WHEN_LONG_UP_TO_MG_DL)}: coma algo se for longo. Até ${words.plain(HIGH_UP_TO_MG_DL)}: pode ir${hasHeartDisease ? ', no ritmo que seu médico liberou' : ''}. Acima de ${words.plain(HIGH_UP_TO_MG_DL)}: nada intenso${mayHaveKetones ? ', teste cetonas, e com cetonas não treine' : ''}. Acima de ${words.glucose(SAME_DAY_CARE_ABOVE_MG_DL)} ou com mal-estar: hoje não.`,
      why: [
        'Seu tratamento pode causar quedas de glicose',
        ...(profile.exerciseLevel === null ? [] : ['Seu nível de exercício no perfil']),
      ],
    }),
  }),
  defineRule({
    key: 'exercise-late-lows',
    topic: 'exercise-late-lows',
    category: 'exercise',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { exerciseLevel } = facts.profile;
      const trains = exerciseLevel !== null && exerciseLevel !== 'sedentary';
      return facts.isProneToLows && mayExercise(facts) && trains;
    },
    write: ({ usesInsulin }) => ({
      title: 'A queda pode vir horas depois do treino',
      content: `Com o seu tratamento, o exercício pode baixar a glicose por até 24 horas, também de madrugada. Em dia de treino, meça antes, depois e ao deitar${usesInsulin ? ', e evite aplicar no braço ou na perna que vai trabalhar' : ''}. Uma identificação de diabetes no pulso ou na carteira ajuda quem socorre.`,
      why: ['Seu tratamento pode causar quedas de glicose', 'Seu nível de exercício no perfil'],
    }),
  }),
];
