import { defineRule } from '../../tip-rule.ts';

/** Pregnancy and under 18: no targets and no plans here, the way leads to those who care for them. */
export const careRules = [
  defineRule({
    key: 'prenatal-care',
    topic: 'own-care',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isPregnant }) => isPregnant,
    write: ({ glucose, profile }) => ({
      title: 'Na gravidez, as metas são do seu pré-natal',
      content:
        'Os cuidados na gestação são outros, e as metas de adulto não valem: por isso não damos aqui meta de glicose, de peso nem plano. Leve suas medições e sua lista de remédios a cada consulta. Sangramento, dor forte de cabeça com visão embaçada, ou o bebê mexendo menos: procure a maternidade na hora ou ligue 192.',
      why: [
        profile.pregnant ? 'Seu perfil diz que você está grávida' : 'Seu perfil cita uma gestação',
        ...(glucose.summary.readingCount > 0
          ? [`Medições de glicose nos últimos 14 dias: ${glucose.summary.readingCount}`]
          : []),
      ],
    }),
  }),
  defineRule({
    key: 'pediatric-care',
    topic: 'own-care',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isMinor, ageYears }) => isMinor && ageYears,
    write: ({ hasDiabetes }, ageYears) => ({
      title: 'Fale com seu responsável e seu pediatra',
      content: `As metas de adulto não valem para a sua idade: por isso não damos aqui meta de glicose, de peso nem plano. Mostre o que você registra a quem cuida de você e leve à consulta.${hasDiabetes ? ' Combine com a escola quem ajuda numa queda de glicose e onde fica o açúcar.' : ''}`,
      why: [`Sua idade: ${ageYears} anos`],
    }),
  }),
  defineRule({
    key: 'prenatal-movement',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    priority: 'low',
    when: ({ isPregnant }) => isPregnant,
    write: () => ({
      title: 'Pergunte no pré-natal que movimento é bom para você',
      content:
        'Muita gente pode se mexer na gravidez, e quem diz o quê e quanto é o profissional que acompanha a sua. Leve a pergunta à próxima consulta e conte o que você já faz hoje.',
      why: ['Seu perfil diz que você está grávida'],
    }),
  }),
  defineRule({
    key: 'young-movement',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    moves: true,
    priority: 'low',
    when: ({ isMinor, isPregnant }) => isMinor && !isPregnant,
    write: ({ canWalk }) => ({
      title: 'Mexa-se com quem você gosta',
      content: `${canWalk ? 'Brincar, dançar, jogar bola ou andar de bicicleta' : 'Brincar, dançar ou jogar do seu jeito'} com amigos vale mais que treino solitário. Escolha com seu responsável algo que caiba no seu corpo e na sua semana, e pergunte ao pediatra se há algum cuidado especial.`,
      why: ['Sua idade no perfil'],
    }),
  }),
];
