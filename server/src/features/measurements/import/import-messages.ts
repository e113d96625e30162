/** Why a line of a file was not taken; read after 'Linha 418: '. */
export const lineReasons = {
  timestampEmpty: 'data vazia',
  timestampUnreadable: (text: string) => `data que não conseguimos ler: ${text.slice(0, 40)}`,
  inFuture: 'data no futuro',
  valueEmpty: 'sem valor de glicose',
  valueUnreadable: (text: string) => `valor que não conseguimos ler: ${text.slice(0, 40)}`,
  valueImpossible: (text: string, unit: string) => `valor ${text} ${unit} fora do possível`,
  amountImpossible: (text: string) => `quantidade ${text.slice(0, 40)} fora do possível`,
  recordUnknown: (text: string) => `tipo de registro desconhecido: ${text.slice(0, 40)}`,
} as const;

/** Why a whole file was not taken. */
export const fileReasons = {
  empty: 'O arquivo está vazio.',
  unknown:
    'Não reconhecemos este arquivo. Por enquanto lemos o arquivo CSV que o LibreView exporta ("Baixar dados de glicose").',
  damaged:
    'O arquivo parece danificado: não conseguimos separar as colunas. Exporte de novo e tente outra vez.',
  dateOrderAmbiguous:
    'As datas deste arquivo podem ser lidas de dois jeitos. Diga se o dia vem antes do mês ou o mês antes do dia.',
  unitAmbiguous: 'O arquivo não diz em que unidade estão os valores. Diga se é mg/dL ou mmol/L.',
} as const;
