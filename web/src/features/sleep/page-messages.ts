import type { SleepQualityLevel } from '@vida/contract/sleep/sleep-rules.ts';

const levelNotes: Record<SleepQualityLevel, string> = {
  excellent: 'Suas noites têm sido ótimas.',
  good: 'Em geral, boas noites.',
  fair: 'Dá para melhorar aos poucos.',
  poor: 'Noites difíceis. Uma mudança pequena de cada vez já ajuda.',
};

/** What only the sleep page says. */
export const pageMessages = {
  subtitle: 'Dormir bem ajuda a glicose, a pressão e o humor.',
  register: 'Registrar sono',
  notRefreshed: 'As noites não estão atualizadas.',
  registerFirst: 'Registrar a primeira noite',
  empty: 'Suas noites vão aparecer aqui',
  emptyText: 'Registre como foi a última noite. Em menos de um minuto a Vida já mostra as suas médias.',
  tipTitle: 'Dica para você',
  stats: {
    title: 'Suas médias',
    basis: (nights: number) =>
      nights === 1 ? 'Médias da única noite registrada' : `Médias das suas ${nights} noites mais recentes`,
    duration: 'Duração média',
    hours: 'h',
    /** `missing` is how long the goal is away: '30 min'. */
    belowGoal: (missing: string, goal: string) =>
      `Na cama. Faltam cerca de ${missing} para a sua meta de ${goal}\u00a0h.`,
    goalReached: (goal: string) => `Na cama. Você alcança a sua meta de ${goal}\u00a0h.`,
    inBed: 'Do deitar ao acordar.',
    quality: 'Qualidade média',
    outOfTen: 'de 10',
    levelNotes,
    fallAsleep: 'Tempo para adormecer',
    minutes: 'min',
    fallAsleepUsual: 'Em média. Até uns 30 minutos é comum.',
    fallAsleepLong: 'Em média. Até uns 30 minutos é comum; respirar devagar pode ajudar.',
    records: 'Registros',
    nights: (count: number) => (count === 1 ? 'noite' : 'noites'),
    recordsNote: (days: number, averaged: number) =>
      averaged === 1
        ? `Nos últimos ${days} dias. As médias usam esta noite.`
        : `Nos últimos ${days} dias. As médias usam as ${averaged} mais recentes.`,
  },
  help: {
    title: 'Quando procurar ajuda',
    intro: 'Converse com um profissional de saúde ou na UBS se acontecer alguma destas coisas:',
    signs: [
      'ronco alto com pausas na respiração, que outra pessoa percebe',
      'acordar engasgando ou com falta de ar',
      'sono durante o dia, principalmente ao dirigir',
      'dor de cabeça ao acordar',
      'dificuldade para dormir três ou mais noites por semana, há três meses ou mais',
    ],
    apnoea:
      'Os quatro primeiros podem ser sinais de apneia do sono, mais comum em quem tem pressão alta, ' +
      'obesidade ou diabetes tipo 2. Ela tem tratamento.',
    driving: 'Com sono, não dirija: pare em um lugar seguro e descanse.',
    insulin:
      'Com insulina ou outro tratamento que pode baixar demais a glicose, suor à noite e pesadelos podem ser ' +
      'glicose baixa. Se acordar assim, meça na hora e trate se estiver baixa. Depois, conte à sua equipe de saúde.',
    urgent: 'Falta de ar que não passa ou dor no peito: ligue para o SAMU 192.',
  },
} as const;

const nightsOf = (count: number): string => (count === 1 ? '1 noite registrada' : `${count} noites registradas`);

/** What the chart of the last nights says. */
export const chartMessages = {
  title: (days: number) => `Últimas ${days} noites`,
  sentence: (recorded: number) => `${nightsOf(recorded)}. Cada barra é o tempo do deitar ao acordar.`,
  goalSentence: (recorded: number, reached: number, goal: string) =>
    reached === 0
      ? `${nightsOf(recorded)}, com menos de ${goal} h na cama, a sua meta.`
      : `${nightsOf(recorded)}, ${reached} com ${goal} h na cama ou mais, a sua meta.`,
  columns: ['Acordou em', 'Tempo na cama'],
  hours: (hours: string) => `${hours} h`,
  missing: 'sem registro',
  today: 'hoje',
  goal: (goal: string) => `Sua meta: ${goal} h`,
  gaps: 'Sem barra: noite sem registro.',
} as const;

/** What the list of nights says. */
export const historyMessages = {
  title: 'Histórico',
  subtitle: (days: number) => `Suas noites dos últimos ${days} dias.`,
  columns: {
    night: 'Noite',
    times: 'Horários',
    duration: 'Na cama',
    quality: 'Qualidade',
    fallAsleep: 'Para adormecer',
    wakings: 'Despertares',
    notes: 'Observações',
  },
  hours: (hours: string) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  nothing: '–',
  options: (day: string) => `Opções da noite de ${day}`,
  showAll: (count: number) => `Ver as ${count} noites`,
  showFewer: (count: number) => `Ver só as ${count} mais recentes`,
} as const;
