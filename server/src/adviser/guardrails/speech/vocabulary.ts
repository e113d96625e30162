/*
 * The words that the patterns of this folder are made of, all in lower case without accents. A marked sentence holds
 * DRUG, MED, SUP, TEA, ILL and PRO (upper case, so that nothing written can be mistaken for them) in place of what
 * somebody wrote.
 */

/**
 * What names a medicine and has no row in the table of medicines, which is looked up first (`markSentence`): groups
 * beyond the table's, forms of insulin, and endings of families whose members have no class of their own.
 */
const drugs = `ins+ulinas?|anticoncepcion\\w+|pilula|analogos? d[eo] glp-?1|(?:inibidor(?:es)?|agonistas?|analogos?|bloqueador(?:es)?) d[eoa]s? [a-z0-9-]+|dpp-?4|
soniferos?|tranquilizantes?|(?:moderador(?:es)?|inibidor(?:es)?) de apetite|antigrip(?:al|ais)|antitermicos?|agua oxigenada|adesivos? de nicotina|nicotina em \\w+|
chicletes? de nicotina|anti-?hipertensivos?|antidiabeticos?|hipoglicemiantes?|xaropes?(?! de (?:milho|glicose|bordo|agave|acucar))|pomadas?|colirios?|
anti ?bioticos?|analgesicos?|calmantes?|aspartato de ornitina|basal|bolus|ultrarrapida|
\\w{2,}(?:micina|formina|oxetina|terona|azida|oxacina|tadina|trizina|apina|nisona|asona|afila|lukaste|racetam|gabalina|alopram|golida|tamol)|
(?<=\\b(?:aplique|aplicar|injete|injetar|tome|aplica) (?:a |mais )?)rapida|(?<=\\b(?:unidades?|ui|u) (?:de |da )?)rapida|(?<=\\b(?:a|as|da|sua|na|pela|com a) )(?:rapida|lenta)(?= (?:d[oae]|antes|depois|para|em|pela|cobre|mantem|age|dura)\\b|[.,;:]|$)`;

/** Words for any medicine. */
const medicines = `remedi(?:o|os|nho|nhos)|rem[ei]dio|medicamentos?|medicac(?:ao|oes)|comprimid(?:o|os|inho|inhos)|pilulas?|(?<=(?:abr\\w+|da|a|cada) )capsula|capsulas? de remedio|genericos?|bombinhas?|inalador(?:es)?|supositorios?|(?<=(?:sua|seu|a|as|suas) )(?:caneta|canetinha|ampola)s?(?= (?:inteira|semanal|emagrecedora|extra|de insulina|d[oe] (?:seu|sua|marido|mae|ontem)))|remedinhos?|medicad[ao]s?|doses?(?![- ]padrao| de (?:bebida|alcool|cerveja|vinho|cafeina|cachaca|destilado))|injec(?:ao|oes)`;

/** Sold as help for the body; nobody may name them as a treatment. */
const supplements = `ginseng|maca peruana|tribulus|cha emagrecedor|suplement\\w+|melatonina|berberina|(?:canela|curcuma|gengibre|alho|cha verde) em capsulas?|capsulas? de \\w+|omega[- ]?3|(?<!hidroxido de )magnesio|
cromo|zinco|biotina|creatina|colageno|vitaminas? [bcdek]\\d*|valeriana|passiflora|mulungu|ashwagandha|garcinia|spirulina|propolis|moringa|
jamelao|pata[- ]de[- ]vaca|carqueja|cissus|insulina (?:vegetal|asiatica|natural)|insulina (?:vegetal|asiatica|natural) em folhas?|canabidiol|cbd|fitoterap\\w+|
homeopat\\w+|florais|floral|ervas? medicina\\w+|produtos? natura\\w+|(?:remedios?|alternativas?) natura\\w+|detox|ginkgo|espinheira[- ]santa|psyllium em capsulas?|polivitaminicos?|oleo de cannabis|termogenicos?|whey|complexo b|oleos? essencia\\w+|l-teanina|teanina|multivitaminic\\w+|colageno tipo \\w+|termo ?genico|pre-?treino|emagrecedor(?:es)?|shot (?:de|matinal)\\w*|capsulas? naturais|probioticos?|l-?carnitina|carnitina|bcaa|glutamina|coenzima q\\d*|resveratrol|acido (?:alfa-?lipoico|folico)|alfa-?lipoico|inositol|
quercetina|triptofano|gaba|kava|hiperico|erva-de-sao-joao|unha-de-gato|cavalinha|dente-de-leao|sene|cascara sagrada|chlorella|clorela|picolinato|goma guar|colina|selenio|
glucosamina|glicosamina|condroitina|oleo de (?:coco|krill|primula|linhaca em capsulas)|ozonioterapia|acupuntura|auriculoterapia|aromaterapia|ayurved\\w+|insulina em folhas?|folhas? de insulina|remedios? caseir\\w+|receitas? caseir\\w+|potassio em \\w+|ferro em \\w+`;

/** Teas, plants and foods to which people ascribe an effect; harmless as food. */
const teas = `(?:extrato|tintura|infusao|xarope|po|oleo|raiz|casca|suco verde|farinha) de [a-z]+(?:[- ]de[- ][a-z]+(?:[- ][a-z]+)?)?|melao[- ]de[- ]sao[- ]caetano|insulina de planta|(?:chas?|chazinhos?)(?: (?:de|da|do) [a-z]+(?:[- ]de[- ][a-z]+)?)?|canela|vinagre(?: de maca)?|curcuma|acafrao|gengibre|alho|(?:sementes? de )?chia|hibisco|
suco de berinjela|agua de (?:quiabo|berinjela|alpiste|arroz)|quiabo|berinjela|alpiste|limao em jejum|bicarbonato|ervas?|folhas? de \\w+|babosa|plantas?(?: medicina\\w+)?|garrafada|mel`;

const illnesses = `(?:pre-?)?diabetes|(?:pre-?)?diabetic[oa]s?|cetoacidose|hipertens(?:ao|o|a)|pressao alta|infarto|infartando|enfarte|avc|derrame|anemia|
insuficiencia \\w+|hipo ?tireoidismo|hipertireoidismo|gastrite|ansiedade|depressao|deprimid[oa]|enxaqueca|neuropatia|retinopatia|nefropatia|
labirintite|pneumonia|infecc(?:ao|oes)|sindrome \\w+|apneia|dengue|covid|gripe|cancer|tumor|trombose|artrite|artrose|angina|arritmia|panico|lupus|fibromialgia|virose|sinusite|dpoc|catarata|glaucoma|pedra nos rins|calculo renal|pre-?eclampsia|nefrite|hepatite|cirrose|
esteatose|gordura no figado|refluxo|asma|bronquite|obes[oa]|obesidade|demencia|alzheimer|parkinson|bipolar\\w*|tdah|transtorno|anorexia|bulimia|
hernia|ulcera|pancreatite|apendicite|resistencia a insulina|resistencia a DRUG|gota(?! (?:de|a|por|d))|gastroparesia|acantose\\w*|osteoporose|psoriase|tuberculose|endometriose|rosacea|isquemia|fibrilacao\\w*|epilepsia|epileptic[ao]s?|zika|chikungunya|herpes|micose|candidiase|
hemorroidas?|menopausa|burnout|toc|lada|mody|pe diabetico|hipercolesterolemia|dislipidemia|colesterol (?:familiar|alto)|leucemia|disfuncao \\w+|compulsao alimentar|gastroenterite|
(?:neuro|cardiomio|mio|encefalo|artro|hepato|angio)patia|(?:ot|rin|faring|laring|amigdal|esofag|col|diverticul|cist|uretr|prostat|vagin|dermat|celul|burs|tendin|fasci|neur|
encefal|mening|endocard|fleb|conjuntiv|uve|gengiv|periodont|mast)ite|nervo ciatico|ciatica|transtornos? \\w+|doenca|problema (?:renal|cardiaco|no coracao|nos rins)|intolerancia|celiac[oa]|embolia`;

const professionals = `medic[oa]s?|equipe|profissiona(?:l|is)|farmaceutic[oa]s?|nutricionistas?|endocrinologistas?|endocrino|cardiologistas?|nefrologistas?|
enfermeir[oa]s?|dentistas?|psicolog[oa]s?|psiquiatras?|pediatras?|obstetras?|ubs|posto de saude|pre-natal|doutor[a]?|especialistas?|quem (?:acompanha|cuida|receitou|trata)\\w*(?: de| do seu| o seu| seu| voce)?`;

const oneLine = (source: string): string =>
  source.replaceAll(/\|?\n\|?/g, (cut) => (cut.includes('|') ? '|' : ''));

/** What is marked, in this order: longer names of remedies before the words inside them. */
export const marks: readonly (readonly [mark: string, words: RegExp])[] = [
  ['SUP', supplements],
  ['DRUG', drugs],
  ['MED', medicines],
  ['TEA', teas],
  ['ILL', illnesses],
  ['PRO', professionals],
].map(
  ([mark = '', source = '']) =>
    [mark, new RegExp(`(?<![\\p{L}\\d])(?:${oneLine(source)})(?![\\p{L}\\d])`, 'gu')] as const,
);
