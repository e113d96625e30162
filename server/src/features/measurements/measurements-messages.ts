import { readingFieldNames } from '@vida/contract/measurements/measurement-words.ts';

/** What measurements say on the server. */
export const measurementsMessages = {
  notFound: 'Não encontramos esta medição. Talvez ela já tenha sido apagada.',
  importNotFound: 'Não encontramos esta importação. Talvez ela já tenha sido desfeita.',
  unknownCursor: 'Não sabemos continuar a lista a partir daqui. Comece de novo.',
  inFuture: 'Quando não pode estar no futuro.',
  typeNeverChanges: 'O tipo de uma medição não muda. Apague esta e registre outra.',
  periodReversed: 'O fim do período precisa vir depois do início.',
  periodTooLong: 'O período pode ter no máximo 366 dias.',
} as const;

export const measurementsFieldLabels = {
  ...readingFieldNames,
  metricType: 'Tipo de medição',
  value: 'Valor',
  unit: 'Unidade',
  utcOffsetMinutes: 'Fuso em minutos',
  kind: 'Forma de medição',
  diastolic: 'Valor diastólico',
  rangeFlag: 'Leitura fora da faixa do aparelho',
  sourceKey: 'Identificação na origem',
  from: 'Início do período',
  to: 'Fim do período',
  days: 'Dias',
  limit: 'Quantidade',
  cursor: 'Continuação',
  preview: 'Prévia',
  dateOrder: 'Ordem da data',
  timeZone: 'Fuso horário',
  fileName: 'Nome do arquivo',
  importId: 'Importação',
} as const;
