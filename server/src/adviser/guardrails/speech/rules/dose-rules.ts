import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/** Dates and times of measuring, eating and moving are no schedule of a medicine. */
const otherSchedule =
  /\b(?:mec|medi|med[ea]|monitor|verifi|confir|escov|com[ae]\b|comer|caminh|refeic|lanche|exercic|treino|consulta)/u;

const food =
  /\b(?:sodio|potassio|cafeina|cafe|cafezinho|espresso|energetico|cola|cha|TEA|chocolate|calcio|colesterol|magnesio|ferro|fosforo|leite|SUP|vitamina|zinco|sal|porcao|nutrientes?|mineral|minerais)\b/u;

/** Milligrams of nobody's medicine. */
const nutrientAmount =
  /\b(?:sodio|potassio|cafeina|calcio|colesterol|ferro|fosforo|semana passada|a passada|desta semana|nesta semana|em media|media|acido|omega|limite|prudente|xicaras?|(?:seus )?registros|descafein|referencia|rotulo|porcao|sal\b|consumo|total do dia|energetico|latas?|albumina|fibras?|nutrientes?|ate \d+ mg|\d+ ?mg ?(?:\/|por (?:dl|100)))/u;

const nutrient =
  'sodio|potassio|cafeina|calcio|sal|acucar|carboidrat\\w+|proteina|fibra|magnesio|gordura|colesterol|agua|suco';

/** Amounts of medicines, ratios and schedules. They are wrong even in a question to the doctor: nothing is cut. */
export const doseRules: readonly SpeechRule[] = [
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:tom\\w+|us[ae]\\w*|doses?|MED|comec\\w+|sub[ai]\\w*|bast\\w+|adultos?|criancas?|de manha|a noite|horas|no jantar|no almoco|dor|febre|hipertensao|ILL|semanas?)\\b[^;!?]*\\b{N} ?(?:mg|miligramas?)\\b|\\b{N} ?(?:mg|miligramas?)\\b[^;!?]*\\b(?:tom\\w+|us[ae]\\w*|doses?|bast\\w+|de manha|a noite|horas|no jantar|no almoco|resolvem?)\\b',
    ),
    unless: nutrientAmount,
  },
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:eu )?(?:coloc|bot|poria|ponh|som|dobr|duplic|reforc)\\w*[^;!?]{0,25}?\\b(?:{N} |quantidade de |as |das )?unidades?\\b(?! de (?!DRUG|MED))|\\ba cada {N} ?mg/dl[^;!?]{0,30}?unidade|\\bse passar de {N},? (?:soma|some|coloque|aplique|acrescente)',
    ),
  },
  // 'Complete com mais 4 unidades', 'cada unidade de insulina derruba 40 pontos'.
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:cada|uma|1) unidades? (?:de |da )(?:DRUG|rapida)|\\bmais {N} unidades?\\b(?! de (?!DRUG|MED))|\\b(?:comec\\w+|part\\w+|inici\\w+|sub\\w+|aument\\w+|baix\\w+|complet\\w+|some|acrescent\\w+|fi[cq]\\w+|us\\w+|precis\\w+|bast\\w+|pede|sao|seriam|cheg\\w+|pass\\w+)(?: \\w+){0,3} {N} ?(?:unidades?|u|ui)\\b(?! (?:de|da|do) (?!DRUG|MED|rapida|lenta))',
    ),
    unless:
      /\b(?:banana|pao|paes|biscoito|bolacha|ovos?|frutas?|fatias?|maca|balas?|colher|sache|castanha|porc)/u,
  },
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:proporcao|razao|relacao|regra|fator) (?:de )?{N} (?:para|por|:|/) {N}|\\b{N} (?:unidades?|ui) por (?:quilo|kg|dia|semana)|\\bpor {N}[^;!?]{0,30}?\\bunidades da',
    ),
  },
  // Measures that only medicines have, with nothing to say what is measured.
  {
    breach: 'dose',
    says: pattern('\\b{N} ?(?:mcg|ui|ampolas?|jatos?|cliques?|gotas?)\\b'),
    unless: new RegExp(
      `${food.source}|\\b(?:limao|baunilha|essencia|adocante|azeite|pimenta|porcao|rotulo|por dia de|alcool|sangue|gotas? de (?!DRUG|MED|SUP))`,
      'u',
    ),
  },
  // 'A correção seria de 2 unidades', '320 menos 120, dividido por 40, dá 5 unidades'.
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:correcao|corrig\\w+|dividid\\w*|dividir|divida|calcul\\w+|para cada|por cada|quilos?|kg|glicemia|glicose|meta)\\b[^;!?]*?\\b{N} ?(?:unidades?|u|ui)\\b(?! (?:de|da|do) (?!DRUG|MED|SUP|rapida|correcao))|\\b{N} ?(?:unidades?|u|ui)\\b(?! (?:de|da|do) (?!DRUG|MED|SUP|rapida|correcao))[^;!?]*?\\b(?:correcao|corrig\\w+|dividid\\w*|para cada|por cada|glicemia|glicose)\\b',
    ),
    unless: /\b(?:banana|pao|paes|biscoito|bolacha|ovo|fruta|fatia|maca|bala|colher|sache)/u,
  },
  // 'O dobro', 'metade', '20 % a menos' of the insulin.
  {
    breach: 'dose',
    says: pattern(
      '{M}[^;!?]{0,50}?\\b(?:em|cerca de|uns|por volta de) {N} ?(?:%|por cento)|\\b{N} ?(?:%|por cento)[^;!?]{0,25}?\\b(?:a menos|a mais|d[aeo]s?|n[ao]s?)\\b[^;!?]{0,15}?{M}',
    ),
    unless:
      /\b(?:pessoas|adultos|pacientes|brasileiros|casos|desconto|medidas|medicoes|registr\w+|marc\w+|dias)\b/u,
  },
  // '500 mg de metformina', '10 unidades de insulina', 'losartana é de 50 mg'.
  ...[
    '{N} ?(?:mg(?!/)|mcg|µg|microgramas?|miligramas?|gotas?|ampolas?|jatos?|cliques?|canetas?|ui|iu|u|unidades?|sprays?)\\b(?: (?:de|da|do) {ANY})',
    `{ANY}(?:(?!${nutrient})[^;!?]){0,60}?\\b{N} ?(?:mg(?!/)|mcg|µg|microgramas?|miligramas?|gotas?|ampolas?|cliques?|canetas?|ui|iu|u|unidades?)\\b(?! (?:de|da|do) (?!ANY|DRUG|MED|SUP|manha|noite))(?! ?/ ?(?:dl|dia))`,
    `\\b{N} ?(?:mg(?!/)|mcg|ui|iu|u|gotas?|unidades?)\\b(?! (?:de|da|do) (?!DRUG|MED|SUP|manha|noite))(?:(?!${nutrient})[^;!?]){0,60}?\\b(?:DRUG|MED)\\b`,
    '{ANY}[^;!?]{0,25}?\\b{N} ?(?:g|ml)\\b(?! (?:de|da|do|a|antes)\\b)(?! ?/)',
    '{N} ?(?:ml|g|gramas?) (?:de|da|do) (?:DRUG|MED|SUP)|\\b{N} mil (?:unidades|ui)\\b|\\b{N} (?:colher\\w*|quartos?|saches?|dedos?|pitadas?|tampinhas?)[^,;!?]{0,20}? (?:de|do|da) (?:DRUG|MED|SUP)|\\b(?:1|um|uma) quarto d[eo] [^,;!?]{0,12}?(?:DRUG|MED)',
    '\\b{N} unidades de MED|\\b{N} MED de (?:DRUG|MED)',
    '\\bmais {N} ?u\\b',
    '\\b(?:glicose|glicemia|acima|valor)\\b[^;!?]{0,40}?\\b{N} ?(?:u|ui)\\b',
    '\\b(?:seringa|caneta)\\b[^;!?]{0,30}?{N} (?:unidades|ui|u)\\b|\\b{N} unidades? (?:de|para) (?:correcao|corrigir|bolus)',
    '{M}[^;!?]{0,60}?\\btome {N}',
    '\\b(?:0,5|metade|1|2|3) (?:d[oa]s? )?(?:colher\\w*|metade)?[^,;!?]{0,6}?(?:de|do|da) DRUG|\\bmetade d[oa]s? (?:\\w+ )?{M}',
    '\\bachar as unidades|\\bdivida (?:o |os )?(?:total )?(?:d[eo] )?(?:carboidratos?)? ?por {N}[^;!?]{0,20}?unidades|\\b{N} (?:unidades|ui) (?:pela|de|a|na) (?:manha|noite|tarde)',
    // No medicine named, and no food: '4 unidades' that somebody injects.
    '\\b(?:aplic|injet)\\w*[^;!?]{0,40}?\\b{N} ?(?:u|ui|unidades?)\\b|\\b{N} ?(?:u|ui|unidades?)\\b[^;!?]{0,20}?\\b(?:aplicad|injetad)',
  ].map(
    (source): SpeechRule => ({
      breach: 'dose',
      says: pattern(source),
      unless:
        /ha \d+ (?:dias|anos)|\bvoce (?:ja )?(?:marcou|registrou|anotou|tomou \d+ d[eo]s? \d)|\bdoses? de (?:bebida|alcool)/u,
    }),
  ),
  {
    breach: 'dose',
    says: pattern(
      '\\b(?:manha|tarde|noite|deitar|dormir|jejum|almoco|jantar)\\W{1,3}{N} ?(?:mg|mcg|ui|u|unidades?)\\b(?! ?/)(?! de )|\\b{N} ?(?:mg|mcg|ui|u) (?:pela|de|a) (?:manha|tarde|noite)',
    ),
    unless: food,
  },
  // '1 unidade para cada 15 g', 'fator de sensibilidade', 'relação insulina/carboidrato de 1:10'.
  ...[
    '\\b{N} ?(?:unidades?|ui|u)\\b[^;!?]{0,40}?\\b(?:para|a|por) cada\\b',
    '\\bfator de (?:sensibilidade|correcao)\\b[^;!?]{0,40}?\\b(?:e|de|sera|seria|fica|=|:) ?(?:d[eo] )?\\d',
    '\\bregra d[eo]s? (?:1[58]00|1700|2000|500|450)\\b',
    '\\b(?:relacao|razao|proporcao)\\b[^;!?]{0,60}?\\b\\d+ ?(?::|para|/) ?\\d+',
    '\\b(?:correcao|bolus)\\b[^;!?]{0,20}?\\b{N} ?(?:u|ui|unidades?)\\b',
    '\\b(?:seriam|sao|faca|aplique|injete|precisa\\w*|usaria|use|indicado|cobrir|corrigir|adicione|some|calcul\\w+)\\b[^;!?]{0,30}?\\b{N} ?(?:ui|u|unidades?)\\b(?! (?:de|da|do) (?!DRUG|MED))[^;!?]{0,40}?(?:refeicao|carboidrato|glicose|glicemia|corrigir|cobrir|mg/dl|passar de|a mais|$)',
    '\\b(?:carboidrato|glicose|glicemia|mg/dl|refeicao)[^;!?]{0,40}?\\b(?:seriam|sao|faca|aplique|injete|precisa\\w*|usaria|indicado|some)\\b[^;!?]{0,30}?\\b{N} ?(?:ui|u|unidades?)\\b(?! (?:de|da|do) (?!DRUG|MED))',
    '\\b{N} ?(?:unidades?|ui|u)\\b a mais',
    '\\b{N} ?(?:ui|u)\\b(?: por |/)(?:kg|quilo|dia)',
    '\\b(?:{N} ?%|metade|pouco) (?:a )?(?:mais|menos) (?:de|da|do) {M}',
  ].map((source): SpeechRule => ({ breach: 'dose', says: pattern(source) })),
  // '8/8h', 'de 12 em 12 horas', '2x ao dia'.
  {
    breach: 'dose',
    says: pattern(
      '{ANY}[^;!?]{0,60}?(?:\\b\\d+ ?/ ?\\d+ ?h|\\bde \\d+ em \\d+ horas?|\\ba cada \\d+ ?h|\\b\\d+ ?(?:x|vezes) (?:ao|por) dia|\\b1 vez ao dia)',
    ),
    unless: otherSchedule,
  },
];
