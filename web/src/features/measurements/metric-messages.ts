import {
  type BodySizeType,
  type MetricType,
  metricDefinitions,
} from '@vida/contract/measurements/metric-definitions.ts';
import { HEART_RATE_USUAL, MEASURING_WAIST } from '@vida/contract/measurements/vitals-words.ts';

/** What the screens call a metric. */
interface MetricWords {
  /** Over its field. */
  readonly label: string;
  /** Under its field: how it is measured. */
  readonly hint?: string;
  /** The value as a sentence's beginning: 'A glicose precisa estar entre ...'. */
  readonly subject: string;
  readonly missing: string;
  /** Over the newest reading. */
  readonly latest: string;
  /** Before the first reading. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** The words of every metric. */
export const metricMessages: Readonly<Record<MetricType, MetricWords>> = {
  glucose: {
    label: metricDefinitions.glucose.name,
    subject: 'A glicose',
    missing: 'Digite o valor que o aparelho mostrou.',
    latest: 'Sua glicose mais recente',
    empty: {
      title: 'Nenhuma medição de glicose ainda',
      text: 'Com a primeira medição, ou com o arquivo do seu sensor, o gráfico aparece aqui.',
    },
  },
  blood_pressure: {
    label: 'Pressão em mmHg',
    hint: 'Vale digitar 12x8. Ao completar a máxima, o cursor passa para a mínima.',
    subject: 'A máxima (sistólica)',
    missing: 'Digite a máxima (sistólica).',
    latest: 'Sua pressão mais recente',
    empty: {
      title: 'Nenhuma medição de pressão ainda',
      text: 'Com medições de 3 dias diferentes, a média daqui já diz alguma coisa.',
    },
  },
  weight: {
    label: metricDefinitions.weight.name,
    subject: 'O peso',
    missing: 'Digite o peso.',
    latest: 'Seu peso mais recente',
    empty: {
      title: 'Nenhum peso registrado ainda',
      text: 'Pese-se sempre no mesmo horário: o gráfico mostra o caminho, não um dia só.',
    },
  },
  heart_rate: {
    label: 'Batimentos em repouso',
    hint: 'Sente-se e descanse 5 minutos antes de medir.',
    subject: 'O número de batimentos',
    missing: 'Digite os batimentos por minuto.',
    latest: 'Seus batimentos mais recentes',
    empty: { title: 'Nenhuma medição de batimentos ainda', text: 'Sente-se, descanse 5 minutos e meça em seguida.' },
  },
  hba1c: {
    label: metricDefinitions.hba1c.name,
    hint: 'Hemoglobina glicada, do exame de laboratório.',
    subject: 'A HbA1c',
    missing: 'Digite o resultado da HbA1c.',
    latest: 'Sua HbA1c mais recente',
    empty: {
      title: 'Nenhum exame de HbA1c ainda',
      text: 'A HbA1c (hemoglobina glicada) vem do laboratório e conta os últimos 2 a 3 meses.',
    },
  },
  waist: {
    label: 'Circunferência da cintura',
    hint: MEASURING_WAIST,
    subject: 'A cintura',
    missing: 'Digite a medida da cintura.',
    latest: 'Sua cintura mais recente',
    empty: {
      title: 'Nenhuma medida da cintura ainda',
      text: 'Uma vez por mês já mostra o caminho: meça sempre no mesmo lugar do corpo.',
    },
  },
};

/** What is said of a size of the body and of its change, without a word of praise or blame. */
interface BodySizeWords {
  readonly same: (since: string) => string;
  /** Where the size is a delicate subject: only what was recorded. */
  readonly neutral: string;
  readonly insufficient: string;
  readonly changeNote: string;
  readonly meanNote: string;
  readonly countNote: string;
  /** Of one value alone. */
  readonly latestNote: string;
}

export const bodySizeMessages: Readonly<Record<BodySizeType, BodySizeWords>> = {
  weight: {
    same: (since) => `O mesmo peso de ${since}.`,
    neutral: 'Os pesos que você registrou neste período.',
    insufficient: 'Dados insuficientes: uma mudança precisa de pesos de pelo menos 2 dias.',
    changeNote: 'O peso varia de um dia para o outro; vale o caminho de várias semanas.',
    meanNote: 'A média dos pesos deste período.',
    countNote: 'Uma vez por semana, no mesmo horário, é o bastante.',
    latestNote: 'O peso de um dia varia com água, comida e roupa.',
  },
  waist: {
    same: (since) => `A mesma cintura de ${since}.`,
    neutral: 'As medidas da cintura que você registrou neste período.',
    insufficient: 'Dados insuficientes: uma mudança precisa de medidas de pelo menos 2 dias.',
    changeNote: 'A medida varia com a fita e a respiração; vale o caminho de vários meses.',
    meanNote: 'A média das medidas deste período.',
    countNote: 'Uma vez por mês, no mesmo lugar do corpo, é o bastante.',
    latestNote: 'A medida de um dia varia com a posição da fita e a respiração.',
  },
};

/** What is said of a metric whose mean and two ends are told. */
export interface MeanWords {
  /** What stands behind the unit in a sentence: 'em repouso'. */
  readonly manner?: string;
  /** Beside the mean, where targets may be told. */
  readonly usual?: string;
  readonly meanNote: string;
  readonly lowestNote: string;
  readonly highestNote: string;
}

export const meanMessages = {
  heart_rate: {
    manner: 'em repouso',
    usual: HEART_RATE_USUAL,
    meanNote: 'Em repouso. Remédios e treino podem deixá-la mais baixa.',
    lowestNote: 'O menor valor em repouso deste período.',
    highestNote: 'O maior valor em repouso deste período.',
  },
} as const satisfies Partial<Record<MetricType, MeanWords>>;
