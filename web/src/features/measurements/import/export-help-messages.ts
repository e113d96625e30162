import type { ImportFormat } from '@vida/contract/measurements/import-schemas.ts';

/** Where each kind of file comes from, in the words of its own screens. */
export const exportHelp: readonly { readonly format: ImportFormat; readonly text: string }[] = [
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
  {
    format: 'accu_chek',
    text: 'Ligue o aparelho ao computador pelo cabo USB e salve as medições como CSV.',
  },
  {
    format: 'carelink',
    text: 'Entre no site do CareLink, abra os relatórios, escolha o período e use “Exportar dados” (arquivo CSV).',
  },
  {
    format: 'nightscout',
    text: 'No navegador, abra o endereço do seu site seguido de /api/v1/entries.json?find[dateString][$gte]=2020&count=100000 e salve a página. Para insulina e carboidratos, o mesmo com /api/v1/treatments.json?find[created_at][$gte]=2020&count=100000.',
  },
  {
    format: 'two_columns',
    text: 'De uma planilha: a primeira coluna com data e hora, a segunda com a glicose. Salve como CSV.',
  },
];
