/** What the download of one's own data says. */
export const exportMessages = {
  title: 'Baixar meus dados',
  text:
    'Tudo o que a Vida guarda sobre você, para ler, guardar ou levar para outro lugar. ' +
    'Só ficam de fora a senha, o código da sessão e os segredos da segunda etapa.',
  csv: 'Planilhas (CSV)',
  csvLabel: 'Baixar meus dados em planilhas (CSV)',
  json: 'Arquivo completo (JSON)',
  jsonLabel: 'Baixar meus dados em um arquivo completo (JSON)',
  hint: 'Planilhas abrem no Excel ou no LibreOffice. O arquivo completo serve para outros programas.',
  preparing: 'Preparando o arquivo. Com muitos dados, leva alguns segundos.',
  done: (fileName: string) => `${fileName} foi para os seus downloads.`,
  failed: 'O arquivo não pôde ser baixado. Tente de novo.',
  care: 'O arquivo conta da sua saúde: guarde onde só você alcança.',
} as const;
