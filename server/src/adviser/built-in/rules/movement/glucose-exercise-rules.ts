import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { sources } from '../../sources.ts';
import { defineRule } from '../../tip-rule.ts';

/** Below it people with diabetes eat before they exercise (American Diabetes Association 2016), mg/dL. */
const EAT_FIRST_BELOW_MG_DL = 90;
/** Below it a long session asks for food, mg/dL. */
const EAT_WHEN_LONG_UP_TO_MG_DL = 150;

/** Glucose before, during and after exercise; only for adults with diabetes. */
export const glucoseExerciseRules = [
  defineRule({
    key: 'exercise-eat-first',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'high',
    evidence: sources.diabetesActivity,
    when: ({ hasDiabetes, glucose: { recent } }) =>
      hasDiabetes && recent?.value && recent.value >= LOW_BELOW_MG_DL && recent.value < EAT_FIRST_BELOW_MG_DL
        ? recent
        : null,
    newestAt: ({ at }) => at,
    write: ({ words }, reading) => ({
      title: 'Vai se exercitar agora? Coma algo antes',
      content: `Sua última medição foi ${words.reading(reading)}. Abaixo de ${words.glucose(EAT_FIRST_BELOW_MG_DL)}, a orientação é comer de 15 a 30 g de carboidrato antes do exercício, como uma fruta, e levar açúcar. Meça de novo no meio se passar de 30 minutos, e no fim.`,
      why: [`Sua última medição: ${words.reading(reading)}, em ${words.moment(reading.at)}`],
    }),
  }),
  defineRule({
    key: 'exercise-glucose-bands',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.diabetesActivity,
    when: ({ isProneToLows }) => isProneToLows,
    write: ({ words, profile, hasMedicine }) => ({
      title: 'A glicose certa para começar o exercício',
      content: `Meça antes. Abaixo de ${words.glucose(LOW_BELOW_MG_DL)}: trate e não comece. Até ${words.plain(EAT_FIRST_BELOW_MG_DL)}: coma primeiro. De ${words.plain(EAT_FIRST_BELOW_MG_DL)} a ${words.plain(EAT_WHEN_LONG_UP_TO_MG_DL)}: coma algo se for longo. Até ${words.plain(HIGH_UP_TO_MG_DL)}: pode ir. Acima de ${words.plain(HIGH_UP_TO_MG_DL)}: nada intenso${hasMedicine('Insulina') ? ', teste cetonas, e com cetonas não treine' : ''}. Acima de ${words.glucose(SAME_DAY_CARE_ABOVE_MG_DL)} ou com mal-estar: hoje não.`,
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
    evidence: sources.diabetesActivity,
    when: ({ isProneToLows, profile: { exerciseLevel } }) =>
      isProneToLows && exerciseLevel !== null && exerciseLevel !== 'sedentary',
    write: ({ hasMedicine }) => ({
      title: 'A queda pode vir horas depois do treino',
      content: `Com o seu tratamento, o exercício pode baixar a glicose por até 24 horas, também de madrugada. Em dia de treino, meça antes, depois e ao deitar${hasMedicine('Insulina') ? ', e evite aplicar no braço ou na perna que vai trabalhar' : ''}. Uma identificação de diabetes no pulso ou na carteira ajuda quem socorre.`,
      why: ['Seu tratamento pode causar quedas de glicose', 'Seu nível de exercício no perfil'],
    }),
  }),
];
