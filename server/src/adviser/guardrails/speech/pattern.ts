/*
 * The small words of the patterns: `{DRUGS}` in a pattern stands for the entry below. No entry repeats a repetition,
 * and sentences are short (`MAX_SENTENCE_LENGTH`), so that no text can make a pattern run long.
 */

const stemsOf = (text: string): string => text.trim().replace(/\s+/g, '|');

/** Verbs that change how a medicine is taken, by their stem. */
const changing = stemsOf(`
  aument diminu reduz dobr duplic triplic suspend interromp interrump paus troqu troc substitu ajust alter mud pul espac cort part divid fracion
  retir tir larg abandon descontinu antecip atras adiant adi inic inici comec recomec retom par deix desmam repit repet repet acrescent
  adicion elev baix abaix modific compens
`);

/** Verbs of taking, as commands and wishes. */
const taking = stemsOf(`
  tome tomem toma aplique apliquem use usem utilize injete ponha coloque ingira administre experimente compre prefira associe combine
  tomar aplicar usar utilizar injetar administrar experimentar colocar associar
`);

const vocabulary: Readonly<Record<string, string>> = {
  M: '(?:DRUG|MED)',
  ANY: '(?:DRUG|MED|SUP)',
  N: '\\d+(?:[.,/]\\d+)?',
  /** 'aumente', 'aumentar', 'aumentando', 'aumentaria': not 'aumenta', which tells what something does. */
  CHANGE: `\\b(?:${changing})(?:e|em|a|am|ar|er|ir|indo|ando|endo|aria|iria|o)(?:-?(?:l[ao]s?|[ao]s?))?\\b`,
  TAKE: `\\b(?:${taking})(?:-?(?:l[ao]s?))?\\b`,
  /** What may stand between a verb and the medicine that it is about. */
  GAP: `(?: (?:d?[aoe]s?|n[ao]s?|d[ao]|um|uma|umas?|uns|seus?|suas?|ess[ae]s?|est[ae]s?|dess[ae]s?|outr[ao]s?|mais|menos|pouco|logo|ja|tudo|tod[ao]s?|
    qualquer|algum|alguma|tomar|usar|aplicar|uso|consumo|tratamento|dose|quantidade|horario|com|em|de|metade|extra|novo|nova|ou|so|apenas|ate|pelo|pela|para|entao|
    tambem|agora|hoje|esquecid[ao]|unidades|\\w{3,14}mente|pouquinho|leve|capsula|${'\\d+(?:[.,/]\\d+)?'}|mg|ml|ui|u|g|gotas)){0,6} `.replace(
    /\n\s*/g,
    '',
  ),
  CHANGED:
    '(?:suspens|interrompid|reduzid|diminuid|aumentad|dobrad|trocad|substituid|ajustad|alterad|mudad|pausad|retirad|iniciad|cortad|dividid|pulad|descontinuad|adiad|antecipad|abandonad|deixad|parad)(?:[ao]s?)',
  /** Words that lead to advice: 'você pode', 'sugiro', 'seria bom'. */
  WISH: '\\b(?:pode|poderia|podes|deve|deveria|precisa|recomendo|sugiro|indico|aconselho|vale|seria|que tal|melhor|ideal|bom|boa ideia|indicado|correto|certo|adequado|opcao|alternativa|solucao|possa|tente|tentar|experimente|considere|considerar|convem|basta|e so|pode ser|daria|vai)',
  SYMPTOM:
    '(?:dor(?:es)?|tontura|formigament\\w*|dormencia|falta de ar|desmai\\w*|sangramento|sangue|palpitac\\w*|visao|febre|vomit\\w*|inchaco|mal-? ?estar|aperto|suor\\w*|tremor\\w*|fraqueza|confusao|sintomas?|desidrat\\w*|convuls\\w*|caroco|ferida)',
  /** What somebody feels or sees on themselves, the milder things too. */
  SIGN: '(?:dor(?:es)?\\b|tonturas?|formiga\\w*|dormencia\\w*|falta de ar|desmai\\w*|sangr\\w+|sangue n[ao]s?|palpitac\\w*|batedeira|visao|vista embacada|febre|vomit\\w*|inchaco|mal-? ?estar|aperto no|suor\\w*|tremor\\w*|fraqueza|confusao|sintomas?|convuls\\w*|caroco|ferid\\w+|manchas?|tosse|coceira|ardor|ardencia|queimacao|azia|caibras?|zumbido|enjoos?|nausea|diarreia|cansaco|ronco|falhas? de memoria|esquecimentos?|pontada|fisgada|moleza|sede|urina\\w*)',
  HEALTH:
    '(?:glicose|glicemia|acucar(?! (?:da|na|do) )|pressao|colesterol|triglicerid\\w+|DRUG|ILL|dor(?:es)?|inflama\\w*|articulac\\w+|insonia|sono|dormir|emagrec\\w*|perder peso|imunidade|figado|coracao|memoria|estresse|vontade de doce|remedio)',
};

/** A pattern with the words of this file in it. Spaces stand as they are. */
export const pattern = (source: string): RegExp =>
  new RegExp(
    source.replace(/\{([A-Z]+)\}/g, (written, name: string) => vocabulary[name] ?? written),
    'u',
  );
