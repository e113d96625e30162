import { HBA1C_UNRELIABLE, ownGoalWords } from '@vida/contract/measurements/goal-words.ts';
import { HBA1C_REPEATED, pressureWords } from '@vida/contract/measurements/vitals-words.ts';
import { formatNumber } from '../../../ui/format-number.ts';

/** Whose targets are not ours to tell. */
const days = (count: number): string => `${count} ${count === 1 ? 'dia' : 'dias'}`;

/** What the screens of metrics say, but for what is said of each alike: metric-messages.ts. */
export const vitalsMessages = {
  ownGoal: ownGoalWords,
  nothingInPeriod: 'Nenhuma medição neste período.',
  lastWas: (day: string) => `A mais recente é de ${day}. Escolha um período maior para vê-la.`,
  inDays: (dayCount: number) => `em ${days(dayCount)}`,
  mean: 'Média',
  lowest: 'Menor',
  highest: 'Maior',
  count: 'Medições',
  change: 'Mudança no período',
  changed: (amount: string, isMore: boolean, since: string) =>
    `${amount} ${isMore ? 'a mais' : 'a menos'} desde ${since}.`,
  meanOfDays: (mean: string, dayCount: number) => `Média de ${mean}, em ${days(dayCount)}.`,
  fewDays: (dayCount: number) =>
    `Dados insuficientes: a média só diz algo com medições de pelo menos 3 dias. Aqui há ${dayCount}.`,
  usualGoal: 'Meta usual, abaixo de',

  pressure: {
    sentence: (mean: string, dayCount: number) => `Média de ${mean} mmHg em ${days(dayCount)}.`,
    ...pressureWords,
    goalNote: 'De quem tem hipertensão. A certa para você é definida com seu médico.',
    countNote: 'Duas medições de cada vez, em dias diferentes, dizem mais.',
    lines: 'A linha de cima é a máxima (sistólica), a de baixo a mínima (diastólica).',
    howTo: 'Como medir a pressão',
    howToSteps: [
      'Sem café, cigarro nem exercício nos últimos 30 minutos, e de bexiga vazia.',
      'Sente-se por 5 minutos, com as costas apoiadas e os pés no chão.',
      'Braço apoiado na altura do coração, sem falar.',
      'Meça duas vezes, com 1 minuto entre elas.',
    ],
  },

  weight: {
    bmi: (bmi: string, word: string) => `IMC ${bmi}: ${word}.`,
    bmiOlder: 'Faixas para 60 anos ou mais.',
    bmiNote: 'O IMC compara peso e altura; sozinho, não diz como está a saúde.',
    needsProfile: 'Com a altura e a data de nascimento no perfil, o IMC aparece aqui.',
  },

  hba1c: {
    same: (since: string) => `O mesmo valor de ${since}.`,
    amount: (points: number) => `${formatNumber(points)} ${points < 2 ? 'ponto' : 'pontos'}`,
    insufficient: 'Dados insuficientes para ver um caminho: é preciso pelo menos 2 exames.',
    goalNote: 'Para a maioria das pessoas com diabetes. A certa para você é definida com seu médico.',
    changeNote: 'Entre o primeiro e o último exame do período.',
    next: 'Próximo exame',
    nextValue: (from: string, to: string) => `${from} a ${to}`,
    nextNote: HBA1C_REPEATED,
    late: 'Já se passaram mais de 6 meses desde o último exame: vale pedir outro na próxima consulta.',
    unreliable: HBA1C_UNRELIABLE,
  },
} as const;
