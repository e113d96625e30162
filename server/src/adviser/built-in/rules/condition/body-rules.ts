import { defineRule } from '../../tip-rule.ts';
import { formatDecimal, formatKg } from '../../words.ts';
import { DIURETICS } from '../medicine/medicine-groups.ts';

/** A loss that already helps, in shares of the weight, and the time it is spread over. */
const SMALL_LOSS = { from: 0.05, to: 0.1 } as const;

/** Water of a day, litres for each kg; beyond the heaviest weight the rule of thumb says too much. */
const WATER_L_PER_KG = { from: 0.03, to: 0.035 } as const;
const HEAVIEST_FOR_WATER_KG = 90;

const obesityClasses: readonly string[] = ['obesity_1', 'obesity_2', 'obesity_3'];

/** Weight, with respect: goals only for adults, and never where an eating disorder may be. */
export const bodyRules = [
  defineRule({
    key: 'small-weight-goal',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    // Not where the weight already falls fast, nor with kidney disease, where the nutritionist decides.
    when: ({ hasCondition, hasEatingRisk, hasKidneyDisease, bodyMass, weight, ageYears }) => {
      const isObese = bodyMass?.kind === 'class' && obesityClasses.includes(bodyMass.bmiClass);
      const isTooThin = bodyMass?.kind === 'class' && ['underweight', 'healthy'].includes(bodyMass.bmiClass);
      if (hasEatingRisk || hasKidneyDisease || isTooThin || weight.isFallingFast) return null;
      if (!isObese && !hasCondition('Obesidade')) return null;
      // A figure of one's own only where the age is known: under 18 there is none.
      return {
        weightKg: ageYears === null ? null : weight.currentKg,
        bmi: bodyMass?.kind === 'class' ? bodyMass.bmi : null,
      };
    },
    write: ({ hasCondition }, { weightKg, bmi }) => ({
      title: 'Uma meta pequena já faz diferença',
      content: `Perder de 5 a 10% do peso ao longo de 6 meses já costuma ajudar a glicose e a pressão.${weightKg === null ? '' : ` Para você, isso é de ${formatDecimal(weightKg * SMALL_LOSS.from, 0)} a ${formatDecimal(weightKg * SMALL_LOSS.to, 0)} kg, sem pressa.`} Comece por um hábito: água no lugar do refrigerante ou metade do prato de verduras. Seu corpo não é uma nota; combine a meta com sua equipe de saúde.`,
      why: [
        ...(hasCondition('Obesidade') ? ['No seu perfil: Obesidade'] : []),
        ...(weightKg === null ? [] : [`Seu peso: ${formatKg(weightKg)}`]),
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
    when: ({ bodyMass, hasEatingRisk }) =>
      !hasEatingRisk && bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight' && bodyMass.bmi,
    write: (_, bmi) => ({
      title: 'Seu peso merece uma conversa na consulta',
      content:
        'Com a altura e o peso registrados, seu índice de massa corporal está abaixo do que se espera para a sua idade. Confira os dois números; se estiverem certos, converse com sua equipe de saúde, ainda mais se você perdeu peso sem querer.',
      why: [`Seu IMC: ${formatDecimal(bmi, 1)} kg/m²`],
    }),
  }),
  defineRule({
    key: 'very-high-weight',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: ({ bodyMass, hasEatingRisk }) =>
      !hasEatingRisk && bodyMass?.kind === 'class' && bodyMass.bmiClass === 'obesity_3' && bodyMass.bmi,
    write: (_, bmi) => ({
      title: 'Você tem direito a uma equipe ao seu lado',
      content: `Com índice de massa corporal a partir de 40, o SUS prevê acompanhamento com médico, nutricionista e psicólogo, e há mais de um caminho de tratamento. Não é falta de vontade: é uma condição de saúde. Peça na UBS o encaminhamento para a linha de cuidado da obesidade.`,
      why: [`Seu IMC: ${formatDecimal(bmi, 1)} kg/m²`],
    }),
  }),
  defineRule({
    key: 'overweight-habit',
    topic: 'weight',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    when: ({ bodyMass, hasEatingRisk, hasCondition }) =>
      !hasEatingRisk &&
      !hasCondition('Obesidade') &&
      bodyMass?.kind === 'class' &&
      bodyMass.bmiClass === 'overweight' &&
      bodyMass,
    write: (_, { bmi, isOlder }) => ({
      title: 'Uma troca por vez, sem dieta',
      content: `Seu IMC está acima da faixa usual ${isOlder ? 'a partir dos 60 anos (22 a 27)' : 'do adulto (18,5 a 24,9)'}. O que mais protege é o hábito: água no lugar da bebida doce, comer sentado e sem tela, dormir o bastante. Escolha uma dessas trocas por duas semanas e veja como se sente.`,
      why: [`Seu IMC: ${formatDecimal(bmi, 1)} kg/m²`],
    }),
  }),
  defineRule({
    key: 'water-by-weight',
    topic: 'water',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    // With heart or kidney disease, or a diuretic, the amount of liquid is the doctor's.
    when: ({ ageYears, hasEatingRisk, medicines, weight: { currentKg, watchesFluid } }) =>
      ageYears !== null &&
      medicines.ofClass(...DIURETICS).length === 0 &&
      !hasEatingRisk &&
      !watchesFluid &&
      currentKg !== null &&
      currentKg <= HEAVIEST_FOR_WATER_KG &&
      currentKg,
    write: (_, kg) => ({
      title: 'Quanta água no seu dia?',
      content: `Para o seu peso, algo entre ${formatDecimal(kg * WATER_L_PER_KG.from, 1)} e ${formatDecimal(kg * WATER_L_PER_KG.to, 1)} litros por dia, contando a água dos alimentos e do café. Não precisa medir: urina clarinha e uma garrafa à vista já ajudam. Em dia quente ou de exercício, beba mais; se algum médico limitou líquidos, vale o limite.`,
      why: [`Seu peso: ${formatKg(kg)}`],
    }),
  }),
  defineRule({
    key: 'eating-support',
    topic: 'weight',
    category: 'mental',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasEatingRisk }) => hasEatingRisk,
    write: () => ({
      title: 'Aqui não há meta de peso para você',
      content:
        'Sua relação com a comida merece cuidado de gente: psicólogo, nutricionista e médico juntos, e o CAPS atende de graça. Comer em horários regulares e em companhia costuma ajudar. Exercício, só o que eles combinarem com você. Se hoje estiver pesado, o CVV ouve no 188, 24 horas.',
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
    when: ({ isOlder, canWalk, ageYears }) => isOlder && canWalk && ageYears,
    write: (_, ageYears) => ({
      title: 'Força e equilíbrio, duas a três vezes na semana',
      content:
        'Levantar e sentar da cadeira 8 vezes e ficar na ponta dos pés segurando na pia já treinam pernas e equilíbrio, e ajudam a evitar quedas. Faça com apoio firme por perto, de calçado fechado, e descanse entre as séries.',
      why: [`Sua idade: ${ageYears} anos`],
    }),
  }),
];
