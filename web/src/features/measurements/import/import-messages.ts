import type { DateOrder, ImportFormat } from '@vida/contract/measurements/import-schemas.ts';

const formats: Record<ImportFormat, string> = { libreview: 'LibreView' };

const dateOrders: Record<DateOrder, string> = {
  dmy: 'Dia, mês, ano (07/11/2026 é 7 de novembro)',
  mdy: 'Mês, dia, ano (07/11/2026 é 11 de julho)',
};

const count = (value: number): string => value.toLocaleString('pt-BR');
const countOf = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** What importing a file says. */
export const importMessages = {
  formats,
  dateOrders,
  title: 'Importar arquivo',
  checkTitle: 'Conferir antes de importar',
  description: 'O arquivo CSV que o LibreView exporta, de até 20 MB.',
  drop: 'ou arraste o arquivo para cá',
  choose: 'Escolher arquivo',
  other: 'Escolher outro arquivo',
  tooLarge: 'Este arquivo tem mais de 20 MB. Exporte um período menor.',
  failed: 'Não foi possível importar o arquivo. Tente de novo.',
  reading: 'Lendo o arquivo...',
  sending: 'Importando...',
  progress: 'Enviado',
  askDateOrder: 'Em que ordem está a data no arquivo?',
  askUnit: 'Em que unidade estão os valores do arquivo?',
  goOn: 'Continuar',
  fresh: 'medições novas',
  known: 'já estavam aqui',
  problems: 'linhas com problema',
  treatments: (value: number) =>
    `Mais ${countOf(value, 'registro', 'registros')} de insulina ou alimentação, guardados para as próximas telas.`,
  period: (from: string, to: string) => `De ${from} a ${to}.`,
  unit: (unit: string) => `Valores em ${unit}.`,
  dateOrderRead: 'Datas lidas como',
  when: 'Quando',
  glucose: 'Glicose',
  origin: 'Origem',
  samples: 'As primeiras medições do arquivo',
  notTaken: (value: number) => `${countOf(value, 'linha não entra', 'linhas não entram')}`,
  line: (line: number) => `Linha ${line}`,
  moreErrors: (value: number) => `E mais ${countOf(value, 'linha', 'linhas')}.`,
  nothingNew: 'Tudo o que está neste arquivo já estava aqui.',
  cancel: 'Cancelar',
  confirm: (value: number) => `Importar ${countOf(value, 'medição', 'medições')}`,
  confirmTreatments: (value: number) => `Importar ${countOf(value, 'registro', 'registros')}`,
  done: (value: number) => `${countOf(value, 'medição importada', 'medições importadas')}.`,
  doneTreatments: (value: number) => `${countOf(value, 'registro importado', 'registros importados')}.`,
  undone: 'A importação foi desfeita.',
  notUndone: 'Não foi possível desfazer a importação. Tente de novo.',
  list: 'Arquivos importados',
  unnamed: 'Arquivo sem nome',
  listed: (value: number, when: string) => `${countOf(value, 'registro', 'registros')}, importado em ${when}`,
  undo: 'Desfazer',
  undoOf: (name: string) => `Desfazer a importação de ${name}`,
  undoTitle: 'Desfazer esta importação?',
  undoDescription: (value: number, name: string) =>
    `Os registros que vieram de ${name} (${count(value)}) saem daqui. Você pode importar o arquivo de novo.`,
  count,
} as const;
