import type { DateOrder, ImportFormat, ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { AmbiguousDate } from './find-ambiguous-date.ts';

const formats: Record<ImportFormat, string> = {
  libreview: 'LibreView (FreeStyle Libre)',
  dexcom_clarity: 'Dexcom Clarity',
  mysugr: 'mySugr',
  accu_chek: 'Accu-Chek',
  carelink: 'CareLink (Medtronic)',
  nightscout: 'Nightscout',
  sidiary: 'SiDiary',
  two_columns: 'CSV de duas colunas',
};

const dateOrders: Record<DateOrder, string> = { dmy: 'dia, mês, ano', mdy: 'mês, dia, ano' };

const monthNames = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const dayOfMonth = (day: number, month: number): string =>
  `${day === 1 ? '1º' : day} de ${monthNames.format(Date.UTC(2000, month - 1))}`;

const count = (value: number): string => formatNumber(value, 0);
const countOf = (value: number, one: string, many: string): string => `${count(value)} ${value === 1 ? one : many}`;

const readingsOf = (value: number): string => countOf(value, 'medição', 'medições');
const treatmentsOf = (value: number): string =>
  countOf(value, 'registro de insulina ou carboidratos', 'registros de insulina ou carboidratos');

/** What a file holds: '1.284 medições e 12 registros de insulina ou carboidratos'. */
const contentOf = (readings: number, treatments: number): string =>
  [readings > 0 && readingsOf(readings), treatments > 0 && treatmentsOf(treatments)].filter(Boolean).join(' e ');

/** Where each kind of file comes from, in the words of its own screens. */
const exportHelp: readonly { readonly format: ImportFormat; readonly text: string }[] = [
  {
    format: 'libreview',
    text: 'No computador, entre em libreview.com, abra “Histórico de glicose” e escolha “Baixar dados de glicose”.',
  },
  {
    format: 'dexcom_clarity',
    text: 'Entre no site do Clarity, escolha o período e use o botão de exportar, no alto da página (arquivo CSV).',
  },
  {
    format: 'mysugr',
    text: 'No aplicativo, abra os relatórios, escolha o período e o formato CSV, e mande o arquivo para você.',
  },
  { format: 'accu_chek', text: 'Ligue o aparelho ao computador pelo cabo USB e salve as medições como CSV.' },
  {
    format: 'carelink',
    text: 'Entre no site do CareLink, abra os relatórios, escolha o período e use “Exportar dados” (arquivo CSV).',
  },
  {
    format: 'nightscout',
    text:
      'No navegador, abra o endereço do seu site seguido de ' +
      '/api/v1/entries.json?find[dateString][$gte]=2020&count=100000 e salve a página. Para insulina e ' +
      'carboidratos, o mesmo com /api/v1/treatments.json?find[created_at][$gte]=2020&count=100000.',
  },
  {
    format: 'two_columns',
    text:
      'De uma planilha: a primeira coluna com data e hora, a segunda com a glicose. Outras medições também valem, ' +
      'com a unidade no nome da coluna, como “Peso (kg)”. Salve como CSV.',
  },
];

/** What importing a file says. */
export const importMessages = {
  exportHelpTexts: exportHelp,
  formats,
  dateOrders,
  checkTitle: 'Conferir antes de importar',
  description: 'Do sensor, do aparelho ou de um aplicativo, até 20 MB. Você confere antes de guardar.',
  sources: 'LibreView, Dexcom Clarity, mySugr, Accu-Chek, CareLink, Nightscout ou uma planilha em CSV',
  drop: 'ou arraste o arquivo para cá',
  choose: 'Escolher arquivo',
  other: 'Escolher outro arquivo',
  oneFile: 'Solte um arquivo de cada vez.',
  exportHelp: 'Como exportar o arquivo',
  tooLarge: 'Este arquivo tem mais de 20 MB. Exporte um período menor.',
  failed: 'Não foi possível importar o arquivo. Tente de novo.',
  stopped: 'Importação cancelada. Se o arquivo já tinha chegado inteiro, ele aparece na lista, com Desfazer.',
  sending: 'Enviando o arquivo...',
  reading: 'Lendo o arquivo...',
  storing: 'Guardando as medições...',

  askDateOrder: 'Em que ordem está a data no arquivo?',
  askDateOrderText: (date: string) => `No arquivo há a data ${date}, que pode ser lida de dois jeitos.`,
  askUnit: 'Em que unidade estão os valores do arquivo?',
  askUnitText: 'O arquivo não diz. A unidade aparece na tela do aparelho.',
  dateOrderChoice: (order: DateOrder, example: AmbiguousDate | null) => {
    const [day, month] = order === 'dmy' ? [example?.first, example?.second] : [example?.second, example?.first];
    const name = order === 'dmy' ? 'Dia, mês, ano' : 'Mês, dia, ano';
    return day === undefined || month === undefined ? name : `${name}: ${dayOfMonth(day, month)}`;
  },

  fresh: (value: number) => (value === 1 ? 'medição nova' : 'medições novas'),
  known: (value: number) => (value === 1 ? 'já estava aqui' : 'já estavam aqui'),
  problems: (value: number) => (value === 1 ? 'linha com problema' : 'linhas com problema'),
  treatments: (value: number) => `Mais ${treatmentsOf(value)}, para as próximas telas.`,
  types: (found: ImportResult['readingTypes']) =>
    `${found.map((each) => `${metricDefinitions[each.metricType].name}: ${count(each.count)}`).join(' · ')}.`,
  period: (from: string, to: string) => `De ${from} a ${to}.`,
  unit: (unit: string) => `Valores em ${unit}.`,
  dateOrderRead: (order: DateOrder) => `Datas lidas como ${dateOrders[order]}.`,
  skipped: (value: number) =>
    value === 1
      ? 'Uma linha fica de fora: repete a curva do sensor ou não é uma medição.'
      : `${count(value)} linhas ficam de fora: repetem a curva do sensor ou não são medições.`,
  samples: 'As primeiras medições do arquivo',
  notTaken: (value: number) => countOf(value, 'linha não entra', 'linhas não entram'),
  line: (line: number) => `Linha ${line}`,
  allErrors: 'Ver todas',
  moreErrors: (value: number) => `E mais ${countOf(value, 'linha', 'linhas')}.`,

  nothing: {
    empty: 'O arquivo não tem medições.',
    known: 'Tudo deste arquivo já estava aqui.',
    knownOrUnread: 'Nada novo: tudo o que conseguimos ler já estava aqui.',
    unread: 'Não conseguimos ler nenhuma linha deste arquivo.',
    skipped: 'O arquivo não tem nada que a Vida guarde.',
  },

  cancel: 'Cancelar',
  confirm: (readings: number, treatments: number) =>
    `Importar ${readings > 0 ? readingsOf(readings) : countOf(treatments, 'registro', 'registros')}`,
  done: (readings: number, treatments: number) => `Importamos ${contentOf(readings, treatments)}.`,
  showFigures: 'Ver minhas medições',
  undone: 'A importação foi desfeita.',
  notUndone: 'Não foi possível desfazer a importação. Tente de novo.',

  list: 'Arquivos importados',
  listLoading: 'Carregando os arquivos importados...',
  listFailed: 'Não foi possível carregar a lista.',
  listEmpty: 'Nenhum arquivo importado ainda.',
  listAll: (value: number) => `Ver todos os ${count(value)}`,
  unnamed: 'Arquivo sem nome',
  listed: (format: string, value: number, when: string) =>
    `${format}: ${countOf(value, 'registro', 'registros')}, importado em ${when}`,
  undoOf: (name: string) => `Desfazer a importação de ${name}`,
  undoTitle: 'Desfazer esta importação?',
  undoDescription: (value: number, name: string, period: string) =>
    `${value === 1 ? 'Sai daqui o registro que veio' : `Saem daqui os ${count(value)} registros que vieram`} ` +
    `de ${name}${period}. Você pode importar o arquivo de novo.`,
  undoPeriod: (from: string, to: string) => `, de ${from} a ${to}`,
  count,
} as const;
