import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/*
 * Refused unless a reason lets them pass: a judgement beside an illness, a sentence that keeps somebody from help, a
 * certainty about what will come.
 */

const reader =
  '\\b(?:voce|seus?|suas?|isso|isto|ess[ae]s?|estes?|estas|dess[ae]s?|dest[ae]s?|ness[ae]s?|nest[ae]s?|aquil\\w+|senhora?|pel[ao]s? (?:que|sintomas?|numeros?|valores|relato|descricao|resultados?|exames?|medidas?)|com (?:ess[ae]s?|est[ae]s?|uma?) \\w+ (?:de \\w+ )?(?:de|acima|em|\\d)|tsh|glicada|creatinina|imc)\\b';

const judged =
  '\\b(?:parece\\w*|parecid[ao]s? com|provavel\\w*|provavelmente|possivelmente|tudo indica|ao que tudo|trata-se|se trata|sugere\\w*|sugestiv\\w+|indica[m]?\\b|indicativ\\w+|compativ\\w+|condiz\\w*|tipic[ao]s?|caracteriz\\w+|confirm(?:a|am|ou|ado)\\b|aponta\\w*|bate[m]? com|combina[m]? com|sina(?:l|is) (?:classicos? |claros? )?de|quadro de|cara de|jeito de|consequencia de|resultado de|decorr\\w+|seria|diria|acredito|acho|creio|suspeito|desconfio|aposto|enquadra\\w*|considerad[ao]|explica\\w*|comeco de|inicio de|fase inicial|costuma ser|deve ser|esta claro|fica claro|e claro que|com certeza|evidente\\w*|na verdade e|nao passa de|desenvolv\\w+|chama-se|se chama|revel\\w+|demonstr\\w+|acus\\w+|diagnostico|acontece porque|isso e por|na faixa d[aeo]|categoria d[aeo]|estagio {N}|ja e|e de quem|de quem tem|corresponde\\w*|equivale\\w*|classific\\w+|entra em|entra n[ao]|portanto|logo voce|ou seja|soa como|me lembra|tem tudo a ver com|so pode ser|nada mais e|e o que chamamos|denunci\\w+|entrou em|entrando em|vem d[aeo]|fruto d[aeo]|culpa d[aeo]|efeito d[aeo])\\b';

/** Without any word about the reader these say a finding. */
const plainlyJudged =
  '\\b(?:tudo indica|trata-se|se trata|deve ser|acredito que|acho que|creio que|diria que|suspeito|desconfio|aposto|provavelmente|e bem provavel|muito provavel|esta claro|nao passa de|nao parece ser|parece (?:ser|um|uma|mais|que)|seria uma? (?:crise|caso|quadro|inicio)|pode ser (?:que voce|um caso|inicio)|cara de)\\b';

/** Somebody examines, an exam is explained, a supposition is made, a risk is told. */
const general =
  '\\bx\\b|\\bPRO\\b|\\b(?:se|caso|quem|quando|para quem|pessoas? (?:com|que)|nao (?:posso|sei|dou|consigo|da para|fecha|significa|quer dizer|faco|basta|confirma|e diagnostico|fecham?|prova)|sozinh[ao] nao|ligue|192|procure|contou|informou|registr\\w+|perfil|cadastr\\w+|disse|previn\\w+|preven\\w+|risco|evitar|tipo [12] (?:e|acontece)|pergunt\\w+|exames? (?:de|do|dos|da) \\w+ (?:mostra|serve|mede|ajuda))\\b';

const diagnosed = `${reader}[^;!?]*?${judged}[^;!?]*?ILL|${judged}[^;!?]*?ILL[^;!?]*?${reader}|${plainlyJudged}[^;!?]*?ILL|\\b(?:sua|seu) (?:filh[ao]|mae|pai|espos[ao]|marido|mulher|avo|neta|neto|irma|irmao|bebe)\\b[^;!?]*?\\b(?:esta com|tem|pegou|e)\\b[^;!?]{0,15}?ILL|(?<!\\b(?:que|se|quem|quando|caso|como|porque) )\\bvoce (?:provavelmente |tambem |ja |nao |so |agora |realmente )?(?:tem|teve|esta|e|sofre|desenvolveu)(?: \\w+){0,3}? ILL|\\b(?:de|na|em|sua|a) (?:crise|fase) de ILL (?:e|que voce)`;

const help =
  '(?:PRO|hospital|pronto[- ]?(?:socorro|atendimento)|upa\\b|consulta|emergencia|ambulancia|samu|192|atendimento|socorro|alarm\\w+|preocup\\w+|importancia|urgen\\w+|grave\\b|graves\\b|gravidade|seri[oa]\\b|desesper\\w+|panico|assust\\w+)';

const belittled = [
  `\\b(?:nao|sem)\\b(?: (?:voce|isso|ess[ae]|se|me|ja|mais|ainda)){0,2} (?:precis\\w+|necess\\w+|ha\\b|tem\\b|existe\\w*|vejo|motivos?|razao|razoes|e\\b|seria|sera|parece|deve (?:ser|ter|haver)|costuma\\w*|vale|compensa|adianta|requer\\w*|exig\\w+|pede|chega (?:a|para)|traz|oferece|apresenta|indica|se preocupe|fique preocup\\w+|se assuste|va\\b|procure|corra|ligue|chame)(?! (?:\\w+ ){0,2}(?:culpa|vergonha|medo|ser perfeit))[^,;:!?]{0,35}?\\b${help}|\\b(?:nenhum[a]?|nem) (?:motivo|razao|necessidade|sinal|perigo|caso)[^,;:!?]{0,25}?\\b${help}|\\b(?:nao|nem) se preocupe\\b(?! (?:em|se|por|caso))|\\b(?:nem|nao) (?:\\w+ )?(?:esquent\\w+|encan\\w+|ligue para|dramatiz\\w+|se (?:assust|apavor|import)\\w+|de bola|leve a serio|assusta|preocupa)\\b|\\bnem (?:precis\\w+|pense|va|ligue|marque|procure)[^,;:!?]{0,25}?${help}|\\bx sem necessidade`,
  '(?<!nao )(?<!nunca )\\b(?:pode(?:mos)? esperar|da (?:para|pra) esperar|espere|aguarde|deixe (?:para|pra) (?:depois|amanha|outro|a semana)|observe por|deixe passar)\\b[^;!?]{0,50}?(?:dias?\\b|semanas?|mes\\b|meses|amanha|segunda|consulta|passar\\b|parar\\b|para\\b(?= ?[.!,]|$)|melhor|sozinh|antes de (?:procurar|ir|ligar))',
  '\\b(?:amanha|logo|depois) (?:a dor|isso|tudo)[^;!?]{0,12}?(?:pass|some|melhor)|\\b(?:dor|tontura|pressao|glicose|febre)[^;!?]{0,25}?\\b(?:abaixa|baixa|passa|volta ao normal|melhora) sozinh|\\bdeixe (?:para|pra) la\\b|{SIGN}[^;!?]{0,60}?\\b(?:passam?|some|somem|melhora\\w*|saram?|cicatriza|desaparece\\w*|vai embora) ?(?:sozinh|logo|rapid|com o tempo|sem|em (?:alguns|poucos|{N}) dias|[.!]|$)|\\b(?:descanse|relaxe|respire|calma|tranquil\\w+|beba agua)[^;!?]{0,30}?{SIGN}[^;!?]{0,20}? (?:passa|some|melhora)',
  '\\b(?:deve ser|provavelmente e|(?:isso|isto) e|e so|e apenas|so|apenas|somente)\\b (?:so |apenas |uma? |coisas? )*(?:cansaco|nervos\\w*|estresse|ansiedade|idade|emocional|frescura|bobagem|exagero|manha|besteira|drama|da (?:sua )?(?:cabeca|idade)|gases|psicologic[ao])\\b',
  '{SIGN}[^;!?]{0,50}?\\b(?:normal|normais|comum em|acontece com (?:todo|muita)|faz parte da idade|bobagem|sem importancia|nao (?:costumam?|deve\\w*|precisa\\w*|e motivo|significa\\w* nada|quer dizer nada|traz|oferece))\\b',
  '\\b(?:glicose|glicemia|pressao)\\b[^;!?]{0,20}?\\b(?:[3-9]\\d\\d|1[89]|2\\d) ?(?:por \\d+)?\\b[^;!?]{0,40}?\\b(?:normal|tranquil|sem problema|nao e|tudo bem)',
  '\\b(?:voce esta exagerando|exagero seu|{SIGN}[^;!?]{0,40}acontece com todo mundo|todo mundo (?:sente|tem) isso|e coisa da|coisa (?:da|de) (?:idade|cabeca)|e bobagem|fique (?:tranquil\\w|calm\\w|sossegad\\w),? (?:nao|isso|ess[ae]|desmai|{SIGN}))',
  '\\bpode ficar (?:tranquil|calm|sossegad|despreocup)\\w*(?: com| quanto|,| que|[.!]|$)',
];

const promised = [
  '\\b(?:com (?:toda )?certeza|certamente|sem duvida(?: nenhuma)?|garantidamente)\\b[^;!?]*?\\b(?:vai|vao|cai|baix|melhor|normaliz|funcion|result|desaparec|emagre)\\w*|\\b(?:vai|vao|cai|baixa|normaliza)\\w*[^;!?]*?\\b(?:com (?:toda )?certeza|certamente|sem duvida)',
  '\\b(?:ILL|glicose|glicemia|pressao alta|pressao|gordura no figado|doenca)\\b[^;!?]{0,25}?\\b(?:desaparec\\w+|some\\b|somem|sumir\\w*|sumira|vai embora|va embora|acaba\\b|deixa de existir|normaliza(?:da)? (?:de vez|para sempre|em))',
  '\\b(?:normaliz|control|resolv|elimin|acab|livr)\\w+[^;!?]{0,30}?\\b(?:de vez|para sempre|definitiv\\w+|de uma vez|completamente|totalmente)\\b',
  '\\b(?:funciona|da certo|serve|dara certo) (?:\\w+ )?(?:para|com|pra) (?:todo mundo|todos|qualquer pessoa)|\\bnao (?:existe|ha|tem) (?:chance|como|possibilidade|risco)\\w*(?: nenhum)? (?:de )?(?:dar errado|falhar|errar|nao funcionar|de nao)|\\bimpossivel (?:dar errado|falhar|nao)|\\bresultado certo|\\bsem (?:nenhum risco|risco nenhum|risco algum|efeitos? colatera\\w+)',
  '\\bILL[^;!?]{0,20}?\\b(?:ficam?|ficara) (?:para|pra) tras|\\bresultado (?:e|sera) (?:certo|garantido|fato)|\\b(?:tem|ha) como nao|\\bmenos {N} quilos (?:ate o|em)\\b|\\bnunca mais (?:vai|ira|precis|tera|sent)\\w*|\\b(?:elimina|zera|acaba com|anula|tira todo|afasta de vez)\\w* (?:\\w+ ){0,2}?(?:riscos?|chance|perigo|ILL)',
  '\\bnao (?:vai|ira|voce vai)(?: \\w+)? (?:mais )?(?:precisar|depender|necessitar)(?: mais)?(?: de| da| do)?(?: \\w+)? (?:MED|DRUG)|\\b(?:dispensar|sem precisar (?:de|mais de)) (?:\\w+ )?(?:MED|DRUG)',
  '\\b(?:em|dentro de|apos|ate) (?:{N}|poucas?|poucos?|pouco|algumas?|uma?|tres)(?: \\w+)?\\b[^;!?]{0,60}?\\b(?:voce|sua|seu)\\b[^;!?]{0,25}?\\b(?:estara?|vai estar|vai (?:perder|normalizar|cair|baixar|ter|ficar|sumir|emagrecer)|estara|tera|ficara|sera|perdera)\\b|\\bvoce (?:vai )?(?:perder|emagrecer|perde|emagrece|perdera|elimina)(?: ate| uns| de)? {N}[^;!?]{0,15}?(?:kg|quilos?)',
  '\\b(?:remissao|controle) (?:definitiv|total|garantid|complet|permanent)\\w+|\\b(?:voce )?(?:vai ficar|ficara|estara|esta) (?:curad|livre d)|\\bsubstitu\\w+ (?:o |os |seu |seus |a )?(?:MED|DRUG|tratamento|medicac)|\\blivr\\w+ (?:d[aoe]s? |se d[aoe]s? )(?:\\w+ )?(?:MED|DRUG|ILL)',
];

const ofNobody =
  /\b(?:nao|nenhum[a]?|ninguem|desconfie|cuidado|evite|mito|nem|nunca|promessas?|promete\w*|x)\b/u;

/** The reader's own symptom or organ: sent to somebody who examines, asked about, or not spoken of. */
const own = [
  '\\b(?:ess[ae]s?|estes?|estas|seus?|suas?|uma?|dess[ae]s?)(?: \\w+){0,2}? {SIGN}[^;!?]{0,40}?\\b(?:e|sao|vem|vem d\\w+|deve-se|se deve|parece|costuma|deve ser|nao e|nao deve|pode ser|passam?|melhora|some|vai passar|logo|revela|mostra|indica|quer dizer|quer dizer nada)\\b',
  '(?<!\\bcom )\\b(?:seus?|suas?|o|os) (?:rins?|coracao|figado|pancreas|tireoide|nervos?|retina|pulmao|pulmoes|arterias|circulacao|veias|coluna|intestino|estomago|hormonios|vasos|olhos|cerebro)\\b[^,;!?]{0,25}?\\b(?:esta|estao|ja nao|anda|andam|comecaram|comecou|parecem?|sofre|sofreu|foi|foram|nao (?:esta|estao|produz|funciona\\w*)|falh\\w+|frac[oa]s?|lent[oa]s?|inflamad[oa]s?|comprometid[oa]s?|doentes?|cansad[oa]s?|ja)\\b',
];

export const judgementRules: readonly SpeechRule[] = [
  ...own.map(
    (source): SpeechRule => ({
      breach: 'diagnosis',
      says: pattern(source),
      unless:
        /\?|\bx\b|\bPRO\b|\b(?:se|caso|quando|ligue|192|procur\w+|motivo (?:para|de)|alerta|urgen\w+|precisa\w* (?:de|ser)|merece\w*|ped[ei]\w*|consulta|emergencia|avali\w+|atendimento|pare|podem? ter|muitas causas|varias causas|quem|sempre|dor muscular|depois do (?:treino|exercicio)|exames?|pesam|pesar|leve|e real|mais lento)\b/u,
    }),
  ),
  {
    breach: 'belittling',
    says: pattern(
      '\\b(?:glicose|glicemia|pressao)\\b[^;!?]{0,25}?\\b{N}[^;!?]{0,40}?\\bnao (?:\\w+ )?(?:assusta|preocupa|e (?:um )?problema|chega|faz mal|tem problema|significa)|\\b(?:pode|podem|e so|so) (?:relaxar|ficar em paz|descansar tranquil\\w+|respirar aliviad\\w+)',
    ),
  },
  { breach: 'diagnosis', says: pattern(diagnosed), unless: pattern(general) },
  ...belittled.map(
    (source): SpeechRule => ({
      breach: 'belittling',
      says: pattern(source),
      unless:
        /\b(?:sempre|conte|avise|incomoda|disque|onde nao ha|sou um|(?<!nao )procure|dor no peito|nao (?:dirija|deixe|deve esperar|e para esperar)|nao (?:espere|deixe|ignore)|(?:mais de|mas se|depois do (?:treino|exercicio)|dor muscular)|nem sempre|musculares?|muscular)\b/u,
    }),
  ),
  ...promised.map(
    (source, at): SpeechRule => ({
      breach: 'promise',
      says: pattern(source),
      ...(at === 3 || at === 5 ? {} : { unless: ofNobody }),
    }),
  ),
];
