import { addDaysTo } from '@vida/contract/core/time.ts';
import { MAX_DAYS, type PeriodRule } from './make-period.ts';
import type { Period } from './period.ts';
import { periodTexts as texts } from './period-texts.ts';

const DID = [
  'tive|registrei|deu|dei|anotei|apareceu|medi|fiz|tomei|mostrou|marcou|bat[ei]u?|vi|peguei',
  'aferi|botei|lancei|pesei|cheg(?:ou|uei)|atingi\\S*|subiu|desceu|caiu',
].join('|');
const DOING = [
  'comecei|baixei|instalei|us[oe]i?|usando|usar|registr[oe]i?|registrando|registrar|anot[oe]i?',
  'anotando|anotar|mec[oa]|medindo|medir|marc[oa]|marcando|marcar|lanc[oa]|lancando',
].join('|');
const RECORDED = '(?:anotad|registrad|lancad)[ao]s';
const RECORDS = '(?:registros?|anotacoes|medicoes|tudo)';
const HERE = 'marcado|anotado|ai|registrado';

/** Said of all that was ever recorded. */
const plain: readonly string[] = [
  'de todos os tempos?',
  'da historia',
  'desde sempre',
  `desde (?:que|q) (?:eu )?(?:(?:ando|to|estou|venho|comecei a|passei a) )?(?:${DOING})(?: aqui)?`,
  `desde (?:o|la no) (?:comeco|inicio)(?! d| de \\d)(?: d[aeo]s? ${RECORDS})?`,
  'em toda a serie',
  '(?:d?n?a |em )?(?:base toda|toda a base)',
  `desde o (?:comeco|inicio) d[aeo]s? ${RECORDS}`,
  'desde a primeira(?! \\S*quinzena)',
  'tem registro',
  `tudo (?:o )?que (?:ja )?(?:registrei|anotei|tem(?: ai)?|ta (?:${HERE})|esta (?:${HERE})|marquei)`,
  '(?:pega|pegando|olha|olhando|conta|contando|considera) tudo',
  'meses todos',
  'guardad[ao]s?(?: ai)?',
  '(?:do comeco|do inicio) ate ja',
  '(?:da|em toda a) serie (?:inteira|toda)',
  'n?[ao]s? (?:meus|minhas) \\S+ tod[ao]s',
  '(?:(?:de|em|no|por) )?tod[oa] [oa] (?:meu |minha )?(?:historico|serie|registro)',
  '(?:n?o |do |meu )*historico (?:todo|inteiro|completo|inteirinho)',
];

/** The same, where no other time is named: 'nos últimos 7 dias passou de 180 alguma vez?'. */
const weak: readonly string[] = [
  'de tod[ao]s(?: el[ae]s)?(?= $)',
  '(?:alt[ao]|baix[ao]|maior|menor|pior|melhor|long[ao]|curt[ao]|comprid[ao]) de tod[ao]s',
  `ja (?:${RECORDED}|registrad[oa])`,
  `(?:que|q)(?: \\S+){0,3} ja (?:${DID})`,
  `(?:meu|minha) \\S+ ja (?:${DID})`,
  `(?:de todas as |d?entre as |d[ao]s )${RECORDED}`,
  'na vida',
  'alguma vez',
  'recorde',
];

/** Says 'ever', and only where no time is named beside it. */
export const WEAK_ALWAYS = new RegExp(` (?:${weak.join('|')}|tem registro) `);

/** As far back as is read. */
export const allDays = (today: string): Period => ({
  fromDay: addDaysTo(today, 1 - MAX_DAYS),
  toDay: today,
  label: texts.always,
});

/** All that was ever recorded. */
export const alwaysRule: PeriodRule = [
  new RegExp(` (?:${[...plain, ...weak].join('|')}) `),
  (_, today) => allDays(today),
];
