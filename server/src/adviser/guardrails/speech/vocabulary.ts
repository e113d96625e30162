/*
 * The words that the patterns of this folder are made of, all in lower case without accents. A marked sentence holds
 * DRUG, MED, SUP, TEA, ILL and PRO (upper case, so that nothing written can be mistaken for them) in place of what
 * somebody wrote.
 */

/** Medicines by name or family, with the commonest misspellings. */
const drugs = `ins+ulinas?|insulna|insulia|met[ie]?formina|glifage|losart[ae]na|enalapril|captopril|sinvastatina|atorvastatina|rosuvastatina|
estatinas?|omeprazol|pantoprazol|aspirina|aas|acido acetilsalicilico|levotiroxina|puran|euthyrox|dipirona|novalgina|paracetamol|tylenol|
ibuprofeno|diclofenaco|nimesulida|cetoprofeno|naproxeno|dorflex|glibenclamida|gliclazida|glimepirida|sitagliptina|vildagliptina|
dapagliflozina|empagliflozina|forxiga|jardiance|semaglutida|liraglutida|dulaglutida|tirzepatida|ozempic|wegovy|saxenda|mounjaro|rybelsus|
victoza|trulicity|lantus|tresiba|toujeo|levemir|humalog|novorapid|fiasp|apidra|nph|atenolol|propranolol|carvedilol|metoprolol|
betabloqueador(?:es)?|hidroclorotiazida|furosemida|espironolactona|clortalidona|anlodipino|nifedipino|valsartana|diureticos?|prednisona|
prednisolona|dexametasona|corticoides?|varfarina|marevan|clopidogrel|rivaroxabana|xarelto|anticoagulantes?|sertralina|fluoxetina|
escitalopram|clonazepam|rivotril|zolpidem|diazepam|alprazolam|quetiapina|ritalina|bupropiona|vareniclina|champix|sibutramina|orlistate|
adesivos? de nicotina|anti-?inflamatorios?|anti-?hipertensivos?|antidiabeticos?|hipoglicemiantes?|xaropes?(?! de (?:milho|glicose|bordo|agave|acucar))|pomadas?|colirios?|anti ?bioticos?|anti-?alergicos?|anti-?histaminicos?|analgesicos?|ansioliticos?|antidepressivos?|
calmantes?|laxantes?|relaxantes? musculares?|amoxicilina|azitromicina|penicilina|sulfa|codeina|morfina|tramadol|buscopan|viagra|
sildenafila|tadalafila|aspartato de ornitina|acarbose|pioglitazona|glucagon|basal|bolus|ultrarrapida|glargina|asparte|lispro|degludeca|detemir|
\\w{2,}(?:gliptina|gliflozina|glutida|sartana|statina|prazol|dipino|tiazida|zepam|cilina|micina|floxacino|profeno|coxibe|formina|tiroxina|oxetina|terona|
fibrato|conazol|pramina|triptilina|setrona|azida)|\\w{3,}(?:pril|olol)|(?<=\\b(?:aplique|aplicar|injete|injetar|tome|aplica) (?:a |mais )?)rapida|(?<=\\b(?:unidades?|ui|u) (?:de |da )?)rapida`;

/** Words for any medicine. */
const medicines = `remedi(?:o|os|nho|nhos)|rem[ei]dio|medicamentos?|medicac(?:ao|oes)|comprimid(?:o|os|inho|inhos)|pilulas?|capsulas? de remedio|
doses?(?![- ]padrao| de (?:bebida|alcool|cerveja|vinho|cafeina|cachaca|destilado))|injec(?:ao|oes)`;

/** Sold as help for the body; nobody may name them as a treatment. */
const supplements = `ginseng|maca peruana|tribulus|cha emagrecedor|suplement\\w+|melatonina|berberina|(?:canela|curcuma|gengibre|alho|cha verde) em capsulas?|capsulas? de \\w+|omega[- ]?3|magnesio|
cromo|zinco|biotina|creatina|colageno|vitaminas? [bcdek]\\d*|valeriana|passiflora|mulungu|ashwagandha|garcinia|spirulina|propolis|moringa|
jamelao|pata[- ]de[- ]vaca|carqueja|cissus|insulina (?:vegetal|asiatica|natural)|insulina (?:vegetal|asiatica|natural) em folhas?|canabidiol|cbd|fitoterap\\w+|
homeopat\\w+|florais|floral|ervas? medicina\\w+|produtos? natura\\w+|(?:remedios?|alternativas?) natura\\w+|detox|ginkgo|espinheira[- ]santa|psyllium em capsulas?|polivitaminicos?|oleo de cannabis|termogenicos?|whey`;

/** Teas, plants and foods to which people ascribe an effect; harmless as food. */
const teas = `(?:extrato|tintura|infusao|xarope|po|oleo|raiz|casca|suco verde|farinha) de [a-z]+(?:[- ]de[- ][a-z]+(?:[- ][a-z]+)?)?|melao[- ]de[- ]sao[- ]caetano|insulina de planta|(?:chas?|chazinhos?)(?: (?:de|da|do) [a-z]+(?:[- ]de[- ][a-z]+)?)?|canela|vinagre(?: de maca)?|curcuma|acafrao|gengibre|alho|(?:sementes? de )?chia|hibisco|
suco de berinjela|agua de (?:quiabo|berinjela|alpiste|arroz)|quiabo|berinjela|alpiste|limao em jejum|bicarbonato|ervas?|folhas? de \\w+|babosa|plantas?(?: medicina\\w+)?|garrafada|mel`;

const illnesses = `(?:pre-?)?diabetes|(?:pre-?)?diabetic[oa]s?|cetoacidose|hipertens(?:ao|o|a)|pressao alta|infarto|infartando|enfarte|avc|derrame|anemia|
insuficiencia \\w+|hipo ?tireoidismo|hipertireoidismo|gastrite|ansiedade|depressao|deprimid[oa]|enxaqueca|neuropatia|retinopatia|nefropatia|
labirintite|pneumonia|infecc(?:ao|oes)|sindrome \\w+|apneia|dengue|covid|gripe|cancer|tumor|trombose|artrite|artrose|angina|arritmia|panico|lupus|fibromialgia|virose|sinusite|dpoc|catarata|glaucoma|pedra nos rins|calculo renal|pre-?eclampsia|nefrite|hepatite|cirrose|
esteatose|gordura no figado|refluxo|asma|bronquite|obes[oa]|obesidade|demencia|alzheimer|parkinson|bipolar\\w*|tdah|transtorno|anorexia|bulimia|
hernia|ulcera|pancreatite|apendicite|resistencia a insulina|resistencia a DRUG|doenca|problema (?:renal|cardiaco|no coracao|nos rins)|intolerancia|celiac[oa]|embolia`;

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
