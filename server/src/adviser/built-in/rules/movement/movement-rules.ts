import { careTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';

/** Moving within what the body allows. */
export const movementRules = [
  defineRule({
    key: 'exercise-wait',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    priority: 'high',
    when: ({ glucose }) => glucose.exerciseShouldWait,
    write: (facts) => ({
      title: 'Hoje, a glicose vem antes do exercício',
      content: `Com a glicose baixa ou muito alta no último dia, exercício pode piorar o quadro. Cuide primeiro dela, meça de novo e volte a se mexer quando ela estiver tranquila; depois de uma queda séria, espere 24 horas. Na dúvida, fale com ${careTeam(facts)}.`,
      why: facts.glucose.lastOfDay
        ? [
            `Sua última medição: ${facts.words.reading(facts.glucose.lastOfDay)}, em ${facts.words.moment(facts.glucose.lastOfDay.at)}`,
          ]
        : [],
    }),
  }),
  defineRule({
    key: 'sedentary-start',
    topic: 'movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ profile }) => profile.exerciseLevel === 'sedentary',
    write: ({ canWalk }) => ({
      title: 'Comece com 10 minutos, três vezes na semana',
      content: `Qualquer movimento já é melhor que nenhum. Para começar, ${canWalk ? 'uma caminhada leve de 10 minutos' : '10 minutos de movimentos sentados, de braços e tronco,'} em três dias da semana já é bom: você deve conseguir conversar sem perder o fôlego. Quando ficar fácil por duas semanas, some 5 minutos.`,
      why: ['No seu perfil: nível de exercício Sedentário'],
    }),
  }),
  defineRule({
    key: 'joint-friendly',
    topic: 'joints',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasCondition, hasProblem }) =>
      hasCondition('Artrite') || hasProblem('Artrose', 'Dor no Joelho', 'Bursite'),
    write: ({ canWalk }) => ({
      title: 'Articulação gosta de movimento sem impacto',
      content: `${canWalk ? 'Exercício na água, bicicleta leve e caminhada em terreno plano' : 'Exercício na água com apoio e movimentos sentados'}, em blocos de 10 minutos, fortalecem os músculos que protegem a articulação. ${canWalk ? 'Fuja de salto, agachamento fundo e escada em dia de dor' : 'Em dia de dor, faça menos e com mais apoio'}. Um incômodo leve que passa em 24 horas é aceitável; articulação quente e inchada pede descanso e consulta.`,
      why: ['No seu perfil há dor ou desgaste nas articulações'],
    }),
  }),
  defineRule({
    key: 'back-friendly',
    topic: 'back',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasProblem, canWalk }) => hasProblem('Dor nas Costas', 'Problema na Coluna') && canWalk,
    write: () => ({
      title: 'Costas: pouco e sempre',
      content:
        'Caminhadas curtas e exercícios de estabilidade, como a ponte de glúteos, costumam ajudar mais que o repouso longo. Evite carga pesada, giro forçado e impacto. Fraqueza nas pernas, dormência na virilha ou perda do controle da urina pedem pronto-socorro na hora.',
      why: ['No seu perfil: dor ou problema nas costas'],
    }),
  }),
  defineRule({
    key: 'shoulder-friendly',
    topic: 'shoulder',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasProblem }) => hasProblem('Dor no Ombro'),
    write: ({ canWalk }) => ({
      title: 'Ombro dolorido: trabalhe abaixo dele',
      content: `${canWalk ? 'Caminhe, treine pernas e ' : 'Treine o tronco e '}faça movimentos de braço só até a altura do ombro, com dor de no máximo 3 em 10. Nada acima da cabeça, flexão ou arremesso por enquanto. Ombro que travou, perdeu força ou dói de noite há semanas merece consulta.`,
      why: ['No seu perfil: Dor no Ombro'],
    }),
  }),
  defineRule({
    key: 'tendon-friendly',
    topic: 'tendon',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasProblem }) => hasProblem('Tendinite'),
    write: () => ({
      title: 'Tendinite: tire a repetição, não o movimento',
      content:
        'O tendão sofre com o mesmo gesto muitas vezes. Poupe esse gesto por uns dias, faça pausas no trabalho e mexa as outras partes do corpo normalmente. Exercício para o próprio tendão é com fisioterapeuta: dá para pedir na UBS. Estalo com perda de força pede atendimento no mesmo dia.',
      why: ['No seu perfil: Tendinite'],
    }),
  }),
  defineRule({
    key: 'fibromyalgia-pace',
    topic: 'fibromyalgia',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasCondition, hasProblem }) => hasCondition('Fibromialgia') || hasProblem('Fibromialgia'),
    write: () => ({
      title: 'Fibromialgia: comece pela metade',
      content:
        'Faça metade do que acha que consegue e suba bem devagar, mesmo nos dias bons: é o salto que costuma cobrar no dia seguinte. Alongamento suave e água morna ajudam muita gente, e horário fixo para dormir também.',
      why: ['No seu perfil: Fibromialgia'],
    }),
  }),
  defineRule({
    key: 'asthma-warm-up',
    topic: 'asthma',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasCondition }) => hasCondition('Asma'),
    write: () => ({
      title: 'Asma: aqueça com calma antes de se mexer',
      content:
        'De 10 a 15 minutos bem leves no começo, pausas no meio e respiração pelo nariz ajudam a evitar o chiado. Fuja de ar frio e seco e de fumaça, e tenha a bombinha por perto, como seu médico orientou. Chiado forte que não melhora ou lábios roxos: SAMU 192.',
      why: ['No seu perfil: Asma'],
    }),
  }),
  defineRule({
    key: 'diabetes-two-days',
    topic: 'movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ hasDiabetes, canWalk }) => hasDiabetes && canWalk,
    write: () => ({
      title: 'No máximo dois dias seguidos sem se mexer',
      content:
        'O efeito do movimento sobre a glicose dura cerca de um dia. Com diabetes, a orientação é não passar de dois dias seguidos sem atividade e levantar por alguns minutos a cada meia hora sentado. Confira os pés depois e use calçado fechado.',
      why: ['No seu perfil: diabetes'],
    }),
  }),
];
