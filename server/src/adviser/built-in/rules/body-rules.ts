import { sources } from '../sources.ts';
import { defineRule } from '../tip-rule.ts';
import { formatDecimal } from '../words.ts';

/** A loss that already helps, in shares of the weight, and the time it is spread over. */
const SMALL_LOSS = { from: 0.05, to: 0.1 } as const;

const obesityClasses: readonly string[] = ['obesity_1', 'obesity_2', 'obesity_3'];

/** Weight, with respect: goals only for adults, and never where an eating disorder may be. */
export const bodyRules = [
  defineRule({
    key: 'small-weight-goal',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.careful,
    when: ({ hasCondition, hasEatingRisk, bodyMass, profile, ageYears }) => {
      const isObese = bodyMass?.kind === 'class' && obesityClasses.includes(bodyMass.bmiClass);
      const isTooThin = bodyMass?.kind === 'class' && ['underweight', 'healthy'].includes(bodyMass.bmiClass);
      if (hasEatingRisk || isTooThin || !(isObese || hasCondition('Obesidade'))) return null;
      // A figure of one's own only where the age is known: under 18 there is none.
      return {
        weightKg: ageYears === null ? null : profile.currentWeight,
        bmi: bodyMass?.kind === 'class' ? bodyMass.bmi : null,
      };
    },
    write: ({ hasCondition }, { weightKg, bmi }) => ({
      title: 'Uma meta pequena já faz diferença',
      content: `Perder de 5 a 10% do peso ao longo de 6 meses já costuma ajudar a glicose e a pressão.${weightKg === null ? '' : ` Para você, isso é de ${formatDecimal(weightKg * SMALL_LOSS.from, 0)} a ${formatDecimal(weightKg * SMALL_LOSS.to, 0)} kg, sem pressa.`} Comece por um hábito: água no lugar do refrigerante ou metade do prato de verduras. Seu corpo não é uma nota; combine a meta com sua equipe de saúde.`,
      why: [
        ...(hasCondition('Obesidade') ? ['No seu perfil: Obesidade'] : []),
        ...(weightKg === null ? [] : [`Seu peso no perfil: ${formatDecimal(weightKg, 1)} kg`]),
        ...(bmi === null ? [] : [`Seu IMC: ${formatDecimal(bmi, 1)} kg/m²`]),
      ],
    }),
  }),
  defineRule({
    key: 'low-weight',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    evidence: sources.careful,
    when: ({ bodyMass, hasEatingRisk }) =>
      !hasEatingRisk && bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight' && bodyMass.bmi,
    write: (_, bmi) => ({
      title: 'Seu peso merece uma conversa na consulta',
      content:
        'Com a altura e o peso do seu perfil, seu índice de massa corporal está abaixo do que se espera para a sua idade. Confira os dois números; se estiverem certos, converse com sua equipe de saúde, ainda mais se você perdeu peso sem querer.',
      why: [`Seu IMC: ${formatDecimal(bmi, 1)} kg/m²`],
    }),
  }),
  defineRule({
    key: 'eating-support',
    topic: 'weight',
    category: 'mental',
    audience: 'everyone',
    priority: 'high',
    evidence: sources.careful,
    when: ({ hasEatingRisk }) => hasEatingRisk,
    write: () => ({
      title: 'Aqui não há meta de peso para você',
      content:
        'Sua relação com a comida merece cuidado de gente: psicólogo, nutricionista e médico juntos, e o CAPS atende de graça. Comer em horários regulares e em companhia costuma ajudar. Se hoje estiver pesado, o CVV ouve no 188, 24 horas.',
      why: ['Seu perfil cita um transtorno alimentar'],
    }),
  }),
  defineRule({
    key: 'older-balance',
    topic: 'balance',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    evidence: sources.activity,
    when: ({ isOlder, canWalk, ageYears }) => isOlder && canWalk && ageYears,
    write: (_, ageYears) => ({
      title: 'Força e equilíbrio, duas a três vezes na semana',
      content:
        'Levantar e sentar da cadeira 8 vezes e ficar na ponta dos pés segurando na pia já treinam pernas e equilíbrio, e ajudam a evitar quedas. Faça com apoio firme por perto, de calçado fechado, e descanse entre as séries.',
      why: [`Sua idade: ${ageYears} anos`],
    }),
  }),
];
