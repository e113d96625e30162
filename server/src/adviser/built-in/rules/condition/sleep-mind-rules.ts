import { water } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDecimal } from '../../words.ts';

/** The recommended sleep of adults begins and ends here, hours a night. */
const ENOUGH_SLEEP_HOURS = 7;
const LONG_SLEEP_HOURS = 9;

/** Sleep, mood and company. */
export const sleepMindRules = [
  defineRule({
    key: 'short-sleep-goal',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    when: ({ profile }) => profile.sleepGoal < ENOUGH_SLEEP_HOURS && profile.sleepGoal,
    write: (_, hours) => ({
      title: 'Que tal mirar em 7 horas de sono?',
      content: `Sua meta é de ${formatDecimal(hours, 1)} h por noite; para a maioria dos adultos o recomendado é de 7 a 9 h. Dormir pouco aumenta a fome, a glicose e a pressão. Deite 15 minutos mais cedo nesta semana e veja como acorda.`,
      why: [`Sua meta de sono: ${formatDecimal(hours, 1)} h`],
    }),
  }),
  defineRule({
    key: 'long-sleep-goal',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: 'low',
    when: ({ profile }) => profile.sleepGoal > LONG_SLEEP_HOURS && profile.sleepGoal,
    write: (_, hours) => ({
      title: 'Dormir muito e acordar cansado?',
      content: `Sua meta é de ${formatDecimal(hours, 1)} h por noite; a maioria dos adultos fica bem com 7 a 9 h, e há quem precise de mais. Se mesmo dormindo muito o cansaço continua, conte na consulta: ronco, tristeza, tireoide e remédios são causas que dá para investigar.`,
      why: [`Sua meta de sono: ${formatDecimal(hours, 1)} h`],
    }),
  }),
  defineRule({
    key: 'insomnia-routine',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasProblem, sleep }) => hasProblem('Insônia') && sleep.insomnia === null,
    write: () => ({
      title: 'Para o sono voltar: hora certa de acordar',
      content:
        'Acorde sempre no mesmo horário, pegue luz de manhã e deixe as telas 60 minutos antes de deitar. Se passar de 20 minutos acordado, levante e faça algo calmo. Se acontece três noites por semana há três meses, procure um profissional: existe terapia própria para insônia (TCC-I).',
      why: ['No seu perfil: Insônia'],
    }),
  }),
  defineRule({
    key: 'snoring-check',
    topic: 'apnea',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    // Poor nights on record have a tip of their own.
    when: ({ hasCondition, sleep }) =>
      !sleep.isPoor && hasCondition('Obesidade') && hasCondition('Hipertensão', 'Diabetes Tipo 2'),
    write: () => ({
      title: 'Ronco alto e sono de dia? Conte ao médico',
      content:
        'Ronco alto, pausas na respiração que alguém percebe, acordar engasgado ou sono ao dirigir merecem uma conversa na consulta, porque dormir mal também faz subir a pressão e a glicose. Pergunte a quem dorme perto de você.',
      why: ['Seu perfil reúne condições em que o sono costuma ser interrompido'],
    }),
  }),
  defineRule({
    key: 'migraine-routine',
    topic: 'migraine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasProblem }) => hasProblem('Enxaqueca'),
    write: (facts) => ({
      title: 'Enxaqueca gosta de rotina',
      content: `Dormir e comer em horários parecidos, beber ${water(facts)} ao longo do dia e evitar longos períodos sem comer costumam espaçar as crises. Anote o que veio antes de cada uma. A pior dor da vida, de repente, ou com fraqueza ou fala enrolada: SAMU 192.`,
      why: ['No seu perfil: Enxaqueca'],
    }),
  }),
  defineRule({
    key: 'depression-small-steps',
    topic: 'mood',
    category: 'mental',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasCondition }) => hasCondition('Depressão'),
    write: () => ({
      title: 'Um passo pequeno já é cuidado',
      content:
        'Depressão não é falta de força de vontade. Escolha hoje um passo pequeno: abrir a janela, 5 minutos ao ar livre, uma mensagem para alguém de confiança. Siga com quem cuida de você. Se a dor ficar grande demais, o CVV atende no 188, de graça, 24 horas; com risco agora, ligue 192.',
      why: ['No seu perfil: Depressão'],
    }),
  }),
  defineRule({
    key: 'anxiety-breathing',
    topic: 'anxiety',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasCondition }) => hasCondition('Ansiedade'),
    write: ({ isProneToLows }) => ({
      title: 'Respire 4 por 6 quando apertar',
      content: `Puxe o ar pelo nariz contando 4 e solte contando 6, por 3 minutos, sem prender.${isProneToLows ? ' Tremor e suor também podem ser glicose baixa: meça primeiro.' : ''} Se a ansiedade atrapalha seus dias, converse na UBS; para desabafar a qualquer hora, o CVV atende no 188.`,
      why: ['No seu perfil: Ansiedade'],
    }),
  }),
  defineRule({
    key: 'anxiety-caffeine',
    topic: 'caffeine',
    category: 'mental',
    audience: 'adults',
    priority: 'low',
    // What is recorded speaks for itself.
    when: ({ hasCondition, hasProblem, substances: { caffeine } }) =>
      caffeine.daysWithUse === 0 && (hasCondition('Ansiedade') || hasProblem('Insônia', 'Enxaqueca')),
    write: () => ({
      title: 'Café só até as 14 horas',
      content:
        'A cafeína fica horas no corpo e pode aumentar a inquietação e roubar o sono. Até duas xícaras de café por dia, nenhuma depois das 14 h, é um bom teste por duas semanas. Diminua uma xícara a cada 2 ou 3 dias, para não ter dor de cabeça.',
      why: ['No seu perfil: Ansiedade, Insônia ou Enxaqueca'],
    }),
  }),
  defineRule({
    key: 'company-for-mood',
    topic: 'company',
    category: 'social',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasCondition }) => hasCondition('Depressão', 'Ansiedade'),
    write: () => ({
      title: 'Companhia ajuda nos dias difíceis',
      content:
        'Combine nesta semana um encontro curto e fácil: um café, uma volta no quarteirão, uma ligação. Os grupos da UBS e do CAPS são gratuitos. Na Comunidade daqui você também encontra gente que passa pelo mesmo, no seu ritmo.',
      why: ['No seu perfil: Depressão ou Ansiedade'],
    }),
  }),
];
