/** Why a line of a file was not taken; read after 'Linha 418: '. */
export const lineReasons = {
  timestampEmpty: 'data vazia',
  timestampUnreadable: (text: string) => `data que não conseguimos ler: ${text.slice(0, 40)}`,
  tooEarly: (text: string) => `a data ${text.slice(0, 40)} está fora do que aceitamos (a partir de 1990)`,
  inFuture: 'data no futuro',
  valueEmpty: 'sem valor de glicose',
  valueUnreadable: (text: string) => `valor que não conseguimos ler: ${text.slice(0, 40)}`,
  valueImpossible: (text: string, unit: string) => `valor ${text} ${unit} fora do possível`,
  sensorError: (text: string) => `código de erro do sensor, não é uma leitura: ${text}`,
  sensorImpossible: (text: string) => `valor ${text} mg/dL fora do possível para um sensor`,
  unitEmpty: 'sem a unidade do valor',
  tooManyColumns: 'mais colunas do que o cabeçalho tem',
  unitUnknown: (text: string) => `a unidade ${text.slice(0, 20)} não é de glicose`,
  unitUnclear: 'valor em mmol/L onde o Nightscout guarda mg/dL',
  looksLikeMmolL: (text: string) => `valor ${text} parece estar em mmol/L, e não em mg/dL`,
  amountEmpty: 'sem quantidade',
  amountImpossible: (text: string) => `quantidade ${text.slice(0, 40)} fora do possível`,
  amountUnreadable: (text: string) => `quantidade que não conseguimos ler: ${text.slice(0, 40)}`,
  insulinUnknown: (text: string) => `tipo de insulina desconhecido: ${text.slice(0, 40)}`,
  recordUnknown: (text: string) => `tipo de registro desconhecido: ${text.slice(0, 40)}`,
  recordUnreadable: 'registro que não conseguimos ler',
  /** Several records on one line of the file. */
  inRecord: (record: number, reason: string) => `registro ${record}: ${reason}`,
} as const;

/** Why a whole file was not taken. */
export const fileReasons = {
  empty: 'O arquivo está vazio.',
  unknown:
    'Não reconhecemos este arquivo. Lemos o que o LibreView, o Dexcom Clarity, o mySugr, o Accu-Chek, o CareLink ' +
    'e o Nightscout exportam, ou um CSV com duas colunas: data e hora; valor da glicose ou, com a unidade no nome da ' +
    'coluna, outra medição, como "Peso (kg)".',
  damaged: 'O arquivo parece danificado: não conseguimos separar as colunas. Exporte de novo e tente outra vez.',
  jsonDamaged: (line: number) =>
    `O arquivo parece danificado ou incompleto perto da linha ${line}. Exporte de novo e tente outra vez.`,
  tooLong: (most: number) =>
    `O arquivo tem linhas demais: lemos até ${most.toLocaleString('pt-BR')} de cada vez. Exporte um período menor.`,
  dateOrderAmbiguous:
    'As datas deste arquivo podem ser lidas de dois jeitos. Diga se o dia vem antes do mês ou o mês antes do dia.',
  unitAmbiguous: 'O arquivo não diz em que unidade estão os valores. Diga se é mg/dL ou mmol/L.',
} as const;
