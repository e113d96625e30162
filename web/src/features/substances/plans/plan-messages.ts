/** What the section of plans and their cards say. */
export const planMessages = {
  title: 'Programa de Cessação',
  loading: 'Carregando seu plano...',
  failed: 'Não foi possível carregar seus planos',
  notRefreshed: 'O plano pode não estar atualizado.',
  invitation: 'Quer parar ou diminuir?',
  invitationText:
    'Escolha um dia ou diminua aos poucos. A Vida acompanha os dias, as vontades que passaram e o ' +
    'dinheiro que ficou com você.',
  create: 'Criar um plano',
  createAnother: 'Criar outro plano',
  stop: 'parar em um dia',
  taper: 'diminuir aos poucos',
  cardTitle: (name: string, kind: string) => `${name}: ${kind}`,
  untilQuit: (days: string) => `${days} até o dia de parar`,
  quitDay: (day: string) => `Seu primeiro dia sem será ${day}.`,
  firstDayToday: 'Hoje é o primeiro dia. Uma hora de cada vez.',
  sinceDay: (day: string) => `Desde ${day}.`,
  sinceUse: (day: string) => `Desde o último uso, em ${day}.`,
  restarted: 'A conta dos dias recomeça, e tudo o que você já fez continua guardado.',
  limitToday: (unit: string) => `${unit} no máximo hoje`,
  usedToday: 'Usado hoje',
  nextStep: (day: string, limit: string) => `A partir de ${day}: até ${limit} por dia.`,
  slip: 'Um deslize não apaga o caminho. Seus dias, as vontades que passaram e a economia continuam no histórico.',
  slipBest: (days: string) => `Sua melhor sequência, de ${days}, continua sua.`,
  bestRun: 'Melhor sequência',
  daysKept: 'Dias cumpridos',
  ofDays: (days: string) => `de ${days}`,
  saved: 'Economia estimada',
  savedNote: 'comparado com antes',
  cravings: 'Vontades que passaram',
  reason: 'Meu motivo',
  triggers: 'Meus gatilhos',
  craving: 'Estou com vontade',
  cravingRunning: (left: string) => `Continuar o cronômetro (${left})`,
  check: 'Como foi hoje?',
  options: (title: string) => `Opções do plano ${title}`,
  edit: 'Editar plano',
  end: 'Encerrar plano',
  remove: 'Apagar plano',
  endTitle: 'Encerrar este plano?',
  endText: 'Ele deixa de contar os dias e fica guardado em planos anteriores, com todo o histórico.',
  removeTitle: 'Apagar este plano?',
  removeText: 'Os dias anotados e as vontades dele são apagados e não voltam. Seus registros de uso continuam.',
  ended: 'Plano encerrado. O histórico continua guardado.',
  notEnded: 'Não foi possível encerrar o plano. Tente de novo.',
  removed: 'Plano apagado.',
  notRemoved: 'Não foi possível apagar o plano. Tente de novo.',
  history: 'Histórico do plano',
  checksTitle: 'Dias anotados',
  kept: 'Consegui',
  notKept: 'Não foi desta vez',
  cravingStrength: (strength: number) => `vontade ${strength} de 10`,
  relapseTitle: 'Dias com uso depois da data',
  noRelapse: 'Nenhum dia com uso depois da data de parar.',
  noChecks: 'Nenhum dia anotado ainda.',
  endedPlans: (count: number) => (count === 1 ? '1 plano anterior' : `${count} planos anteriores`),
  period: (from: string, to: string) => `${from} a ${to}`,
  endedBest: (days: string) => `melhor sequência de ${days}`,
  endedCravings: (count: number) => (count === 1 ? '1 vontade que passou' : `${count} vontades que passaram`),
  removeEnded: (title: string) => `Apagar o plano ${title}`,
  withdrawalLine:
    'Ao diminuir o álcool: tremor, suor, ver ou ouvir coisas que não existem ou convulsão são emergência. Ligue',
  careFirst: {
    pregnant:
      'Na gravidez, combine este plano com quem acompanha o seu pré-natal antes de segui-lo. Os ' +
      'números daqui não são uma meta.',
    minor:
      'Antes dos 18 anos, faça este plano com o seu responsável e o pediatra ou a UBS. Os números ' +
      'daqui não são uma meta.',
  },
  helpFirst:
    'Pela quantidade que você contou, diminua com ajuda: CAPS-AD ou UBS, de graça. O Disque Saúde ' +
    '136 diz onde fica o mais perto.',
} as const;

/**
 * What changes in the body after the last cigarette. Source: Organização Mundial da Saúde, benefits of smoking
 * cessation. `fromDays`: whole days without from which a line has been reached.
 */
export const timelineMessages = {
  title: 'O que muda no corpo sem tabaco',
  reached: 'já passou',
  ahead: 'a caminho',
  steps: [
    { when: '20 minutos', text: 'O pulso e a pressão começam a baixar.', fromDays: 1 },
    { when: '12 a 24 horas', text: 'O monóxido de carbono sai do sangue.', fromDays: 1 },
    { when: '2 a 12 semanas', text: 'A circulação e o fôlego melhoram.', fromDays: 14 },
    {
      when: '1 ano',
      text: 'O risco de doença do coração cai pela metade, comparado a quem fuma.',
      fromDays: 365,
    },
  ],
  hard:
    'Nas primeiras 2 a 4 semanas, sono, humor e apetite podem mudar. Com diabetes, a glicose pode ' +
    'subir ou descer: meça com mais atenção.',
  help: 'A UBS tem grupo e tratamento de graça pelo SUS: pergunte lá.',
  source: 'Fonte: Organização Mundial da Saúde.',
} as const;

/** What the daily look back says. */
export const checkMessages = {
  title: 'Como foi o dia?',
  day: 'De que dia?',
  today: 'Hoje',
  yesterday: 'Ontem',
  keptQuestion: 'Você seguiu o plano?',
  kept: 'Consegui',
  notKept: 'Não foi desta vez',
  keptMissing: 'Escolha uma das duas.',
  craving: 'Vontade mais forte do dia, de 0 (nenhuma) a 10 (a maior)',
  notes: 'O que ajudou ou atrapalhou (opcional)',
  /** How the fields are called where another window saved them. */
  fieldNames: { day: 'Dia', kept: 'Como foi', craving: 'Vontade mais forte', notes: 'O que ajudou ou atrapalhou' },
  save: 'Guardar o dia',
  saved: 'Dia guardado. Obrigada por contar.',
  notSaved: 'Não foi possível guardar o dia. Tente de novo.',
  relapseTitle: 'Obrigada por contar',
} as const;

/** What the craving timer says. */
export const cravingMessages = {
  title: 'A vontade passa',
  description: 'Em geral ela sobe e desce em poucos minutos. Fique aqui 10 minutos: um passo de cada vez.',
  left: 'Tempo que falta',
  minutesLeft: (minutes: number, move: string) =>
    `${minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`}. ${move}.`,
  timeOver: 'Os 10 minutos passaram. Como você está?',
  moves: [
    { name: 'Espere', text: 'A vontade sobe, chega ao ponto mais forte e desce sozinha.' },
    { name: 'Respire fundo', text: 'Puxe o ar pelo nariz contando até 4 e solte contando até 6.' },
    { name: 'Beba água', text: 'Alguns goles pequenos bastam.' },
    { name: 'Faça outra coisa', text: 'Mude de cômodo, lave o rosto, ligue para alguém.' },
  ],
  now: 'agora',
  trigger: 'O que despertou a vontade?',
  triggerUnknown: 'Não sei dizer',
  passed: 'Passou',
  used: 'Usei',
  saving: 'Salvando...',
  notSaved: 'Não foi possível guardar. Tente de novo.',
  passedTitle: 'Passou',
  passedText: 'Você atravessou esta vontade. Com o tempo, elas costumam ficar mais fracas.',
  passedCount: (count: number) => `Já são ${count} vontades que passaram neste plano.`,
  close: 'Fechar',
  relapseTitle: 'Obrigada por contar',
  relapseText:
    'Um uso não apaga o que você fez. Os dias, as vontades que passaram e a economia continuam no histórico do plano.',
  relapseAsk: 'Se quiser, registre quanto foi: ajuda a entender o que aconteceu, sem julgamento.',
  recordUse: 'Registrar quanto foi',
  notNow: 'Agora não',
} as const;
