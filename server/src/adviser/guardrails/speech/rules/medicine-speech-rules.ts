import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/** A thing done to a medicine that is told as a danger. */
const danger =
  /(?<!(?:nao ha|sem|nao tem|nao traz) (?:nenhum )?)\b(?:perigos|arrisca|riscos?\b|faz mal|nao e uma boa ideia|nao e boa ideia|nao e segur|pode (?:causar|fazer mal|levar a))/u;

/** What the person's own professional ordered is repeated, not decided. */
const ordered =
  /\b(?:conforme|como|segundo|de acordo com|seguindo|siga) (?:a |o |as |os |sua |seu |foi )?(?:receita|prescri|orienta|bula|combinad|PRO|recomenda)|combinad[ao]s?\b|\breceitou/u;

/** Dates and times of measuring, eating and moving are no schedule of a medicine. */
const otherSchedule =
  /\b(?:mec|medi|med[ea]|monitor|verifi|confir|escov|com[ae]\b|comer|caminh|refeic|lanche|exercic|treino|consulta)/u;

const food =
  /\b(?:sodio|potassio|cafeina|cafe|cafezinho|espresso|energetico|cola|cha|TEA|chocolate|calcio|colesterol|magnesio|ferro|fosforo|leite|SUP|vitamina|zinco|sal|porcao|nutrientes?|mineral|minerais)\b/u;

const nutrient =
  'sodio|potassio|cafeina|calcio|sal|acucar|carboidrat\\w+|proteina|fibra|magnesio|gordura|colesterol|agua|suco';

/** Amounts of medicines, ratios and schedules. They are wrong even in a question to the doctor: nothing is cut. */
export const doseRules: readonly SpeechRule[] = [
  // '500 mg de metformina', '10 unidades de insulina', 'losartana é de 50 mg'.
  ...[
    '{N} ?(?:mg(?!/)|mcg|µg|microgramas?|miligramas?|gotas?|ampolas?|jatos?|cliques?|canetas?|ui|iu|u|unidades?|sprays?)\\b(?: (?:de|da|do) {ANY})',
    `{ANY}(?:(?!${nutrient})[^;!?]){0,60}?\\b{N} ?(?:mg(?!/)|mcg|µg|microgramas?|miligramas?|gotas?|ampolas?|cliques?|canetas?|ui|iu|u|unidades?)\\b(?! (?:de|da|do) (?!ANY|DRUG|MED|SUP|manha|noite))(?! ?/ ?(?:dl|dia))`,
    `\\b{N} ?(?:mg(?!/)|mcg|ui|iu|u|gotas?|unidades?)\\b(?! (?:de|da|do) (?!DRUG|MED|SUP|manha|noite))(?:(?!${nutrient})[^;!?]){0,60}?\\b(?:DRUG|MED)\\b`,
    '{ANY}[^;!?]{0,25}?\\b{N} ?(?:g|ml)\\b(?! (?:de|da|do|a|antes)\\b)(?! ?/)',
    '{N} ?(?:ml|g) (?:de|da|do) (?:DRUG|MED|SUP)',
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
      unless: /ha \d+ (?:dias|anos)|\bdoses? de (?:bebida|alcool)/u,
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

/** Starting, stopping, changing, skipping, timing. Read after the allowed phrases were cut out. */
export const medicineChangeRules: readonly SpeechRule[] = [
  // 'Aumente a insulina', 'sugiro reduzir a dose', 'vale a pena trocar o enalapril'.
  { breach: 'medicine_change', says: pattern('{CHANGE}{GAP}{M}'), unless: danger },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:dar|de|da) um tempo (?:n[ao]s?|com|de|da|do)(?: \\w+)? {M}'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '(?<!se )\\b(?:fique|ficar|passe|passar) sem (?:(?:tomar|usar|aplicar|o|a|os|as|seu|sua) ){0,3}{M}',
    ),
    unless: danger,
  },
  // 'A metformina deve ser suspensa', 'o omeprazol pode ser interrompido'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,40}?\\b(?:ser|seja|sejam|estar)\\b(?: \\w+)? {CHANGED}(?![^,;:!?]{0,30}\\bPRO)',
    ),
    unless: danger,
  },
  // 'Não precisa mais tomar o remédio', 'a insulina não é necessária no seu caso'.
  {
    breach: 'medicine_change',
    says: pattern(
      '\\bnao (?:\\w+ )?(?:precis\\w*|necessit\\w*|ha necessidade|e (?:mais )?necessari\\w*|tem por ?que|ha por ?que)(?: (?!receita|{CHANGE})\\w+){0,5}? {M}',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}? (?:nao (?:e|sao|sera) (?:mais )?(?:necessari|precis|obrigatori)|dispensavel|desnecessari)',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:nao|sem) (?:tome|tomar|use|usar|aplique|aplicar|toma|usa)(?: mais)?{GAP}{M}(?!.{0,60}\\b(?:sem|suspeita de|em dobro|por conta))',
    ),
  },
  // 'Tome a losartana', 'para a dor, use dipirona'.
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:tome|tomem|aplique|use|usem|utilize|injete|ponha|coloque|ingira|administre|experimente|compre|prefira|associe){GAP}{M}',
    ),
    unless: ordered,
  },
  {
    breach: 'medicine_change',
    says: pattern('{WISH}(?: \\w+){0,3}? {TAKE}{GAP}{M}'),
    unless: new RegExp(`${ordered.source}|${danger.source}`, 'u'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{WISH}(?: \\w+){0,3}?{GAP}(?:uso|inicio|suspensao|retirada|troca|aumento|reducao|interrupcao|desmame)(?: d[aeo]s?)?(?: \\w+)? {M}',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:recomendo|sugiro|indico|receito|aconselho|prescrevo)(?: \\w+){0,4}? {M}'),
  },
  { breach: 'medicine_change', says: pattern('\\b(?:tom|us|aplic)\\w+(?: \\w+){0,2} em dobro') },
  {
    breach: 'medicine_change',
    says: pattern('(?<!\\b(?:nada de|sem|nenhum|nenhuma|evite) )(?:MED|unidades de MED|DRUG) extra\\b'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:passe|leve|transfira|deixe|mude|passar){GAP}{M}[^;!?]{0,30}? (?:para|pra) (?:a |o |as |antes|depois|\\d)',
    ),
    unless: /consulta|geladeira/u,
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\bnao (?:faz|tem|ha|vale|adianta|compensa)(?: \\w+){0,3}? (?:continuar|manter|seguir|insistir|tomar|usar)[^,;!?]{0,20}?{M}',
    ),
  },
  // A command to take something that is no food, in a sentence about a medicine.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^;!?]{0,80}?(?<!nao |nunca )\\b(?:tome|aplique|injete)\\b(?! (?:mais |um pouco de |{N} )?(?:agua|suco|acucar|leite|cafe|cuidado|nota|conta|banho|sol|um lanche|um copo|x\\b|(?:g|ml) de))',
    ),
    unless: ordered,
  },
  // 'Sua dose está baixa e precisa subir', 'a metformina não faz mais falta'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}?\\b(?:esta|parece|ficou|anda)\\b(?: \\w+){0,2} (?:baix|alt|frac|fort|insuficien|excessiv|errad|demais|pouc)',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}?\\b(?:precisa|deve|deveria|pode|poderia|tem que|vai)(?: ser)? (?:subir|descer|cair|aumentar|diminuir|sair|parar|esperar|esperad)(?! [oa] )',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern('{M}[^,;:!?]{0,20}? (?:ja )?nao (?:\\w+ ){0,3}?(?:falta|adianta|serve|funciona|resolve)'),
  },
  // 'Se esquecer a dose, tome assim que lembrar', 'guarde os comprimidos e só tome quando'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^;!?]{0,60}?(?<!nao )\\b(?:tome|aplique|injete|use)(?:[.!,;]|$| (?:assim|quando|logo|so|apenas|antes|depois|no lugar|de novo|novamente|em seguida|imediatamente|normalmente|na hora|mesmo))',
    ),
    unless: ordered,
  },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:associ|combin)(?:ar|e|ando) (?:\\w+ )?{ANY} (?:e|com|a|ao) '),
    unless: danger,
  },
  // Said of medicine without naming any: 'talvez seja o caso de parar', decided by faith.
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:reze|ore|orar|fe|deus)\\b[^;!?]{0,40}?(?:{M}|tratamento)'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '(?<!nao )\\b(?:pare|parar|abandone|largue|suspenda|interrompa|interromper|abandonar|largar) (?:com )?(?:o|seu|todo o) tratamento',
    ),
    unless: danger,
  },
];
