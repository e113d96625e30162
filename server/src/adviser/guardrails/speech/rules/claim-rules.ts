import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/** 'Se você tem', 'quem tem': a case, not a finding. */
const supposed = '(?<!\\b(?:se|caso|quando|quem|mesmo que|embora|que) )';
const whose =
  '(?:voce|a senhora|o senhor|su[ao] (?:mae|filh[ao]|pai|espos[ao]|marido|mulher|avo)|seu (?:pai|filho|marido|avo)|ele|ela)';
const someIll =
  '(?:(?:com|de|a|um|uma|alguma?|inicio|principio|crise|caso|quadro|leve|forte|possivel|so|apenas|provavel) ){0,4}ILL';

const diagnosisRules: readonly SpeechRule[] = [
  `${supposed}\\b${whose} (?:nao )?(?:ja )?(?:tem|esta|sofre|desenvolveu|apresenta|pegou|teve|e|tenha|esteja)(?: tendo)? ${someIll}`,
  `${supposed}\\b(?:isso|isto|iss[oa] ai|ess[ae]s? \\w+|est[ae]s? \\w+|(?:o )?seu (?:quadro|exame|resultado|caso)|sua (?:glicada|hemoglobina|glicose|glicemia|pressao))\\b[^,;!?]{0,40}?\\b(?:e|sao|ser|indica\\w*|sugere\\w*|confirma\\w*|aponta\\w*|mostra\\w*|significa\\w*|parece\\w*|compativel com|caracteriza\\w*|configura\\w*) ${someIll}`,
  `\\b(?:parece|provavelmente|possivelmente|acho que|acredito que|tudo indica|trata-se|diria que|desconfio)\\b[^;!?]{0,25}?\\b(?:e|ser|seja|de|um|uma|que)\\b(?: \\w+){0,3}? ${someIll}`,
  `\\b(?:se chama|chama-se|o nome disso e) ${someIll}|\\bseu (?:problema|mal) e\\b|\\ba causa d[aeo][^,;!?]{0,30}? e (?:a |o )?ILL`,
  `\\bexames? (?:deu|deram|acusou|acusa) ${someIll}`,
  `\\bcara de ${someIll}|ILL confirmad|\\bsao d[ao] ${someIll}`,
  `\\bme parece ${someIll}`,
  // 'Essa mancha é sinal de ILL', 'você se enquadra no diagnóstico de ILL', 'isso descarta infarto'.
  `${supposed}\\b(?:voce|isso|isto|ess[ae]s?|est[ae]s?|seus?|suas?|o conjunto|o quadro|os sintomas)\\b[^,;!?]{0,45}?\\b(?:enquadra|diagnostico|criterios?|quadro|caso|sinal|sinais|indicio|indicativo|sugestiv[ao]|compativel|condiz\\w*|consistente|tipic[ao]|caracteristic[ao]|aponta\\w*|descarta\\w*|exclui|trata-se)\\b(?: \\w+){0,3}? ${someIll}`,
  `\\b(?:provavel|possivel|acredito|acho|talvez|creio|parece)\\b[^,;!?]{0,20}?\\b(?:seja|esteja|tenha|e)\\b ${someIll}`,
  `(?<!ver |se |dizer )\\b(?:parece que|acho que|acredito que|creio que)(?: voce)? (?:esta|tem|ja)[^,;!?]{0,20}?ILL`,
  `\\b(?:voce|paciente) (?:e|seria) (?:um |uma |ja )?(?:portador\\w* de |considerad[ao] )ILL`,
  `(?<!exame |medico )\\bdeve ser ${someIll}`,
  `\\bdiagnostico (?:e|seria|provavel|:)[^;!?]{0,15}?ILL`,
  `(?<!se |que )\\bnao e (?:um |uma |nenhum |nenhuma )?ILL\\b(?! d[aeo]| so| apenas| uma)`,
  `\\b(?:indicam|indica|confirma|confirmam|sugere|sugerem) (?:um |uma |a presenca de |que voce tem )?ILL`,
].map((source) => ({
  breach: 'diagnosis',
  says: pattern(source),
  unless: /\b(?:perfil|contou|informou|registrou|disse ter)\b|^(?:como|ja que) voce tem\b/u,
}));

const promiseRules: readonly SpeechRule[] = [
  '\\b(?:cura|curar|curad[ao]s?|cure|curam|curou)\\b',
  '\\b(?:reverte|reverter|revertem|reversao|reverta)\\b',
  '\\b(?:zera|zerar|zere)\\b(?! o consumo)',
  '\\bgarant(?:id[ao]s?|o)\\b|\\bprometo\\b|\\bmilagr|\\bdetox\\b|\\btoxinas\\b|\\binfalivel',
  '\\b(?:se )?livrar (?:\\w+ )?(?:d[oae]s?|dess\\w+) (?:ILL|MED|DRUG)|\\bpara sempre\\b|\\bem todos os casos\\b|\\bsem falhas?\\b',
  '\\bvai ficar bo[am]\\b|\\belimin\\w+ (?:o |a |seu |sua )?ILL|ILL (?:some|desaparece|vai embora|acaba)|\\bnao tem erro|\\bfunciona sempre|\\bnunca mais\\b',
  '\\blivre d[oae]s? (?:ILL|MED|remedio|DRUG)|\\btiro e queda|\\bdefinitivamente\\b|\\bde uma vez por todas',
  '\\b(?:vai|vao|ira) [^;!?]{0,40}?\\b(?:com certeza|sem duvida|garantidamente)',
  '\\bem {N} (?:dias|semanas|meses)\\b[^;!?]{0,15}?\\b(?:voce|sua|seu)\\b[^;!?]{0,20}?\\b(?:estara|vai|tera|ficara|sera)\\b',
  '\\bnunca mais (?:vai|tera|sentira|precisara)',
  '\\b100 ?% (?:eficaz|segur|natural|garantid|curad|livre)',
  '\\b(?:perder|emagrecer|eliminar) (?:ate )?{N} ?(?:kg|quilos?) em\\b',
  '\\bvai (?:perder|emagrecer) (?:ate )?{N}',
  '\\bcom certeza\\b[^;!?]{0,40}?\\b(?:vai|vao|normaliz|melhor|baix|some)',
  '\\bsubstitu\\w+ (?:o |os |seu |seus )?(?:MED|tratamento)',
].map((source) => ({
  breach: 'promise',
  says: pattern(source),
  unless:
    /\b(?:nao|nenhum[a]?|ninguem|desconfie|cuidado com|evite|mito)\b[^;!?]{0,40}?(?:cur[ae]|revert|milagr|detox|promet|garant|substitu|zera)/u,
}));

const belittlingRules: readonly SpeechRule[] = [
  '\\bnao (?:e|foi|deve ser|sera) nada\\b',
  '(?<!nao )\\bpode esperar\\b',
  '\\bnao (?:e preciso|precisa|ha necessidade de) (?:ir ao|ir a|ir para|procurar|correr|ligar|chamar|se preocupar|buscar|de (?:medico|PRO|pronto))',
  '\\b(?:nao ha|sem|nao tem|nao existe) (?:motivo|razao|por ?que|com ?o ?que|com que|nada com que|nada)(?: \\w+)? (?:(?:para|de|se) )?(?:se )?preocup',
  '\\bnao (?:e|ha|seria) (?:\\w+ )?(?:necessari|necessidade|urgent|urgencia|preciso)\\w*(?: de)?(?: (?:procurar|ir|ligar|chamar|buscar|atendimento|PRO|consulta|pronto|hospital|socorro)|[.!,])',
  '\\b(?:e|sao) so (?:gases|nervoso|ansiedade|susto|ILL)\\b|\\bnao e motivo\\b|\\b(?:relaxe|acontecem?, (?:relaxe|calma))\\b|\\bnao preocupam?\\b|\\b(?:amanha|logo|depois) a (?:dor|tontura) (?:some|passa)|\\bbenign[ao]s?\\b|\\bnada demais\\b|\\bnada preocupante|\\bmau jeito\\b|\\bbesteira\\b',
  '\\bnao (?:de|ligue|precisa dar) (?:importancia|bola|atencao|para)',
  '\\b(?:amanha|depois|outro dia|semana que vem) (?:voce )?(?:ve|resolve|olha|cuida)\\b',
  '\\bpode ficar (?:tranquil|despreocup|sossegad)\\w* (?:que|pois|porque)\\b',
  '(?<!nao )\\b(?:espere|aguarde|observe)\\b[^;!?]{0,15}?(?:dias?|semanas?|amanha|para ver|passar|melhorar)(?![^;!?]{0,20}?entre)',
  '\\brespire fundo que passa|\\bnao (?:precisa|necessita) de (?:PRO|consulta|atendimento|hospital|exame|ambulancia)',
  '\\b(?:isso|isto) (?:e|esta) (?:\\w+ )?(?:normal|comum)\\b(?! em| ter)',
  '{SYMPTOM}[^;!?]{0,30}?\\b(?:e|sao|esta)\\b (?:\\w+ ){0,2}?(?:normal|normais|comum|comuns|coisa da|besteira|frescura|bobagem)',
  '\\b(?:esta|e) tudo normal',
  '\\bpassa(?:m|ra)? sozinh|\\blogo passa|\\bvai passar sozinh',
  '(?<!se )\\bnao (?:e|tem|deve ser|parece) (?:grave|perigo\\w*|serio)\\b',
  '\\bcoisa da sua cabeca|\\be frescura|\\be psicologico\\b',
  '\\b(?:fique|pode ficar) (?:tranquil|calm|em paz|sossegad)\\w*[^;!?]{0,30}?{SYMPTOM}',
  '(?<!vezes |nem sempre )\\be so (?:um |uma )?(?:{SYMPTOM}|cansaco|nervos\\w*|estresse)',
  '\\bignore (?:o|a|os|as|ess\\w*|est\\w*) (?:\\w+ )?{SYMPTOM}',
].map((source) => ({ breach: 'belittling', says: pattern(source) }));

/** Claims about illness: what it is, that it goes away, that it is nothing. */
export const claimRules: readonly SpeechRule[] = [...diagnosisRules, ...promiseRules, ...belittlingRules];
