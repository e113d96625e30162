import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { GlucoseClass, GlucoseRange } from '@vida/contract/measurements/glucose-rules.ts';
import type { MetricContext, MetricKind, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';

const classes: Record<GlucoseClass, string> = {
  very_low: 'Muito baixa',
  low: 'Baixa',
  normal: 'Normal',
  slightly_high: 'Levemente elevada',
  very_high: 'Muito elevada',
};

const contexts: Record<MetricContext, string> = {
  jejum: 'Jejum',
  pre_refeicao: 'Antes de comer',
  pos_refeicao: 'Depois de comer',
  ao_deitar: 'Ao deitar',
  madrugada: 'Madrugada',
  outro: 'Outro momento',
};

/** As the end of a sentence: 'hoje, 06:52, em jejum'. */
const contextPhrases: Record<MetricContext, string> = {
  jejum: 'em jejum',
  pre_refeicao: 'antes de comer',
  pos_refeicao: 'depois de comer',
  ao_deitar: 'ao deitar',
  madrugada: 'de madrugada',
  outro: 'em outro momento',
};

const kinds: Record<MetricKind, string> = {
  capillary: 'Ponta de dedo',
  sensor: 'Sensor',
  laboratory: 'Laboratório',
  manual: 'Manual',
};

const flags: Record<RangeFlag, string> = {
  low: 'abaixo do que o aparelho mede',
  high: 'acima do que o aparelho mede',
};

/** What the device shows instead of a number. */
const flagValues: Record<RangeFlag, string> = { low: 'LO', high: 'HI' };

/** The limits in words; the pairs of the consensus, not conversions. */
const rangeLimits: Record<GlucoseUnit, Record<GlucoseRange, string>> = {
  'mg/dL': {
    veryLow: 'abaixo de 54',
    low: '54 a 69',
    target: '70 a 180',
    high: '181 a 250',
    veryHigh: 'acima de 250',
  },
  'mmol/L': {
    veryLow: 'abaixo de 3,0',
    low: '3,0 a 3,8',
    target: '3,9 a 10,0',
    high: '10,1 a 13,9',
    veryHigh: 'acima de 13,9',
  },
};

/** What the measurements pages and cards say. */
export const measurementsMessages = {
  title: 'Medições',
  subtitle: 'Açúcar no sangue (glicose): o que você mede e o que isso quer dizer',
  glucose: 'Glicose',
  classes,
  contexts,
  contextPhrases,
  kinds,
  flags,
  flagValues,
  rangeLimits,
  error: 'Erro',
  success: 'Sucesso!',
  undo: 'Desfazer',
  importFile: 'Importar arquivo',
  loadFailed: 'Não foi possível carregar suas medições',

  table: {
    title: 'Todas as medições',
    empty: 'Nenhuma medição ainda',
    emptyText: 'Registre a primeira em Nova medição ou importe o arquivo do seu sensor.',
    when: 'Quando',
    reading: 'Leitura',
    context: 'Momento',
    origin: 'Origem',
    options: (when: string) => `Opções da medição de ${when}`,
    remove: 'Apagar',
    removed: 'Medição apagada.',
    notRemoved: 'Não foi possível apagar a medição. Tente de novo.',
    restored: 'A medição voltou.',
    notRestored: 'Não foi possível trazer a medição de volta. Tente de novo.',
    more: 'Mostrar mais',
  },

  form: {
    deviceShowed: (word: 'LO' | 'HI') => `O aparelho mostrou ${word}`,
    title: 'Nova medição',
    context: 'Momento',
    when: 'Quando',
    save: 'Salvar medição',
    saving: 'Salvando...',
    saved: 'Medição salva.',
    notSaved: 'Não foi possível salvar a medição. Tente de novo.',
    valueMissing: 'Digite o valor que o aparelho mostrou.',
    whenMissing: 'Diga quando foi.',
    inFuture: 'A medição não pode estar no futuro.',
    impossible: (from: string, to: string) =>
      `O valor precisa estar entre ${from} e ${to}. Confira o aparelho.`,
    unitTitle: 'Esse valor está em mg/dL ou mmol/L?',
    unitDescription: (value: string) => `Você digitou ${value}. A unidade aparece na tela do aparelho.`,
    confirmTitle: 'Confirma este valor?',
    confirmDescription: (value: string) => `${value} é um valor raro. Confira se está como no aparelho.`,
    confirm: 'Está certo, salvar',
    correct: 'Corrigir',
    more: 'Registrar outra',
  },
} as const;
