import type { Facts } from '../../facts/facts.ts';
import { careTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatPressure } from '../../words.ts';

const waitWhy = ({ words, pressure, heartRate }: Facts): string[] => [
  ...(pressure.exerciseShouldWait && pressure.lastOfDay
    ? [`Pressão de ${formatPressure(pressure.lastOfDay)}, em ${words.moment(pressure.lastOfDay.at)}`]
    : []),
  ...(heartRate.isHighToday && heartRate.lastOfDay
    ? [`Frequência cardíaca de ${heartRate.lastOfDay.bpm} bpm, em ${words.moment(heartRate.lastOfDay.at)}`]
    : []),
];

/** By the exercise level of the profile, and by the conditions that set limits. */
export const movementLevelRules = [
  defineRule({
    key: 'weekly-minutes',
    topic: 'weekly-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ profile: { exerciseLevel } }) =>
      exerciseLevel === 'beginner' || exerciseLevel === 'intermediate',
    write: ({ hasHeartDisease, canWalk }) => ({
      title: 'Some seus minutos da semana',
      content: `O guia brasileiro fala em 150 a 300 minutos de movimento ${hasHeartDisease ? '' : 'moderado '}por semana, e cada pedacinho conta.${hasHeartDisease ? ' Com o coração, o seu número é o do médico.' : ' Moderado é conseguir falar, mas não cantar.'} Anote por uma semana o que já faz${canWalk ? ', até a ida à padaria,' : ', até tocar a própria cadeira,'} e aumente no máximo um décimo por semana.`,
      why: ['Seu nível de exercício no perfil'],
    }),
  }),
  defineRule({
    key: 'strength-twice',
    topic: 'strength',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    // Around pain, or with a condition that needs a professional's word first, there are other rules.
    when: (facts) => {
      const { exerciseLevel } = facts.profile;
      const isLimited = facts.hasPain || facts.hasOwnConditions || facts.hasDisability('Síndrome de Down');
      const isFrail = facts.hasHeartDisease || facts.hasKidneyDisease || facts.isOlder;
      return exerciseLevel !== null && exerciseLevel !== 'sedentary' && !isLimited && !isFrail;
    },
    write: ({ hasHypertension, canWalk }) => ({
      title: 'Força, duas vezes na semana',
      content: `Músculo guarda glicose e protege as articulações. Em dois dias não seguidos, faça 5 exercícios de 8 a 15 repetições, ${canWalk ? 'com o peso do corpo ou elástico' : 'sentado, com elástico'}, parando quando ainda daria para fazer duas ou três. ${hasHypertension ? 'Com pressão alta, carga leve e nunca prenda a respiração.' : 'Solte o ar na hora do esforço.'}`,
      why: ['Seu nível de exercício no perfil'],
    }),
  }),
  defineRule({
    key: 'advanced-rest',
    topic: 'weekly-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ profile: { exerciseLevel } }) => exerciseLevel === 'advanced',
    write: ({ hasHeartDisease, hasKidneyDisease, hasHypertension, hasOwnConditions }) => ({
      title: 'Descanso também é treino',
      content: `${hasHeartDisease || hasKidneyDisease || hasHypertension || hasOwnConditions ? 'No seu caso, treino forte só com liberação do médico. Dê' : 'Deixe o esforço intenso para 2 ou 3 dias da semana e dê'} 48 horas de folga ao mesmo grupo de músculos. A cada quarta semana, faça uns 40% menos. Com febre ou depois de uma doença, pare e volte um passo atrás.`,
      why: ['No seu perfil: nível de exercício Avançado'],
    }),
  }),
  defineRule({
    key: 'exercise-wait-pressure',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    priority: 'high',
    when: ({ exerciseShouldWait, glucose }) => exerciseShouldWait && !glucose.exerciseShouldWait,
    write: (facts) => ({
      title: 'Hoje, o corpo pede descanso antes do exercício',
      content: `Com a pressão em repouso a partir de 160 por 105 ou com a máxima abaixo de 90, ou com o pulso acelerado, o exercício espera. Descanse, meça de novo mais tarde e volte a se mexer quando os números melhorarem. Se ficarem assim por dias, fale com ${careTeam(facts)} antes de retomar.`,
      why: waitWhy(facts),
    }),
  }),
  defineRule({
    key: 'pressure-movement',
    topic: 'pressure-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasHypertension, hasHeartDisease }) => hasHypertension && !hasHeartDisease,
    write: ({ canWalk }) => ({
      title: 'Movimento que ajuda a pressão a baixar',
      content: `${canWalk ? 'Caminhada, bicicleta ou dança' : 'Movimento de braços e tronco, sentado,'} em ritmo de conversa, na maioria dos dias, costuma ajudar. Deixe de lado o que faz prender a respiração: peso grande, força parada, cabeça para baixo.`,
      why: ['No seu perfil: hipertensão'],
    }),
  }),
  defineRule({
    key: 'heart-movement',
    topic: 'heart-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasHeartDisease }) => hasHeartDisease,
    write: ({ canWalk }) => ({
      title: 'Peça a liberação e comece acompanhado',
      content: `Pergunte ao cardiologista sobre reabilitação cardíaca e quanto esforço pode. Até lá, só leve: ${canWalk ? 'caminhada curta em terreno plano' : 'movimentos sentados'}, com 10 minutos de aquecimento e 10 de volta à calma, sem calor nem frio forte e, no começo, com companhia.`,
      why: ['No seu perfil: doença do coração'],
    }),
  }),
  defineRule({
    key: 'kidney-movement',
    topic: 'kidney-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
    write: ({ canWalk }) => ({
      title: 'Doença renal: leve, regular e sem extremos',
      content: `${canWalk ? 'Caminhar' : 'Mexer braços e tronco'} de leve na maioria dos dias dá disposição. Fuja de calor forte e de treino até a exaustão, siga o líquido combinado e, se faz diálise, prefira os dias entre as sessões e poupe de carga o braço da fístula.`,
      why: ['No seu perfil: doença renal'],
    }),
  }),
  defineRule({
    key: 'gentle-start',
    topic: 'gentle-start',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ hasCondition }) => hasCondition('Obesidade'),
    write: ({ canWalk }) => ({
      title: 'Conforto primeiro, para dar vontade de voltar',
      content: `Exercício na água, bicicleta${canWalk ? ', caminhada no plano' : ' de mão'} e força sentado poupam os joelhos no começo; salto e corrida podem esperar. Tênis firme e roupa que não assa valem mais que aparelho. Conte o que sentiu depois, não as calorias.`,
      why: ['No seu perfil: Obesidade'],
    }),
  }),
];
