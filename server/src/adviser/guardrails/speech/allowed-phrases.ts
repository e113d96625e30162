import { pattern } from './pattern.ts';

/** Where a clause ends: at a stop, at a 'mas', or where a new command begins. */
const clauseEnd = '(?=[,;:.!?]|$| mas | porem | e (?:entao |depois )?(?:{CHANGE}|{TAKE}))';

/**
 * What may be said and looks like what may not: cut out before the rules look. A warning ('não pare', 'nunca dobre')
 * and the professional who decides ('converse com seu médico antes de mudar a dose').
 */
const allowed: readonly RegExp[] = [
  // 'Converse com seu médico se é hora de rever a dose', 'pergunte antes de usar'.
  `(?<!\\b(?:precis\\w+|necessari[oa]|necessidade|motivos?|raz(?:ao|oes)|caso|vale a pena|compensa|adianta|urgencia|por ?que|antes)(?: de| para| em)? )\\b(?:pergunt|convers|fale|falar|falem|fala com|confirm|confir|combin|discut|consult|procur|pec|pedi|ligu|cont|avis|lev|mostr|rev|veja|avali|decid)\\w*[^.;:!?]{0,60}?\\bPRO\\b[^,;:.!?]*?${clauseEnd}`,
  `\\bpergunt\\w* (?:se|sobre|como|qual|quais|quando|o que|antes|pel[ao])\\b[^,;:.!?]*?${clauseEnd}`,
  // 'Só o médico pode ajustar', 'sua equipe pode orientar como ajustar'.
  `\\bPRO(?: \\w+){0,3}? (?:pode|podem|deve|devem|vai|vao|podera|decid\\w*|avali\\w*|ajust\\w*|orient\\w*|defin\\w*|sab\\w*|precis\\w*|calcul\\w*|diz|dizer|confirm\\w*|receit\\w*|prescrev\\w*)\\b[^,;:.!?]*?${clauseEnd}`,
  // 'Mudanças na dose só com orientação médica', 'não use sem falar com o médico'.
  `\\b(?:so|apenas|somente|nunca|nao|sem|nada)\\b[^,;:.!?]{0,80}?\\b(?:com|sem|pel[ao]s?|pela mao d[eo]) (?:a |o |sua |seu |uma )?(?:orientacao|avaliacao|receita|prescricao|indicacao|falar|ordem|conversar|perguntar|PRO)\\b[^,;:.!?]*?${clauseEnd}`,
  `\\bantes de (?:{CHANGE}|{TAKE})[^,;:.!?]*?${clauseEnd}`,
  // 'Não pare, troque nem dobre', 'evite pular', 'nunca aumente'.
  '\\b(?:nao|nunca|jamais|nem|evite|evitar|sem|nada de)(?: (?:se|deve|devem|deveria|pode|podem|va|precisa|tente|e preciso|e hora de|e para|e seguro|recomendo|sugiro|e bom|vale|faca|ha|posso|cabe a mim))?(?: de)? {CHANGE}(?:(?:,| ou| e| nem|, nem|, ou) {CHANGE}){0,3}',
  '\\b(?:nao|nunca|jamais|nem|evite|evitar|sem)(?: (?:deve|pode|precisa|va))? (?:tom|us|aplic|mistur|recomend|sugir|indic|fiqu|fac|jejue|jejuar|interromp)\\w*(?: \\w+){0,4}? (?:em dobro|por conta|por sua conta|sozinh[ao]|sem (?:receita|orientacao|falar)|vencid[ao]s?|de outra pessoa|d[eo]s outros|congelad[ao])',
  '\\b(?:nao|nunca|nem) (?:posso |uso |vou |devo |sei )?(?:recomend|sugir|sugiro|indic|nome|calcul|ajust|fac|cit|prescrev)\\w*(?: (?:remedios?|MED|SUP|TEA|DRUG|doses?|nem|ou|de|diagnostico|nenhum|a|o))*',
  '\\b(?:nao|nunca|nenhum|nenhuma)(?: (?:TEA|SUP|DRUG|ha|existe|tem))? (?:tem |ha )?(?:cur|revert|substitu|trat|baix|control|resolv|zer)\\w*',
].map((source) => pattern(source));

const everywhere = allowed.map((phrase) => new RegExp(phrase.source, 'gu'));

/** A marked sentence without what may be said; 'x' stands where something was. */
export const cutAllowed = (marked: string): string =>
  everywhere.reduce((left, phrase) => left.replace(phrase, 'x'), marked);
